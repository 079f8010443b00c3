#import <Foundation/Foundation.h>
extern NSString *const PRXFDidChange;
extern NSString * const PRXFNameKey;
FOUNDATION_EXPORT const NSInteger PRXFLimit;
@interface PRXFSettings : NSObject
+ (PRXFSettings *)shared;
+ (void)reset;
@property (atomic, copy) NSString *name;
@property (nonatomic, getter=isDark, setter=useDark:) BOOL dark;
@property (nonatomic, strong, null_resettable) NSNumber *volume;
- (id)objectForKeyedSubscript:(id)key;
- (void)setObject:(id)object forKeyedSubscript:(id<NSCopying>)key;
- (void)batch:(void (^)(PRXFSettings *settings))changes;
@end
@interface PRXFListener : NSObject
- (instancetype)initWithLog:(NSMutableArray *)log;
- (void)stop;
@end
NSString *scenario_dynamic_settings_3_posts(void);
NSString *scenario_dynamic_settings_3_keys(void);
NSString *scenario_dynamic_settings_3_batch(void);
NSString *scenario_dynamic_settings_3_volume(void);
NSString *scenario_dynamic_settings_3_listener(void);
NSString *scenario_dynamic_settings_3_once(void);
