#import "ENTDisk.h"

@implementation ENTDisk

- (BOOL)write:(NSString *)text error:(NSError **)error {
    if (text.length > 3) {
        if (error) *error = [NSError errorWithDomain:@"disk" code:28 userInfo:nil];
        return NO;
    }
    return YES;
}

- (NSString *)read:(NSString *)name error:(NSError **)error {
    if ([name isEqualToString:@"gone"]) {
        if (error != NULL) *error = [NSError errorWithDomain:@"disk" code:2 userInfo:nil];
        return nil;
    }
    return name.uppercaseString;
}

@end

@implementation ENTBackup

- (ENTDisk *)diskFor:(NSString *)text {
    return text.length > 1 ? self.disk : nil;
}

- (NSString *)save:(NSString *)text {
    NSError *error = nil;
    if (![self.disk write:text error:&error]) {
        return [NSString stringWithFormat:@"failed %ld", (long)error.code];
    }
    return @"saved";
}

- (NSString *)store:(NSString *)text {
    NSError *error = nil;
    BOOL isStored = [self.disk write:text error:&error];
    return isStored ? @"stored" : [NSString stringWithFormat:@"failed %ld", (long)error.code];
}

- (NSString *)copy:(NSString *)text {
    NSError *error;
    if ([self.disk write:text error:&error]) {
        return @"copied";
    } else {
        return [NSString stringWithFormat:@"failed %ld", (long)error.code];
    }
}

- (NSString *)load:(NSString *)name {
    NSError *error = nil;
    NSString *text = [self.disk read:name error:&error];
    if (!text) return [NSString stringWithFormat:@"failed %ld", (long)error.code];
    return text;
}

- (NSString *)saveAll:(NSArray *)texts {
    NSMutableArray *results = [NSMutableArray array];
    for (NSString *text in texts) {
        NSError *error = nil;
        if (![[self diskFor:text] write:text error:&error]) {
            [results addObject:[NSString stringWithFormat:@"-%@(%ld)", text, (long)error.code]];
            continue;
        }
        [results addObject:[@"+" stringByAppendingString:text]];
    }
    return [results componentsJoinedByString:@" "];
}

@end

static NSString *Use(ENTBackup *backup) {
    NSMutableArray *results = [NSMutableArray array];
    for (NSString *text in @[ @"abc", @"abcd", @"gone" ]) {
        [results addObject:[@[ [backup save:text], [backup store:text], [backup copy:text], [backup load:text] ] componentsJoinedByString:@","]];
    }
    return [results componentsJoinedByString:@" / "];
}

NSString *scenario_errors_nobody_there_3_there(void) {
    ENTBackup *backup = [[ENTBackup alloc] init];
    backup.disk = [[ENTDisk alloc] init];
    return Use(backup);
}

NSString *scenario_errors_nobody_there_3_nobody(void) {
    return Use([[ENTBackup alloc] init]);
}

NSString *scenario_errors_nobody_there_3_all(void) {
    ENTBackup *backup = [[ENTBackup alloc] init];
    backup.disk = [[ENTDisk alloc] init];
    return [backup saveAll:@[ @"abc", @"abcd", @"a" ]];
}
