#import <Foundation/Foundation.h>

NSString *scenario_old_constants_base64(void);
NSString *scenario_old_constants_matches(void);
NSString *scenario_old_constants_week(void);
NSString *scenario_old_constants_plist(void);
NSString *scenario_old_constants_encodings(void);
