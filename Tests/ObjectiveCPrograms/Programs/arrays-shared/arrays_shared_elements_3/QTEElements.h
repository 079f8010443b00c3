#import <Foundation/Foundation.h>

NSString *scenario_arrays_shared_elements_3_dictionaries(void);
NSString *scenario_arrays_shared_elements_3_rows(void);
NSString *scenario_arrays_shared_elements_3_words(void);
NSString *scenario_arrays_shared_elements_3_alone(void);
