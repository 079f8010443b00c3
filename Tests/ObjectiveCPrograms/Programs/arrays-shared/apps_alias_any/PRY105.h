#import <Foundation/Foundation.h>

NSString *scenario_apps_alias_any_later(void);
NSString *scenario_apps_alias_any_either(void);
NSString *scenario_apps_alias_any_casted(void);
NSString *scenario_apps_alias_any_any(void);
NSString *scenario_apps_alias_any_nested(void);
NSString *scenario_apps_alias_any_same(void);
NSString *scenario_apps_alias_any_block(void);
NSString *scenario_apps_alias_any_function(void);
NSString *scenario_apps_alias_any_chosen(void);
