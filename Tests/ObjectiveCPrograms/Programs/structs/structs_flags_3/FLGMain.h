#import <Foundation/Foundation.h>

NSString *scenario_structs_flags_3_all(void);
