#import <Foundation/Foundation.h>

NSString *scenario_categories_lists_3_mapped(void);
NSString *scenario_categories_lists_3_found(void);
NSString *scenario_categories_lists_3_grouped(void);
NSString *scenario_categories_lists_3_reversed(void);
NSString *scenario_categories_lists_3_as_keys(void);
NSString *scenario_categories_lists_3_sets(void);
NSString *scenario_categories_lists_3_sorted(void);
NSString *scenario_categories_lists_3_weak_chain(void);
NSString *scenario_categories_lists_3_values(void);
NSString *scenario_categories_lists_3_lazy_set(void);
NSString *scenario_categories_lists_3_predicates(void);
NSString *scenario_categories_lists_3_enumerated(void);
NSString *scenario_categories_lists_3_index_sets(void);
NSString *scenario_categories_lists_3_exchange(void);
