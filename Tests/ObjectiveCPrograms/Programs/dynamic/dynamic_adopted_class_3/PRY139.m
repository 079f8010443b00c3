#import "PRY139.h"

@protocol PRY139Soft <NSObject>
- (NSString *)run;
@optional
- (NSString *)stop;
@end
@protocol PRY139Named <NSObject>
@property (nonatomic, copy) NSString *name;
@end
@interface PRY139Base : NSObject
@property (nonatomic, assign) NSInteger count;
- (NSString *)about;
@end
@implementation PRY139Base
- (NSString *)about { return [NSString stringWithFormat:@"%@ %ld", NSStringFromClass([self class]), (long)self.count]; }
@end
@interface PRY139Music : PRY139Base <PRY139Soft, PRY139Named>
@end
@implementation PRY139Music
@synthesize name = _name;
- (NSString *)run { self.count++; return [@"music " stringByAppendingString:self.name ?: @"-"]; }
@end
@interface PRY139Zone : PRY139Base <PRY139Soft>
@end
@implementation PRY139Zone
- (NSString *)run { self.count += 2; return @"zone"; }
- (NSString *)stop { return @"halt"; }
@end
@interface PRY139Phone : NSObject
@property (nonatomic, strong) PRY139Base<PRY139Soft> *soft;
@property (nonatomic, strong) NSMutableArray *log;
- (void)use:(PRY139Base<PRY139Soft, PRY139Named> *)soft;
- (NSString *)go;
@end
@implementation PRY139Phone
- (instancetype)init { if ((self = [super init])) { _log = [NSMutableArray array]; } return self; }
- (void)use:(PRY139Base<PRY139Soft, PRY139Named> *)soft { soft.name = @"given"; [self.log addObject:[soft run]]; [self.log addObject:soft.about]; self.soft = soft; }
- (NSString *)go {
    [self.log addObject:[self.soft run] ?: @"nil"];
    if ([self.soft respondsToSelector:@selector(stop)]) [self.log addObject:[self.soft stop]];
    self.soft.count += 10;
    return [NSString stringWithFormat:@"%@ %@ %ld", [self.log componentsJoinedByString:@","], self.soft.about, (long)self.soft.count];
}
@end
static NSString *PRY139Both(id<PRY139Soft, PRY139Named> thing) { return [NSString stringWithFormat:@"%@/%@", thing.name, [thing run]]; }
NSString *scenario_dynamic_adopted_class_3_soft(void) {
    PRY139Phone *p = [PRY139Phone new];
    NSString *first = [p go];
    p.soft = [PRY139Zone new];
    NSString *second = [p go];
    [p use:[PRY139Music new]];
    NSArray<PRY139Base<PRY139Soft> *> *all = @[[PRY139Zone new], [PRY139Music new]];
    NSMutableString *text = [NSMutableString string];
    for (PRY139Base<PRY139Soft> *s in all) { [text appendString:[s run]]; [text appendString:[s about]]; }
    PRY139Base<PRY139Soft> *one = all.firstObject;
    PRY139Base *plain = one;
    return [NSString stringWithFormat:@"%@|%@|%@|%@|%@ %d|%@", first, second, [p go], text, [one run], plain == one, PRY139Both([PRY139Music new])];
}
