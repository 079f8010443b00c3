#import <Foundation/Foundation.h>

NSString *scenario_strings_character_arrays_3_chars(void);
