#import <Foundation/Foundation.h>

@interface LDBWidths : NSObject
@property (nonatomic, copy) NSArray *names;
@property (nonatomic, copy) NSString *text;
@property (nonatomic) float ratio;
@property (nonatomic) double width;
@property (nonatomic) NSInteger total;
@end

NSString *scenario_integers_widths_3_boxes(void);
NSString *scenario_integers_widths_3_ints(void);
NSString *scenario_integers_widths_3_texts(void);
NSString *scenario_integers_widths_3_objects(void);
NSString *scenario_integers_widths_3_extremes(void);
NSString *scenario_integers_widths_3_steps(void);
NSString *scenario_integers_widths_3_properties(void);
NSString *scenario_integers_widths_3_floats(void);
NSString *scenario_integers_widths_3_suffixes(void);
NSString *scenario_integers_widths_3_choices(void);
