#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, QORLevel) { QORLevelLow = 1, QORLevelHigh = 2 };

@interface QORItem : NSObject
@property (nonatomic) QORLevel level;
@property (nonatomic, strong) QORItem *next;
- (NSString *)name;
@end

NSString *scenario_enums_without_zero_2_initial(void);
NSString *scenario_enums_without_zero_2_missing(void);
NSString *scenario_enums_without_zero_2_set(void);
