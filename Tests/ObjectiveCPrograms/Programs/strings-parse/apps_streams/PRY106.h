#import <Foundation/Foundation.h>

NSString *scenario_apps_streams_read(void);
NSString *scenario_apps_streams_formatter(void);
