#import <Foundation/Foundation.h>

typedef enum { PRX71Low, PRX71Mid, PRX71High } PRX71Level;
typedef enum { PRX71Below = -1, PRX71At, PRX71Above } PRX71Side;
enum { PRX71First = 3, PRX71Second };
typedef enum PRX71Flag { PRX71FlagA = 1 << 0, PRX71FlagB = 1 << 1, PRX71FlagC = 1 << 2 } PRX71Flag;
@interface PRX71Item : NSObject
@property (nonatomic, assign) PRX71Level level;
@property (nonatomic, assign) PRX71Side side;
@property (nonatomic, copy) NSString *name;
- (NSComparisonResult)compare:(PRX71Item *)other;
- (NSInteger)distanceTo:(PRX71Item *)other;
@end

NSString *scenario_enums_plain_3_variables(void);
NSString *scenario_enums_plain_3_comparisons(void);
NSString *scenario_enums_plain_3_signs(void);
NSString *scenario_enums_plain_3_items(void);
NSString *scenario_enums_plain_3_cycles(void);
NSString *scenario_enums_plain_3_counted(void);
NSString *scenario_enums_plain_3_flags(void);
NSString *scenario_enums_plain_3_mixed(void);
NSString *scenario_enums_plain_3_loops(void);
