#import "PRY18Reader.h"

@implementation PRY18Reader

- (BOOL)read:(NSString *)path {
    NSError *error = nil;
    self.text = [NSString stringWithContentsOfFile:path encoding:NSUTF8StringEncoding error:&error];
    self.next.text = [NSString stringWithContentsOfFile:path encoding:NSUTF8StringEncoding error:&error];
    self.last = error;
    return self.text != nil;
}

- (NSMutableArray *)list:(NSString *)json {
    NSError *error = nil;
    NSData *data = [json dataUsingEncoding:NSUTF8StringEncoding];
    NSMutableArray *list = [NSJSONSerialization JSONObjectWithData:data options:NSJSONReadingMutableContainers error:&error];
    NSMutableArray *other = list;
    [other addObject:@"end"];
    if (error) [self setLast:error];
    return list;
}

@end

NSString *scenario_errors_kept_3_properties(void) {
    PRY18Reader *reader = [[PRY18Reader alloc] init];
    reader.next = [[PRY18Reader alloc] init];
    reader.text = @"before";
    reader.next.text = @"beside";
    BOOL ok = [reader read:@"/there/is/no/such/file"];
    return [NSString stringWithFormat:@"%d %@ %@ %d", ok, reader.text, reader.next.text, reader.last != nil];
}

NSString *scenario_errors_kept_3_lists(void) {
    PRY18Reader *reader = [[PRY18Reader alloc] init];
    NSArray *good = [reader list:@"[1, 2]"];
    BOOL wasFine = reader.last == nil;
    NSArray *bad = [reader list:@"[1, "];
    return [NSString stringWithFormat:@"%@ %d %@ %d", [good componentsJoinedByString:@","], wasFine, bad, reader.last != nil];
}
