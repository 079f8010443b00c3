#import <Foundation/Foundation.h>

NSString *scenario_kvc_models_3_all(void);
