#import <Foundation/Foundation.h>

NSString *scenario_view_models_login_3_all(void);
