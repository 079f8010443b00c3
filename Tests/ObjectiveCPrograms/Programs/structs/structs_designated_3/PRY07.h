#import <Foundation/Foundation.h>

NSString *scenario_structs_designated_3_colors(void);
NSString *scenario_structs_designated_3_players(void);
NSString *scenario_structs_designated_3_mixed(void);
NSString *scenario_structs_designated_3_out(void);
