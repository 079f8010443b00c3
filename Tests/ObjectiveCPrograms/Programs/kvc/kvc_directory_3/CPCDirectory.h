#import <Foundation/Foundation.h>

NSString *scenario_kvc_directory_3_directory(void);
