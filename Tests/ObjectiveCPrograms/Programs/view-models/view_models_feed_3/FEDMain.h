#import <Foundation/Foundation.h>

NSString *scenario_view_models_feed_3_all(void);
