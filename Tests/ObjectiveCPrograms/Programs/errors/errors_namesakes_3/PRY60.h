#import <Foundation/Foundation.h>

NSString *scenario_errors_namesakes_3_same(void);
NSString *scenario_errors_namesakes_3_boxes(void);
