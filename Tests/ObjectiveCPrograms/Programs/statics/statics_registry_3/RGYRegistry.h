#import <Foundation/Foundation.h>

extern NSString *const RGYDefaultName;
extern NSUInteger RGYTotal;

typedef NS_ENUM(NSInteger, RGYLevel) { RGYLevelLow = 1, RGYLevelMid, RGYLevelHigh = 10 };

@interface RGYRegistry : NSObject

+ (instancetype)shared;
+ (NSUInteger)made;
+ (void)setLimit:(NSInteger)limit;
+ (NSInteger)limit;
- (BOOL)add:(NSString *)name;
- (NSArray *)names;
- (NSString *)next;

@end

@interface RGYCounter : NSObject

- (NSInteger)tick;
- (NSInteger)tickShared;

@end

NSString *scenario_statics_registry_3_shared(void);
NSString *scenario_statics_registry_3_counters(void);
NSString *scenario_statics_registry_3_tables(void);
