#import <Foundation/Foundation.h>

NSString *scenario_strings_parse_markdown_3_all(void);
