#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@interface VNVHub : NSObject
@property (nonatomic, strong) RACSignal *source;
@property (nonatomic, strong) RACCommand *cancel;
@property (nonatomic, strong) NSMutableArray *log;
- (RACSignal *)next;
@end

NSString *scenario_rac_nil_never_3_concat(void);
NSString *scenario_rac_nil_never_3_then(void);
NSString *scenario_rac_nil_never_3_defer(void);
NSString *scenario_rac_nil_never_3_take_until(void);
NSString *scenario_rac_nil_never_3_replacement(void);
NSString *scenario_rac_nil_never_3_flatten(void);
