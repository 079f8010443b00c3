#import <Foundation/Foundation.h>

NSString *scenario_nil_linked_lists_3_lists(void);
NSString *scenario_nil_linked_lists_3_trees(void);
NSString *scenario_nil_linked_lists_3_past(void);
