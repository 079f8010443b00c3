#import "PRY112.h"
@implementation PRY112Project
- (NSString *)path { return [self.owner stringByAppendingString:[super path]]; }
@end
NSString *scenario_apps_getters_of_files_path(void) {
    PRY112Project *project = [PRY112Project new];
    project.name = @"n";
    NSString *before = project.path;
    project.owner = @"o";
    PRY112Node *node = project;
    return [NSString stringWithFormat:@"%@ %@ %lu", before, node.path, (unsigned long)[node.path length]];
}
