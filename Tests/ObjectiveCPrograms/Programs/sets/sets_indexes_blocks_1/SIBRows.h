#import <Foundation/Foundation.h>

@interface SIBRows : NSObject
@property (nonatomic, strong) NSMutableIndexSet *selected;
- (NSArray *)titlesOf:(NSArray *)all;
@end

NSString *scenario_sets_indexes_blocks_1_rows(void);
NSString *scenario_sets_indexes_blocks_1_functions(void);
