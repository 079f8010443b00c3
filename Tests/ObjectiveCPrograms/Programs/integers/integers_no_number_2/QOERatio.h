#import <Foundation/Foundation.h>

@interface QOERatio : NSObject
@property (nonatomic) double done;
@property (nonatomic) double total;
- (NSInteger)percent;
- (int)rounded;
- (NSUInteger)step:(NSUInteger)steps;
@end

NSString *scenario_integers_no_number_2_nothing(void);
NSString *scenario_integers_no_number_2_half(void);
NSString *scenario_integers_no_number_2_variable(void);
