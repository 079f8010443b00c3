#import <Foundation/Foundation.h>

NSString *scenario_view_models_tasks_3_all(void);
