#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NSString *scenario_apps_spellings_enum(void);
NSString *scenario_apps_spellings_visit(void);
NSString *scenario_apps_spellings_tags(void);
NSString *scenario_apps_spellings_block(void);
NSString *scenario_apps_spellings_url(void);
NSString *scenario_apps_spellings_own(void);
NSString *scenario_apps_spellings_list(void);
NSString *scenario_apps_spellings_week(void);
NSString *scenario_apps_spellings_scan(void);
NSString *scenario_apps_spellings_assert(void);
