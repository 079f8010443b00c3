#import <Foundation/Foundation.h>

NSString *scenario_view_models_form_3_all(void);
