#import <Foundation/Foundation.h>

NSString *scenario_integers_checksums_3_checksums(void);
