#import "PRY112Node.h"
@interface PRY112Project : PRY112Node
@property (nonatomic, copy) NSString *owner;
@end

NSString *scenario_apps_getters_of_files_path(void);
