#import <Foundation/Foundation.h>

NSString *scenario_arrays_ledger_3_windows(void);
NSString *scenario_arrays_ledger_3_undo(void);
NSString *scenario_arrays_ledger_3_grouped(void);
NSString *scenario_arrays_ledger_3_edges(void);
NSString *scenario_arrays_ledger_3_matrix(void);
