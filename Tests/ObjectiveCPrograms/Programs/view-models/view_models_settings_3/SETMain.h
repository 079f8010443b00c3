#import <Foundation/Foundation.h>

NSString *scenario_view_models_settings_3_all(void);
