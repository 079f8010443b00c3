#import <Foundation/Foundation.h>

typedef NS_OPTIONS(NSUInteger, PRMFlags) { PRMFlagsNone = 0, PRMFlagsA = 1 << 0, PRMFlagsB = 1 << 1, PRMFlagsC = 1 << 4 };

@interface PRMCalculator : NSObject

@property (nonatomic, assign) PRMFlags flags;
@property (nonatomic, assign) NSInteger value;

- (NSInteger)add:(NSInteger)x times:(NSInteger)y;

@end

NSString *scenario_precedence_mixed_3_bits(void);
NSString *scenario_precedence_mixed_3_conditions(void);
NSString *scenario_precedence_mixed_3_arithmetic(void);
