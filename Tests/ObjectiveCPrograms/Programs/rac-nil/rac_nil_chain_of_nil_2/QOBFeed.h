#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@interface QOBFeed : NSObject
@property (nonatomic, strong) RACSignal *source;
@property (nonatomic, strong) QOBFeed *inner;
- (RACSignal *)lengths;
- (RACSignal *)innerLengths;
- (RACSignal *)lengthsOfInput:(RACSignal *)input;
@end

NSString *scenario_rac_nil_chain_of_nil_2_none(void);
NSString *scenario_rac_nil_chain_of_nil_2_some(void);
NSString *scenario_rac_nil_chain_of_nil_2_inner(void);
NSString *scenario_rac_nil_chain_of_nil_2_input(void);
NSString *scenario_rac_nil_chain_of_nil_2_flattened(void);
NSString *scenario_rac_nil_chain_of_nil_2_compared(void);
