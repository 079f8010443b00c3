#import <Foundation/Foundation.h>

void MDLNote(NSString *line);
NSString *scenario_kvc_family_3_all(void);
