#import <Foundation/Foundation.h>

NSString *scenario_loops_forms_3_run(void);
