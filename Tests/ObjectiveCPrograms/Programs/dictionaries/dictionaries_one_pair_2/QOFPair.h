#import <Foundation/Foundation.h>

@interface QOFPair : NSObject
- (NSDictionary *)pair:(NSString *)key;
- (NSDictionary *)headers:(NSString *)token;
- (id)boxed:(id)value;
@end

NSString *scenario_dictionaries_one_pair_2_pair(void);
NSString *scenario_dictionaries_one_pair_2_headers(void);
NSString *scenario_dictionaries_one_pair_2_boxed(void);
