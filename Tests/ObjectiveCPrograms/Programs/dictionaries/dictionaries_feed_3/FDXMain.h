#import <Foundation/Foundation.h>

NSString *scenario_dictionaries_feed_3_all(void);
