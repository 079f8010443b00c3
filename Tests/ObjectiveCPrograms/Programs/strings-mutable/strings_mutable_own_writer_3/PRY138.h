#import <Foundation/Foundation.h>

NSString *scenario_strings_mutable_own_writer_3_own(void);
