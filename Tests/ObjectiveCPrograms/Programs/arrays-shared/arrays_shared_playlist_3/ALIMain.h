#import <Foundation/Foundation.h>

NSString *scenario_arrays_shared_playlist_3_all(void);
