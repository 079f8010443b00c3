#import <Foundation/Foundation.h>

NSString *scenario_sorting_events_3_descriptors(void);
NSString *scenario_sorting_events_3_nil_ranks(void);
NSString *scenario_sorting_events_3_insensitive(void);
NSString *scenario_sorting_events_3_comparator(void);
NSString *scenario_sorting_events_3_nil_compare(void);
NSString *scenario_sorting_events_3_filters(void);
NSString *scenario_sorting_events_3_archived(void);
NSString *scenario_sorting_events_3_expressions(void);
NSString *scenario_sorting_events_3_urls(void);
NSString *scenario_sorting_events_3_queries(void);
NSString *scenario_sorting_events_3_counted(void);
NSString *scenario_sorting_events_3_notifications(void);
NSString *scenario_sorting_events_3_paths(void);
NSString *scenario_sorting_events_3_base64(void);
NSString *scenario_sorting_events_3_map_tables(void);
NSString *scenario_sorting_events_3_set_algebra(void);
