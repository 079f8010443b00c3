#import <Foundation/Foundation.h>

typedef void (^PRX83Work)(NSString *name);
@interface PRX83Queue : NSObject
@property (nonatomic, copy) PRX83Work add;
@property (nonatomic, copy) NSUInteger (^size)(void);
@end

NSString *scenario_blocks_captured_3_changed(void);
NSString *scenario_blocks_captured_3_read(void);
NSString *scenario_blocks_captured_3_rounds(void);
