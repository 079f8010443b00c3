#import <Foundation/Foundation.h>

NSString *scenario_strings_parse_reader_3_sections(void);
NSString *scenario_strings_parse_reader_3_csv(void);
NSString *scenario_strings_parse_reader_3_query(void);
NSString *scenario_strings_parse_reader_3_template(void);
NSString *scenario_strings_parse_reader_3_numbers(void);
NSString *scenario_strings_parse_reader_3_scanner(void);
NSString *scenario_strings_parse_reader_3_markup(void);
NSString *scenario_strings_parse_reader_3_version(void);
NSString *scenario_strings_parse_reader_3_hex(void);
NSString *scenario_strings_parse_reader_3_regex(void);
