#import <ReactiveObjC/ReactiveObjC.h>

@interface PRX70Counter : NSObject
@property (nonatomic) NSInteger count;
@property (nonatomic, strong) NSMutableArray *seen;
@property (nonatomic, copy) void (^action)(NSInteger);
- (void)take:(NSInteger)value;
@end

@interface PRX70Owner : NSObject
@property (nonatomic, strong) PRX70Counter *parent;
- (instancetype)initWithParent:(PRX70Counter *)parent;
@end

NSString *scenario_integers_counted_3_logged(void);
NSString *scenario_integers_counted_3_seen(void);
NSString *scenario_integers_counted_3_keyed(void);
NSString *scenario_integers_counted_3_left(void);
