#import <Foundation/Foundation.h>

typedef NS_ENUM(int16_t, PRXGrade) { PRXGradeLow = -3, PRXGradeNone = 0, PRXGradeHigh = 7 };
typedef NS_ENUM(uint8_t, PRXLevel) { PRXLevelZero, PRXLevelOne, PRXLevelTop = 250 };
typedef NS_ENUM(NSUInteger, PRXStage) { PRXStageFirst, PRXStageSecond, PRXStageThird };
typedef NS_OPTIONS(NSUInteger, PRXRights) {
    PRXRightsNone = 0,
    PRXRightsRead = 1 << 0,
    PRXRightsWrite = 1 << 1,
    PRXRightsShare = 1 << 4,
    PRXRightsOwner = PRXRightsRead | PRXRightsWrite | PRXRightsShare,
};
typedef enum { PRXPlainA = 1, PRXPlainB, PRXPlainC = PRXPlainA + 9 } PRXPlain;

NSString *scenario_enums_census_3_narrow(void);
NSString *scenario_enums_census_3_unsigned(void);
NSString *scenario_enums_census_3_options(void);
NSString *scenario_enums_census_3_boxed(void);
NSString *scenario_enums_census_3_plain(void);
NSString *scenario_enums_census_3_counting(void);
NSString *scenario_enums_census_3_object(void);
NSString *scenario_enums_census_3_switches(void);
NSString *scenario_enums_census_3_sorting(void);
