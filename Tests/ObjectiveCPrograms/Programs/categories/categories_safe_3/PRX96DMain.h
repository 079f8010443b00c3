#import <Foundation/Foundation.h>

NSString *scenario_categories_safe_3_texts(void);
NSString *scenario_categories_safe_3_empty_texts(void);
NSString *scenario_categories_safe_3_dictionaries(void);
NSString *scenario_categories_safe_3_numbers(void);
NSString *scenario_categories_safe_3_moves(void);
NSString *scenario_categories_safe_3_pop_empty(void);
NSString *scenario_categories_safe_3_cached(void);
