#import <Foundation/Foundation.h>

typedef NSString *(^BHNFormatter)(NSString *text, NSInteger index);

@interface BHNCenter : NSObject
- (void)addHandler:(void (^)(NSString *name))handler;
- (void)send:(NSString *)name;
@end

NSString *scenario_blocks_handlers_nil_1_handlers(void);
NSString *scenario_blocks_handlers_nil_1_table(void);
