#import <Foundation/Foundation.h>

NSString *scenario_precedence_assigned_3_elements(void);
NSString *scenario_precedence_assigned_3_structures(void);
NSString *scenario_precedence_assigned_3_cached(void);
NSString *scenario_precedence_assigned_3_conditions(void);
NSString *scenario_precedence_assigned_3_found(void);
NSString *scenario_precedence_assigned_3_indexes(void);
NSString *scenario_precedence_assigned_3_returns(void);
NSString *scenario_precedence_assigned_3_next(void);
