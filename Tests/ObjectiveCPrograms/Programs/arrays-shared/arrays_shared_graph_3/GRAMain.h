#import <Foundation/Foundation.h>

NSString *scenario_arrays_shared_graph_3_all(void);
