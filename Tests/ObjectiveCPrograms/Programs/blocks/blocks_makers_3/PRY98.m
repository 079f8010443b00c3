#import "PRY98.h"

static NSArray *PRY98Makers(NSArray *names) {
    NSMutableArray *r = [NSMutableArray array];
    NSUInteger i = 0;
    for (NSString *n in names) {
        NSString *label = n.length > 1 ? n : nil;
        [r addObject:[^NSString *{ return [NSString stringWithFormat:@"%lu%@%lu", (unsigned long)i, label, (unsigned long)names.count]; } copy]];
        i += 2;
        label = @"late";
    }
    names = nil; i = 99;
    return r;
}
NSString *scenario_blocks_makers_3_makers(void) {
    NSMutableArray *names = [NSMutableArray arrayWithObjects:@"aa", @"b", @"cc", nil];
    NSArray *m = PRY98Makers(names);
    [names removeLastObject];
    NSMutableString *s = [NSMutableString string];
    for (NSString *(^make)(void) in m) [s appendString:make()];
    return s;
}
