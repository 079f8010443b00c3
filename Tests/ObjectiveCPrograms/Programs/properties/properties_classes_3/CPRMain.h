#import <Foundation/Foundation.h>

NSString *scenario_properties_classes_3_all(void);
