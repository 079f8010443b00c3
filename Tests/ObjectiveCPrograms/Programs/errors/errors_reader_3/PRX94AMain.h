#import <Foundation/Foundation.h>

NSString *scenario_errors_reader_3_words(void);
NSString *scenario_errors_reader_3_empty(void);
NSString *scenario_errors_reader_3_nested(void);
NSString *scenario_errors_reader_3_kept_error(void);
NSString *scenario_errors_reader_3_stale_error(void);
NSString *scenario_errors_reader_3_function(void);
NSString *scenario_errors_reader_3_conditions(void);
NSString *scenario_errors_reader_3_collected(void);
NSString *scenario_errors_reader_3_completion(void);
NSString *scenario_errors_reader_3_equal_errors(void);
NSString *scenario_errors_reader_3_file(void);
