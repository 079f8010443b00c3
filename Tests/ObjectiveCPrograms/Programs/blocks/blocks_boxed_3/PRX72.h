#import <Foundation/Foundation.h>

typedef NSString *(^PRX72Namer)(NSString *name);
typedef id (^PRX72Step)(id input);
@interface PRX72Pipeline : NSObject
@property (nonatomic, strong) NSMutableArray *steps;
@property (nonatomic, copy) NSDictionary *named;
- (void)add:(PRX72Step)step;
- (id)run:(id)input;
@end

NSString *scenario_blocks_boxed_3_mixed(void);
NSString *scenario_blocks_boxed_3_pipeline(void);
NSString *scenario_blocks_boxed_3_tables(void);
NSString *scenario_blocks_boxed_3_numbers(void);
