#import "PRX94DMain.h"

static NSInteger PRX94DCount = 0;
static NSMutableArray *PRX94DTrace;

@interface PRX94DView : NSObject
@property (nonatomic, assign) NSInteger order;
@property (nonatomic, strong) NSMutableArray *subviews;
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end
@implementation PRX94DView
- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        _order = ++PRX94DCount;
        _name = name;
        _subviews = [NSMutableArray array];
        [PRX94DTrace addObject:@"view"];
        [self loadView];
    }
    return self;
}
- (void)loadView { [PRX94DTrace addObject:@"load"]; }
@end

@interface PRX94DPlain : PRX94DView
@property (nonatomic, assign) NSInteger stamp;
@property (nonatomic, copy) NSString *copyOfName;
@end
@implementation PRX94DPlain
- (instancetype)initWithName:(NSString *)name {
    if (self = [super initWithName:[name uppercaseString]]) {
        _stamp = PRX94DCount * 10;
        _copyOfName = self.name;
    }
    return self;
}
@end

NSString *scenario_inheritance_order_3_plain(void) {
    PRX94DPlain *plain = [[PRX94DPlain alloc] initWithName:@"n"];
    return [NSString stringWithFormat:@"%ld %ld %@", (long)plain.order, (long)plain.stamp, plain.copyOfName];
}
