#import <Foundation/Foundation.h>

NSString *scenario_view_models_player_3_all(void);
