#import <Foundation/Foundation.h>

NSString *scenario_enums_named_3_xmacro(void);
NSString *scenario_enums_named_3_names(void);
NSString *scenario_enums_named_3_perms(void);
NSString *scenario_enums_named_3_deck(void);
NSString *scenario_enums_named_3_rules(void);
NSString *scenario_enums_named_3_macros(void);
NSString *scenario_enums_named_3_pasted(void);
