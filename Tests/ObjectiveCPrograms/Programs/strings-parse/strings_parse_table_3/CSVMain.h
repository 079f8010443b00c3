#import <Foundation/Foundation.h>

NSString *scenario_strings_parse_table_3_all(void);
