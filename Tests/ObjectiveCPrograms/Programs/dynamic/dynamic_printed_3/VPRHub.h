#import <Foundation/Foundation.h>

typedef void (^VPRHandler)(id value);

@interface VPRHub : NSObject
@property (nonatomic, strong) NSMutableArray *lines;
@property (nonatomic, strong) NSMutableArray *handlers;
- (void)on:(VPRHandler)handler;
- (void)emit:(id)value;
@end

NSString *scenario_dynamic_printed_3_variable(void);
NSString *scenario_dynamic_printed_3_block(void);
NSString *scenario_dynamic_printed_3_collections(void);
