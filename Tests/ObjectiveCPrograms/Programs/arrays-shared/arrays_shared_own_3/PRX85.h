#import <Foundation/Foundation.h>

@interface PRX85Store : NSObject
@property (nonatomic, readonly) NSArray *list;
@property (nonatomic, strong) NSMutableDictionary *table;
- (NSArray *)all;
- (NSString *)grow;
- (NSString *)clear;
- (NSString *)keep;
@end
@interface PRX85Log : NSObject
- (NSString *)write:(NSString *)text;
@end

NSString *scenario_arrays_shared_own_3_stores(void);
NSString *scenario_arrays_shared_own_3_logs(void);
