#import <Foundation/Foundation.h>

NSString *scenario_strings_utf16_edges_3_padding(void);
NSString *scenario_strings_utf16_edges_3_find(void);
NSString *scenario_strings_utf16_edges_3_units(void);
NSString *scenario_strings_utf16_edges_3_backwards(void);
