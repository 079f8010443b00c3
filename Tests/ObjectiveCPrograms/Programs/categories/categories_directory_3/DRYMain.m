#import "DRYDirectory.h"
#import "DRYAdmin.h"
#import "DRYNSString+Extra.h"
static NSMutableArray *lines;
void DRYNote(NSString *line) { [lines addObject:line]; }

NSString *scenario_categories_directory_3_all(void) {
    lines = [NSMutableArray array];
    @autoreleasepool {
        DRYDirectory *d = [DRYDirectory shared];
        __block NSUInteger changes = 0;
        d.onChange = ^(NSArray *users, DRYUser *changed) { changes += users.count; Log(@"%@ of %lu", changed.name, (unsigned long)users.count); };
        [d load:@[@{@"name": @" bob ", @"role": @1}, @{@"name": @"Al", @"admin": @YES}, @{@"name": @"  "}, @"junk", @{@"name": @7, @"active": @NO, @"friend": @{@"name": @"zed"}}]];
        [d addUser:[DRYUser new]];
        Log(@"%lu %@", (unsigned long)changes, d == [DRYDirectory shared] ? @"same" : @"other");
        for (NSInteger i = -1; i < 5; i++) Log(@"%@", [[d userAtIndex:i] display]);
        DRYAdmin *al = (DRYAdmin *)[d userAtIndex:0];
        [al grant:@"write"]; [al grant:@"read"]; [al grant:@"write"];
        Log(@"%@ %d", al, [al isKindOfClass:[DRYAdmin class]]);
        NSDictionary *groups = [d byRole];
        for (NSNumber *role in [groups.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
            NSString *names = [NSString joined:[groups[role] valueForKey:@"name"]];
            Log(@"%@: %@ (%lu)", role, names, (unsigned long)names.wordCount);
        }
        NSData *data = [NSKeyedArchiver archivedDataWithRootObject:al];
        DRYUser *copy = [NSKeyedUnarchiver unarchiveObjectWithData:data];
        Log(@"%@ %@ %.1f", copy.name, NSStringFromClass([copy class]), DRYkTimeout);
        DRYUser *seven = [[d byRole][@(DRYRoleMember)] firstObject];
        Log(@"%@ %@ %@", seven, seven.friend.name, seven.friend.friend.name);
        id<DRYNamed> named = al;
        Log(@"%@ %@", named.name, [named respondsToSelector:@selector(nickname)] ? [named nickname] : @"none");
    }
    return [lines componentsJoinedByString:@" / "];
}
