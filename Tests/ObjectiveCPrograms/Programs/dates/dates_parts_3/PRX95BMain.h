#import <Foundation/Foundation.h>

NSString *scenario_dates_parts_3_undefined(void);
NSString *scenario_dates_parts_3_undefined_property(void);
NSString *scenario_dates_parts_3_nil_components(void);
NSString *scenario_dates_parts_3_end(void);
NSString *scenario_dates_parts_3_counted(void);
NSString *scenario_dates_parts_3_stepped(void);
NSString *scenario_dates_parts_3_days(void);
NSString *scenario_dates_parts_3_not_asked(void);
NSString *scenario_dates_parts_3_compared(void);
NSString *scenario_dates_parts_3_distances(void);
NSString *scenario_dates_parts_3_weekdays(void);
NSString *scenario_dates_parts_3_formatted(void);
NSString *scenario_dates_parts_3_intervals(void);
NSString *scenario_dates_parts_3_keys(void);
