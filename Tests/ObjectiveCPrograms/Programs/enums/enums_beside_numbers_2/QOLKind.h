#import <Foundation/Foundation.h>

typedef NS_ENUM(NSUInteger, QOLKind) { QOLKindUnknown, QOLKindText, QOLKindImage };
typedef NS_ENUM(NSInteger, QOLLevel) { QOLLevelLow = -1, QOLLevelHigh = 4 };

@interface QOLCell : NSObject
@property (nonatomic) QOLKind kind;
@property (nonatomic) QOLLevel level;
@end

NSString *scenario_enums_beside_numbers_2_names(void);
NSString *scenario_enums_beside_numbers_2_bounds(void);
NSString *scenario_enums_beside_numbers_2_equal(void);
NSString *scenario_enums_beside_numbers_2_literal(void);
