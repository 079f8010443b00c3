#import <Foundation/Foundation.h>

NSString *scenario_dates_timetable_3_months(void);
NSString *scenario_dates_timetable_3_weekdays(void);
NSString *scenario_dates_timetable_3_difference(void);
NSString *scenario_dates_timetable_3_formatter(void);
NSString *scenario_dates_timetable_3_ranges(void);
NSString *scenario_dates_timetable_3_nearest(void);
NSString *scenario_dates_timetable_3_missing(void);
NSString *scenario_dates_timetable_3_relative(void);
NSString *scenario_dates_timetable_3_days(void);
