#import <ReactiveObjC/ReactiveObjC.h>

@interface PRX66Store : NSObject
@property (nonatomic, strong) NSArray *log;
- (NSString *)a;
- (NSString *)b;
- (NSNumber *)c;
- (NSInteger)d;
- (NSArray *)e;
- (NSString *)f;
@end

NSString *scenario_statics_once_3_missing(void);
NSString *scenario_statics_once_3_counted(void);
