#import <Foundation/Foundation.h>

NSString *scenario_dates_shifts_3_week(void);
NSString *scenario_dates_shifts_3_arithmetic(void);
NSString *scenario_dates_shifts_3_formats(void);
NSString *scenario_dates_shifts_3_compare(void);
NSString *scenario_dates_shifts_3_overlap(void);
