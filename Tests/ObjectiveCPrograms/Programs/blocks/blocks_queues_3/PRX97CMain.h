#import <Foundation/Foundation.h>

NSString *scenario_blocks_queues_3_chained(void);
NSString *scenario_blocks_queues_3_tasks(void);
NSString *scenario_blocks_queues_3_reduced(void);
NSString *scenario_blocks_queues_3_composed(void);
NSString *scenario_blocks_queues_3_counters(void);
NSString *scenario_blocks_queues_3_dictionary(void);
NSString *scenario_blocks_queues_3_captured(void);
NSString *scenario_blocks_queues_3_in_loops(void);
NSString *scenario_blocks_queues_3_recursive(void);
NSString *scenario_blocks_queues_3_handlers(void);
NSString *scenario_blocks_queues_3_mutated_capture(void);
NSString *scenario_blocks_queues_3_replaced_capture(void);
NSString *scenario_blocks_queues_3_actions(void);
NSString *scenario_blocks_queues_3_sorted_by_block(void);
