#import <Foundation/Foundation.h>

@interface PRXEnds : NSObject
@property (nonatomic, strong) NSMutableArray *pending;
@property (nonatomic) NSUInteger limit;
@property (nonatomic, copy) void (^onVisit)(void);
- (void)drop;
- (NSInteger)rounds;
@end

NSString *scenario_loops_ends_3_removed(void);
NSString *scenario_loops_ends_3_property(void);
NSString *scenario_loops_ends_3_step(void);
NSString *scenario_loops_ends_3_method(void);
NSString *scenario_loops_ends_3_block(void);
NSString *scenario_loops_ends_3_local(void);
NSString *scenario_loops_ends_3_shared(void);
NSString *scenario_loops_ends_3_continued(void);
NSString *scenario_loops_ends_3_kept(void);
NSString *scenario_loops_ends_3_named(void);
