#import "PRY47.h"

typedef enum { PRYPriorityLow, PRYPriorityHigh } PRYPriority;
@class PRYResult;
@interface PRYTask : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, strong) PRYResult *result;
@property (nonatomic) PRYPriority priority;
- (void)run:(void (^)(PRYResult *result))done;
@end
@interface PRYResult : NSObject
@property (nonatomic, strong) id value;
@property (nonatomic, strong) NSError *error;
@property (nonatomic, readonly) BOOL failed;
@end
@interface PRYEvent : NSObject
@property (nonatomic, strong) NSDate *date;
@property (nonatomic, copy) NSString *type, *description_;
@property (nonatomic, getter=isDefault) BOOL default_;
@end
@interface PRYOperation : NSObject
- (NSInteger)apply:(NSInteger)in to:(NSInteger)is as:(NSString *)as;
@end
@interface PRYCharacter : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSInteger index, count, length, hash_;
- (NSString *)default;
- (BOOL)is:(id)other;
- (NSString *)repeat:(NSInteger)n;
- (instancetype)self_;
@end
@implementation PRYResult
- (BOOL)failed { return _error != nil; }
@end
@implementation PRYTask
- (void)run:(void (^)(PRYResult *))done { PRYResult *r = [PRYResult new]; if (self.priority == PRYPriorityHigh) r.value = self.title; else r.error = [NSError errorWithDomain:@"t" code:3 userInfo:nil]; self.result = r; if (done) done(r); }
@end
@implementation PRYEvent
- (NSString *)description { return [NSString stringWithFormat:@"%@/%@/%d", self.type, self.description_, self.isDefault]; }
@end
@implementation PRYOperation
- (NSInteger)apply:(NSInteger)in to:(NSInteger)is as:(NSString *)as { NSInteger let = in * 2, var = is; NSInteger func = let + var; return [as isEqual:@"neg"] ? -func : func; }
@end
@implementation PRYCharacter
- (NSString *)default { return @"dflt"; }
- (BOOL)is:(id)other { return other == self; }
- (NSString *)repeat:(NSInteger)n { NSString *repeat = @""; while (n-- > 0) repeat = [repeat stringByAppendingString:self.name]; return repeat; }
- (instancetype)self_ { return self; }
@end

NSString *scenario_dynamic_taken_names_3_tasks(void) {
    PRYTask *t = [PRYTask new]; t.title = @"go"; NSMutableArray *log = [NSMutableArray array];
    [t run:^(PRYResult *result) { [log addObject:@(result.failed)]; [log addObject:@(result.error.code)]; }];
    t.priority = PRYPriorityHigh;
    [t run:^(PRYResult *result) { [log addObject:result.value]; }];
    [t run:nil];
    [log addObject:t.result.value];
    return [log componentsJoinedByString:@" "];
}
NSString *scenario_dynamic_taken_names_3_names(void) {
    PRYEvent *e = [PRYEvent new]; e.type = @"click"; e.description_ = @"d"; e.default_ = YES; e.date = [NSDate dateWithTimeIntervalSince1970:0];
    PRYOperation *op = [PRYOperation new];
    PRYCharacter *c = [PRYCharacter new]; c.name = @"ab"; c.index = 3; c.count = 4; c.length = 5;
    NSInteger min = 1, max = 2, abs = 3, print = 4, type = 5, zip = 6, count = 7, index = 8, self_ = 9, protocol = 11, extension = 12, internal = 13, operator = 14, where = 15, guard = 16, init = 17, defer = 18;
    NSInteger sum = min + max + abs + print + type + zip + count + index + self_ + protocol + extension + internal + operator + where + guard + init + defer;
    NSInteger biggest = MAX(min, max) + MIN(abs, print) + ABS(-type);
    return [NSString stringWithFormat:@"%@ %ld %ld %@ %d %@ %ld %ld %ld %@", e, (long)[op apply:1 to:2 as:@"neg"], (long)[op apply:1 to:2 as:@"x"], [c default], [c is:c], [c repeat:2], (long)sum, (long)biggest, (long)(c.index + c.count + c.length), e.date];
}
NSString *scenario_dynamic_taken_names_3_shadow(void) {
    NSString *string = @"s"; NSArray *array = @[@1]; NSNumber *number = @2; NSDate *date = nil; NSError *error = nil; id object = @"o"; Class class = [PRYTask class];
    NSString *NSStringX = @"x"; id nilValue = nil, Nil_ = nil; id value = object, values = array, key = @"k", keys = @[@"k"], element = @1, new = @"new", old = @"old";
    for (id object in array) { number = object; }
    NSMutableString *description = [NSMutableString string];
    for (NSString *string in @[@"p", @"q"]) [description appendString:string];
    { NSString *string = @"inner"; [description appendString:string]; }
    void (^block)(NSString *) = ^(NSString *string) { [description appendString:string]; };
    block(string);
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@ %@ %@ %@ %@%@%@%@%@%@ %@ %@", string, array[0], number, date, error, object, class, NSStringX, value, [values firstObject], key, keys[0], element, new, old, description];
}
