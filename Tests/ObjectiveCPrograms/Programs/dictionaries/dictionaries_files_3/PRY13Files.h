#import <Foundation/Foundation.h>

/// Property lists that are written to a file, and read again.
NSString *scenario_dictionaries_files_3_read(void);
NSString *scenario_dictionaries_files_3_missing(void);
