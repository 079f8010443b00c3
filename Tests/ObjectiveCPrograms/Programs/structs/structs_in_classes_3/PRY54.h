#import <Foundation/Foundation.h>

NSString *scenario_structs_in_classes_3_a(void);
