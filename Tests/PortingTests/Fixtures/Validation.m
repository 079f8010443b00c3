//
//  Validation.m
//
//  Checks the rows of an import: what fails gives an error, what is empty is left out.
//

#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

static NSString *const ImportErrorDomain = @"ImportErrorDomain";

typedef NS_ENUM(NSInteger, ImportError) {
    ImportErrorNoNumber = 1,
    ImportErrorTooLarge,
};

@interface Importer : NSObject

/// Rows that were left out, each an NSString.
@property (nonatomic, readonly) NSMutableArray<NSString *> *skipped;
/// Objects that are told of rows.
@property (nonatomic, strong) NSMutableArray *observers;

- (NSNumber *)numberInRow:(NSString *)row error:(NSError **)error;
- (BOOL)checkRow:(NSString *)row error:(NSError **)error;
- (RACSignal *)importRows:(NSArray *)rows;

@end

@implementation Importer

- (instancetype)init {
    self = [super init];
    if (self == nil) return nil;
    _skipped = [NSMutableArray array];
    _observers = [NSMutableArray array];
    return self;
}

- (NSNumber *)numberInRow:(NSString *)row error:(NSError **)error {
    NSNumber *number = [self numberOf:row];
    if (number == nil) {
        [self.skipped addObject:row];
        if (error != NULL) *error = [NSError errorWithDomain:ImportErrorDomain code:ImportErrorNoNumber userInfo:nil];
    }
    return number;
}

- (NSNumber *)numberOf:(NSString *)row {
    NSInteger value = row.integerValue;
    return value == 0 ? nil : @(value);
}

- (BOOL)checkRow:(NSString *)row error:(NSError **)error {
    BOOL isSmall = row.integerValue < 100;
    if (!isSmall) {
        *error = [NSError errorWithDomain:ImportErrorDomain code:ImportErrorTooLarge userInfo:nil];
    }
    return isSmall;
}

/// The numbers of rows; the first row without one ends it.
- (RACSignal *)importRows:(NSArray *)rows {
    return [[[rows.rac_sequence.signal
        try:^BOOL(NSString *row, NSError **error) {
            return [self checkRow:row error:error];
        }]
        tryMap:^id(NSString *row, NSError **error) {
            return [self numberInRow:row error:error];
        }]
        tryMap:^id(NSNumber *number, NSError **error) {
            if (number.integerValue < 0) {
                if (error != NULL) {
                    *error = [NSError errorWithDomain:ImportErrorDomain code:ImportErrorNoNumber userInfo:nil];
                }
                return nil;
            }
            return number;
        }];
}

/// How many of the values are there; NSNull stands for one that is not.
- (NSUInteger)countOfValues:(NSArray *)values {
    NSUInteger count = 0;
    for (NSUInteger i = 0; i < values.count; i++) {
        if (values[i] != [NSNull null]) count++;
    }
    return count;
}

- (void)forgetRow:(NSString *)row observer:(NSObject *)observer {
    [self.skipped removeObject:row];
    [self.observers removeObject:observer];
}

/// The rows, joined from the last to the first.
- (NSString *)reversed:(NSArray *)rows {
    NSEnumerator *enumerator = [rows objectEnumerator];
    NSString *result = @"";
    NSString *row = nil;
    while ((row = [enumerator nextObject])) {
        result = [row stringByAppendingString:result];
    }
    return result;
}

@end
