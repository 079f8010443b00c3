#import "PRY81Kinds.h"

@interface PRY81Base : NSObject <NSCoding>
@property (nonatomic, copy) NSString *idstr;
+ (NSSet *)propertyKeys;
@end
@implementation PRY81Base
- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeObject:self.idstr forKey:@"id"]; }
- (instancetype)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) { _idstr = [coder decodeObjectForKey:@"id"]; }
    return self;
}
+ (NSSet *)propertyKeys { return [NSSet setWithObject:@"idstr"]; }
+ (NSRegularExpression *)phone {
    static NSRegularExpression *regex;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ regex = [NSRegularExpression regularExpressionWithPattern:@"[0-9]+" options:0 error:NULL]; });
    return regex;
}
+ (NSRegularExpression *)broken {
    static NSRegularExpression *regex;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ regex = [NSRegularExpression regularExpressionWithPattern:@"[0-9" options:0 error:NULL]; });
    return regex;
}
@end
@interface PRY81User : PRY81Base
@property (nonatomic, copy) NSString *name;
@end
@implementation PRY81User
- (instancetype)init {
    if ((self = [super init])) { _name = @"n"; }
    return self;
}
+ (NSSet *)propertyKeys { return [[super propertyKeys] setByAddingObject:@"name"]; }
@end

NSString *scenario_apps_kinds_singletons(void) {
    NSString *text = @"call 555 1234";
    NSRange all = NSMakeRange(0, text.length);
    NSTextCheckingResult *match = [[PRY81Base phone] firstMatchInString:text options:0 range:all];
    PRY81Base *base = [PRY81User new];
    NSSet *keys = base.class.propertyKeys;
    return [NSString stringWithFormat:@"%@ %lu %@ %lu", [text substringWithRange:match.range], (unsigned long)[[PRY81Base broken] numberOfMatchesInString:text options:0 range:all], [PRY81Base broken], (unsigned long)keys.count];
}

NSString *scenario_apps_kinds_decoding(void) {
    PRY81User *user = [PRY81User new];
    user.idstr = @"7";
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:user];
    PRY81User *copy = [NSKeyedUnarchiver unarchiveObjectWithData:data];
    return [NSString stringWithFormat:@"%@ %@ %@", user.name, copy.idstr, copy.name];
}

NSString *scenario_apps_kinds_bytes(void) {
    NSData *data = [@"Az~" dataUsingEncoding:NSUTF8StringEncoding];
    Byte *bytes = (Byte *)[data bytes];
    NSMutableString *hex = [NSMutableString string];
    for (int i = 0; i < data.length; i++) [hex appendFormat:@"%02x", bytes[i] & 0xff];
    u_int32_t sum = 4294967295u;
    for (NSUInteger i = 0; i < data.length; i++) sum += bytes[i];
    u_int8_t low = (u_int8_t)sum;
    u_int16_t mid = (u_int16_t)(sum * 1000);
    u_char first = bytes[0];
    uint rest = sum % 7;
    return [NSString stringWithFormat:@"%@ %u %d %d %c %u %d", hex, sum, low, mid, first, rest, arc4random_uniform((u_int32_t)1)];
}

@interface NSMutableArray (PRY81Shift)
- (NSArray *)pry81_shift:(NSInteger)count;
@end
@implementation NSMutableArray (PRY81Shift)
- (NSArray *)pry81_shift:(NSInteger)count {
    NSInteger length = MIN(count, (NSInteger)[self count]);
    NSRange range = NSMakeRange(0, length);
    NSArray *taken = [self subarrayWithRange:range];
    [self removeObjectsInRange:range];
    return taken;
}
@end
NSString *scenario_apps_kinds_shifts(void) {
    NSMutableArray *list = [NSMutableArray arrayWithObjects:@1, @2, @3, nil];
    NSMutableArray *other = list;
    NSArray *two = [other pry81_shift:2];
    NSArray *one = [other pry81_shift:5];
    return [NSString stringWithFormat:@"%@ %@ %lu", [two componentsJoinedByString:@","], [one componentsJoinedByString:@","], (unsigned long)list.count];
}

@interface PRY81Worker : NSObject
- (NSInteger)work;
@end
@implementation PRY81Worker {
    dispatch_queue_t _queue;
    NSInteger _done;
}
- (NSInteger)work {
    if (_queue == nil) _queue = dispatch_queue_create("pry81", DISPATCH_QUEUE_SERIAL);
    dispatch_sync(_queue, ^{ _done += 1; });
    if (_done > 1) _queue = nil;
    return _queue ? _done : -_done;
}
@end
NSString *scenario_apps_kinds_queues(void) {
    PRY81Worker *worker = [PRY81Worker new];
    NSInteger first = [worker work], second = [worker work], third = [worker work];
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)first, (long)second, (long)third];
}
