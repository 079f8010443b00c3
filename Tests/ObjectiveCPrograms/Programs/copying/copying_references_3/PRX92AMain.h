#import <Foundation/Foundation.h>

NSString *scenario_copying_references_3_request_copied(void);
NSString *scenario_copying_references_3_components_in_block(void);
NSString *scenario_copying_references_3_data(void);
NSString *scenario_copying_references_3_indexes(void);
