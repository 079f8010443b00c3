#import <Foundation/Foundation.h>

NSString *scenario_structs_pointers_3_all(void);
