#import <Foundation/Foundation.h>

NSString *scenario_dictionaries_people_3_all(void);
