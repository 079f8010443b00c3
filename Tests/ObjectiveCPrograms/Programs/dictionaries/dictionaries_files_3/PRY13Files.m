#import "PRY13Files.h"

static NSString *PRY13Path(NSString *name) {
    NSString *file = [NSString stringWithFormat:@"pry13-%d-%@.plist", [[NSProcessInfo processInfo] processIdentifier], name];
    return [NSTemporaryDirectory() stringByAppendingPathComponent:file];
}

NSString *scenario_dictionaries_files_3_read(void) {
    NSString *path = PRY13Path(@"stock");
    NSDictionary *stock = @{ @"tea": @4, @"shelves": @[@"a", @"b"] };
    BOOL isWritten = [stock writeToFile:path atomically:YES];
    NSDictionary *read = [NSDictionary dictionaryWithContentsOfFile:path];
    NSMutableDictionary *changed = [[NSMutableDictionary alloc] initWithContentsOfFile:path];
    changed[@"salt"] = @1;
    NSArray *list = [NSArray arrayWithContentsOfFile:path];
    [[NSFileManager defaultManager] removeItemAtPath:path error:NULL];
    return [NSString stringWithFormat:@"%d %lu %@ %@ %lu %d", isWritten, (unsigned long)read.count, read[@"tea"],
        [[read objectForKey:@"shelves"] lastObject], (unsigned long)changed.count, list == nil];
}

NSString *scenario_dictionaries_files_3_missing(void) {
    NSDictionary *read = [NSDictionary dictionaryWithContentsOfFile:PRY13Path(@"nothing")];
    return [NSString stringWithFormat:@"%@ %lu", read, (unsigned long)read.count];
}
