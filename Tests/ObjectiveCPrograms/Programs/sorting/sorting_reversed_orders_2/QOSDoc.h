#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, QOSSort) { QOSSortTitle, QOSSortSize };
@interface QOSDoc : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic) NSInteger size;
@property (nonatomic) BOOL pinned;
+ (instancetype)docWithTitle:(NSString *)title size:(NSInteger)size;
@end

NSString *scenario_sorting_reversed_orders_2_titles(void);
NSString *scenario_sorting_reversed_orders_2_sizes(void);
NSString *scenario_sorting_reversed_orders_2_differences(void);
