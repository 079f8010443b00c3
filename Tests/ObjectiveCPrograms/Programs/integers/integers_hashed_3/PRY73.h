#import <Foundation/Foundation.h>

NSString *scenario_integers_hashed_3_hashes(void);
NSString *scenario_integers_hashed_3_generators(void);
NSString *scenario_integers_hashed_3_middle(void);
NSString *scenario_integers_hashed_3_ints(void);
