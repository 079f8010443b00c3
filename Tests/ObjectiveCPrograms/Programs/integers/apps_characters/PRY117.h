#import <Foundation/Foundation.h>

NSString *scenario_apps_characters_mark(void);
