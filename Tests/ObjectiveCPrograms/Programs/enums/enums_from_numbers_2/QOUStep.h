#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, QOUStep) { QOUStepFirst, QOUStepSecond, QOUStepThird };

@interface QOUWizard : NSObject
@property (nonatomic) QOUStep step;
- (QOUStep)after:(QOUStep)step;
- (QOUStep)stepNamed:(NSString *)name;
@end

NSString *scenario_enums_from_numbers_2_after(void);
NSString *scenario_enums_from_numbers_2_named(void);
