#import <Foundation/Foundation.h>

@interface QOCStore : NSObject
+ (NSMutableDictionary *)cache;
+ (NSArray *)all;
+ (NSMutableArray *)queue;
+ (void)add:(NSString *)name;
@end

NSString *scenario_statics_returned_2_changed(void);
NSString *scenario_statics_returned_2_once(void);
NSString *scenario_statics_returned_2_namesake(void);
NSString *scenario_statics_returned_2_function(void);
