#import <Foundation/Foundation.h>

NSString *scenario_structs_lists_3_all(void);
