#import <Foundation/Foundation.h>
typedef void (^PRXJDone)(id result, NSError *error);
typedef id (^PRXJStep)(id input, NSError **error);
@interface PRXJPipeline : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) PRXJStep fallback;
@property (nonatomic, readonly) NSUInteger runs;
- (instancetype)add:(PRXJStep)step;
- (PRXJPipeline *(^)(NSString *))named;
- (void)run:(id)input completion:(PRXJDone)done;
- (NSArray *)runAll:(NSArray *)inputs failures:(NSMutableDictionary *)failures;
@end
NSString *scenario_blocks_stages_3_steps(void);
NSString *scenario_blocks_stages_3_failure(void);
NSString *scenario_blocks_stages_3_fallback(void);
NSString *scenario_blocks_stages_3_all(void);
NSString *scenario_blocks_stages_3_chained(void);
NSString *scenario_blocks_stages_3_nil_input(void);
NSString *scenario_blocks_stages_3_counters(void);
