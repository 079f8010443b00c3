#import <Foundation/Foundation.h>

void STRNote(NSString *line);
NSString *scenario_dynamic_store_3_all(void);
