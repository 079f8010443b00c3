#import <Foundation/Foundation.h>

NSString *scenario_arrays_shared_teams_3_swapped(void);
NSString *scenario_arrays_shared_teams_3_shallow_copy(void);
NSString *scenario_arrays_shared_teams_3_shared_roles(void);
NSString *scenario_arrays_shared_teams_3_frozen(void);
NSString *scenario_arrays_shared_teams_3_returned_same(void);
NSString *scenario_arrays_shared_teams_3_in_dictionary(void);
NSString *scenario_arrays_shared_teams_3_nested_lists(void);
NSString *scenario_arrays_shared_teams_3_array_copy(void);
NSString *scenario_arrays_shared_teams_3_captured(void);
NSString *scenario_arrays_shared_teams_3_stack(void);
NSString *scenario_arrays_shared_teams_3_sets(void);
NSString *scenario_arrays_shared_teams_3_assigned_twice(void);
NSString *scenario_arrays_shared_teams_3_sorted_in_place(void);
