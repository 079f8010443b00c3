//
//  Trimming.m
//
//  Categories on classes that are types of Swift, and a form that uses them.
//

#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@interface NSString (Trimming)
@property (nonatomic, readonly) NSString *trm_reversed;
- (NSString *)trm_trimmedString;
@end

@implementation NSString (Trimming)

- (NSString *)trm_trimmedString {
    return [self stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
}

- (NSString *)trm_reversed {
    NSMutableString *result = [NSMutableString stringWithCapacity:self.length];
    for (NSInteger i = (NSInteger)self.length - 1; i >= 0; i--) {
        [result appendString:[self substringWithRange:NSMakeRange(i, 1)]];
    }
    return result;
}

@end

@interface NSArray (Trimming)
- (NSArray *)trm_arrayByRemovingText:(NSString *)text;
@end

@implementation NSArray (Trimming)

- (NSArray *)trm_arrayByRemovingText:(NSString *)text {
    return [[self.rac_sequence filter:^BOOL(NSString *other) {
        return ![text isEqualToString:other];
    }] array];
}

@end

@interface TrimmingForm : NSObject
@property (nonatomic, copy) NSArray *pending;
- (BOOL)accept:(NSDictionary *)values;
@end

@implementation TrimmingForm

- (instancetype)init {
    self = [super init];
    if (!self) return nil;
    _pending = @[ @"a", @"b" ];
    return self;
}

- (BOOL)accept:(NSDictionary *)values {
    NSString *body = values[@"body"] ?: @"";
    NSString *identifier = values[@"id"];
    NSString *name = values[@"name"];
    if (identifier == nil || name == nil) return NO;

    self.pending = [self.pending trm_arrayByRemovingText:identifier];
    return [name trm_trimmedString].length > 0 && ![body.trm_reversed isEqualToString:body];
}

@end
