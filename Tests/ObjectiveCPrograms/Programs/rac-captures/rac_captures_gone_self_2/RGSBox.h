#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@interface RGSBox : NSObject
@property (nonatomic, copy) NSString *value;
@property (nonatomic, strong) RACSubject *input;
- (void)countInto:(NSMutableArray *)log;
- (RACSignal *)answers;
- (RACSignal *)passing;
@end

NSString *scenario_rac_captures_gone_self_2_counts(void);
NSString *scenario_rac_captures_gone_self_2_answers(void);
NSString *scenario_rac_captures_gone_self_2_passes(void);
NSString *scenario_rac_captures_gone_self_2_types(void);
