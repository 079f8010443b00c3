#import <Foundation/Foundation.h>

NSString *scenario_apps_tables_of_c_places(void);
NSString *scenario_apps_tables_of_c_escapes(void);
NSString *scenario_apps_tables_of_c_octal(void);
NSString *scenario_apps_tables_of_c_local_macro(void);
NSString *scenario_apps_tables_of_c_once_self(void);
NSString *scenario_apps_tables_of_c_last_words(void);
