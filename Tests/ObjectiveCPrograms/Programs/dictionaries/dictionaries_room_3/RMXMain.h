#import <Foundation/Foundation.h>

NSString *scenario_dictionaries_room_3_all(void);
