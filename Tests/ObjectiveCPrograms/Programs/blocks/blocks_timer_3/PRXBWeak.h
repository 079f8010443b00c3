#import <Foundation/Foundation.h>
@class PRXBTimer;
typedef void (^PRXBTick)(PRXBTimer *timer);
typedef NSString *(^PRXBNaming)(NSString *prefix, NSInteger number);
@interface PRXBTimer : NSObject
@property (nonatomic, copy) PRXBTick tick;
@property (nonatomic, readonly) NSInteger fired;
- (void)fire;
- (void)invalidate;
@end
@interface PRXBOwner : NSObject
@property (nonatomic, strong) PRXBTimer *timer;
@property (nonatomic, strong) NSMutableArray *log;
@property (nonatomic, copy) PRXBNaming naming;
- (void)startWithLimit:(NSInteger)limit;
- (PRXBNaming)weakNaming;
- (PRXBNaming)strongNaming;
@end
NSString *scenario_blocks_timer_3_limit(void);
NSString *scenario_blocks_timer_3_gone(void);
NSString *scenario_blocks_timer_3_strong(void);
NSString *scenario_blocks_timer_3_cleared(void);
NSString *scenario_blocks_timer_3_replaced(void);
NSString *scenario_blocks_timer_3_nil_block(void);
