#import <ReactiveObjC/ReactiveObjC.h>

@interface WOSModel : NSObject

@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSMutableArray *seen;
@property (nonatomic, strong) RACSubject *input;

- (instancetype)initWithInput:(RACSubject *)input;
- (RACSignal *)named;
- (RACSignal *)flags;
- (RACSignal *)names;
- (RACSignal *)counted;
- (RACSignal *)pairs;
- (RACSignal *)later;
- (RACSignal *)kept;
- (void)forwardTo:(RACSubject *)output;
- (void)writeTo:(NSMutableArray *)log;
- (void)remember;

@end

NSString *scenario_rac_captures_without_self_3_values(void);
NSString *scenario_rac_captures_without_self_3_effects(void);
