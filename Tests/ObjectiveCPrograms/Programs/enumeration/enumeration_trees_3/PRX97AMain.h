#import <Foundation/Foundation.h>

NSString *scenario_enumeration_trees_3_visited(void);
NSString *scenario_enumeration_trees_3_stopped(void);
NSString *scenario_enumeration_trees_3_loop(void);
NSString *scenario_enumeration_trees_3_enumerators(void);
NSString *scenario_enumeration_trees_3_while_next(void);
NSString *scenario_enumeration_trees_3_copied_while_changed(void);
NSString *scenario_enumeration_trees_3_keys(void);
NSString *scenario_enumeration_trees_3_pairs(void);
NSString *scenario_enumeration_trees_3_indexes(void);
NSString *scenario_enumeration_trees_3_ranges(void);
NSString *scenario_enumeration_trees_3_nested_loops(void);
NSString *scenario_enumeration_trees_3_ordered(void);
NSString *scenario_enumeration_trees_3_concatenated(void);
NSString *scenario_enumeration_trees_3_nil_list(void);
