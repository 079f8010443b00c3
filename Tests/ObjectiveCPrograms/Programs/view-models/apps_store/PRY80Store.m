#import "PRY80Store.h"

#define PRY80_GROUP @"group.pry"
#define PRY80_TUNNEL PRY80_GROUP @".tunnel"
#define pry80_inline __inline__ __attribute__((always_inline))
typedef NSString * PRY80Message;
PRY80Message const PRY80Connected = PRY80_GROUP @".connected";
static NSString *const PRY80Failed = PRY80_TUNNEL @".failed";

static pry80_inline NSUInteger pry80Length(NSString *text) { return text.length; }

NSString *scenario_apps_store_texts(void) {
    NSArray *all = @[PRY80Connected, PRY80Failed, PRY80_GROUP, @"<" PRY80_GROUP @">"];
    return [NSString stringWithFormat:@"%@ %lu " PRY80_GROUP, [all componentsJoinedByString:@" "], (unsigned long)pry80Length(PRY80Failed)];
}

@interface PRY80Relay : RACSubject
- (void)accept:(id)value;
@end
@implementation PRY80Relay
- (void)accept:(id)value { [super sendNext:value]; }
- (void)sendNext:(id)value { [super sendNext:[NSString stringWithFormat:@"<%@>", value]]; }
- (void)sendError:(NSError *)error { [super sendNext:[NSString stringWithFormat:@"!%ld", (long)error.code]]; }
- (void)sendCompleted { [super sendNext:@"end"]; }
@end
@interface PRY80OnceRelay : PRY80Relay
@end
@implementation PRY80OnceRelay
- (void)sendCompleted { [super sendCompleted]; [super sendNext:@"once"]; }
@end
NSString *scenario_apps_store_relay(void) {
    NSMutableString *seen = [NSMutableString string];
    RACSubject *subject = [PRY80Relay subject];
    [subject subscribeNext:^(id x) { [seen appendFormat:@"%@ ", x]; } completed:^{ [seen appendString:@"completed "]; }];
    [subject sendNext:@1];
    [(PRY80Relay *)subject accept:@2];
    [subject sendError:[NSError errorWithDomain:@"d" code:5 userInfo:nil]];
    [subject sendCompleted];
    PRY80OnceRelay *once = [PRY80OnceRelay subject];
    [once subscribeNext:^(id x) { [seen appendFormat:@"%@ ", x]; }];
    [[RACSignal return:@3] subscribe:once];
    return seen;
}

@interface PRY80Route : NSObject
@property (nonatomic, copy) NSString *pattern;
- (instancetype)initWithPattern:(NSString *)pattern;
- (NSString *)shown;
@end
@implementation PRY80Route
- (instancetype)initWithPattern:(NSString *)pattern {
    if ((self = [super init])) { _pattern = [pattern copy]; }
    return self;
}
- (NSString *)shown { return self.pattern; }
@end
@interface PRY80LoudRoute : PRY80Route
@end
@implementation PRY80LoudRoute
- (NSString *)shown { return [self.pattern uppercaseString]; }
@end
static Class PRY80RouteClass;
static BOOL pry80Use(Class kind) {
    if (![kind isSubclassOfClass:[PRY80Route class]]) return NO;
    PRY80RouteClass = kind;
    return YES;
}
NSString *scenario_apps_store_classes(void) {
    PRY80RouteClass = [PRY80Route class];
    PRY80Route *first = [[PRY80RouteClass alloc] initWithPattern:@"a/b"];
    BOOL wrong = pry80Use([NSObject class]);
    BOOL right = pry80Use([PRY80LoudRoute class]);
    PRY80Route *second = [[PRY80RouteClass alloc] initWithPattern:@"a/b"];
    return [NSString stringWithFormat:@"%@ %d %d %@", [first shown], wrong, right, [second shown]];
}

@interface PRY80Point : NSObject <NSSecureCoding>
@property (nonatomic) int x;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) PRY80Point *next;
@property (nonatomic) float weight;
@property (nonatomic, copy) NSString *note;
@property (nonatomic, strong) NSNumber *added;
@end
@implementation PRY80Point
+ (BOOL)supportsSecureCoding { return YES; }
- (instancetype)init { return [super init]; }
- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeInt:self.x forKey:@"x"];
    [coder encodeObject:self.name forKey:@"name"];
    [coder encodeObject:self.next forKey:@"next"];
    [coder encodeFloat:self.weight forKey:@"weight"];
}
- (instancetype)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) {
        _x = [coder decodeIntForKey:@"x"];
        _name = [coder decodeObjectOfClass:[NSString class] forKey:@"name"];
        _next = [coder decodeObjectOfClass:[PRY80Point class] forKey:@"next"];
        _weight = [coder decodeFloatForKey:@"weight"];
        _note = [coder decodeObjectOfClass:[NSString class] forKey:@"note"];
        _added = [coder decodeObjectForKey:@"added"];
        if ([coder containsValueForKey:@"y"]) _x = 100;
    }
    return self;
}
@end
NSString *scenario_apps_store_archive(void) {
    PRY80Point *point = [PRY80Point new];
    point.x = 7;
    point.name = @"p";
    point.weight = 1.5f;
    point.next = [PRY80Point new];
    point.next.name = @"q";
    NSError *error = nil;
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:point requiringSecureCoding:YES error:&error];
    PRY80Point *copy = [NSKeyedUnarchiver unarchivedObjectOfClass:[PRY80Point class] fromData:data error:&error];
    return [NSString stringWithFormat:@"%d %@ %.1f %@ %@ %@ %@ %@", copy.x, copy.name, copy.weight, copy.next.name, copy.next.next, copy.note, copy.added, error];
}

@interface PRY80File : NSObject
+ (void)write:(NSString *)text to:(NSString *)path error:(NSError **)outError;
@end
@implementation PRY80File
+ (void)check:(NSString *)path error:(NSError **)outError {
    *outError = nil;
    if (path.length == 0) {
        *outError = [NSError errorWithDomain:@"file" code:1 userInfo:nil];
        return;
    }
}
+ (void)write:(NSString *)text to:(NSString *)path error:(NSError **)outError {
    NSError *err;
    [PRY80File check:path error:&err];
    if (err != nil) {
        *outError = [NSError errorWithDomain:@"outer" code:err.code + 1 userInfo:nil];
        return;
    }
    if (text == nil) {
        if (outError) *outError = [NSError errorWithDomain:@"text" code:9 userInfo:nil];
        NSLog(@"no text");
        return;
    }
    [text writeToFile:path atomically:YES encoding:NSUTF8StringEncoding error:outError];
}
@end
NSString *scenario_apps_store_files(void) {
    NSMutableArray *seen = [NSMutableArray array];
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:[[NSUUID UUID] UUIDString]];
    NSError *error = nil;
    [PRY80File write:@"abc" to:@"" error:&error];
    [seen addObject:[NSString stringWithFormat:@"%@ %ld", error.domain, (long)error.code]];
    error = nil;
    [PRY80File write:nil to:path error:&error];
    [seen addObject:[NSString stringWithFormat:@"%@ %ld", error.domain, (long)error.code]];
    error = nil;
    [PRY80File write:@"abc" to:path error:&error];
    NSFileHandle *handle = [NSFileHandle fileHandleForUpdatingAtPath:path];
    NSData *start = [handle readDataUpToLength:2 error:&error];
    [handle writeData:[@"XY" dataUsingEncoding:NSUTF8StringEncoding] error:&error];
    [handle seekToOffset:0 error:&error];
    NSData *rest = [handle readDataToEndOfFileAndReturnError:&error];
    [handle closeAndReturnError:NULL];
    [seen addObject:[[NSString alloc] initWithData:start encoding:NSUTF8StringEncoding]];
    [seen addObject:[[NSString alloc] initWithData:rest encoding:NSUTF8StringEncoding]];
    [seen addObject:error ? @"error" : @"fine"];
    [[NSFileManager defaultManager] removeItemAtPath:path error:NULL];
    return [seen componentsJoinedByString:@","];
}

@interface PRY80Clock : NSObject
@property (nonatomic) NSCalendarUnit significant;
@end
@implementation PRY80Clock
- (BOOL)uses:(NSCalendarUnit)unit { return (self.significant & unit) != 0; }
- (NSString *)nameOf:(NSCalendarUnit)unit {
    if (unit == NSCalendarUnitDay) return @"day";
    return unit == (NSCalendarUnitDay | NSCalendarUnitHour) ? @"both" : @"other";
}
@end
NSString *scenario_apps_store_units(void) {
    PRY80Clock *clock = [PRY80Clock new];
    clock.significant = NSCalendarUnitDay;
    clock.significant |= NSCalendarUnitHour;
    NSCalendarUnit more = NSCalendarUnitMinute | clock.significant;
    NSUInteger flags = NSCalendarUnitYear;
    flags |= NSCalendarUnitMonth;
    NSString *kinds = [@[[clock nameOf:NSCalendarUnitDay], [clock nameOf:clock.significant], [clock nameOf:more]] componentsJoinedByString:@" "];
    return [NSString stringWithFormat:@"%d %d %d %@ %d %d", [clock uses:NSCalendarUnitHour], [clock uses:NSCalendarUnitYear], (more & NSCalendarUnitMinute) ? 1 : 0, kinds, flags & NSCalendarUnitMonth ? 1 : 0, (flags & NSCalendarUnitDay) == 0];
}
