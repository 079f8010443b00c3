#import <Foundation/Foundation.h>

NSString *scenario_statics_tables_3_names(void);
NSString *scenario_statics_tables_3_sizes(void);
NSString *scenario_statics_tables_3_weights(void);
NSString *scenario_statics_tables_3_entries(void);
NSString *scenario_statics_tables_3_strings(void);
NSString *scenario_statics_tables_3_mask(void);
NSString *scenario_statics_tables_3_matrix(void);
NSString *scenario_statics_tables_3_call_order(void);
NSString *scenario_statics_tables_3_local_tables(void);
NSString *scenario_statics_tables_3_copied_row(void);
NSString *scenario_statics_tables_3_searched(void);
