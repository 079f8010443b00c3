#import <Foundation/Foundation.h>

NSString *scenario_dictionaries_tasks_3_all(void);
