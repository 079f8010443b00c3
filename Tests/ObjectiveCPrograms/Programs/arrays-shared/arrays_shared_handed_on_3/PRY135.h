#import <Foundation/Foundation.h>

@interface PRY135Writer : NSObject
- (NSDictionary *)encode:(NSArray *)lines;
@end

NSString *scenario_arrays_shared_handed_on_3_keys(void);
