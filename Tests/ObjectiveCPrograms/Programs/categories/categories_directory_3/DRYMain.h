#import <Foundation/Foundation.h>

void DRYNote(NSString *line);
NSString *scenario_categories_directory_3_all(void);
