#import "AFKStore.h"

static NSMutableArray *keptRows = nil;
static NSMutableString *keptTitle;
static NSMutableDictionary *keptOptions;
static NSMutableSet *keptTags;
static AFKStore *store;

@implementation AFKStore
@end

void AFKKeep(NSMutableArray *rows) {
    keptRows = rows;
}

NSUInteger AFKKept(void) {
    return keptRows.count;
}

static void AFKKeepTitle(NSMutableString *title) {
    keptTitle = title;
}

static void AFKKeepOptions(NSMutableDictionary *options) {
    keptOptions = options;
}

static void AFKKeepTags(NSMutableSet *tags) {
    keptTags = tags;
}

static void AFKFill(AFKStore *target, NSMutableArray *rows, NSMutableString *title) {
    target.rows = rows;
    target.title = title;
}

static void AFKAppend(NSMutableArray *rows, NSString *row) {
    [rows addObject:row];
}

static NSMutableArray *AFKSame(NSMutableArray *rows) {
    return rows;
}

NSString *scenario_arrays_shared_functions_2_array(void) {
    NSMutableArray *rows = [NSMutableArray arrayWithObject:@"a"];
    AFKKeep(rows);
    [rows addObject:@"b"];
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)AFKKept(), keptRows[0]];
}

NSString *scenario_arrays_shared_functions_2_text(void) {
    NSMutableString *title = [NSMutableString stringWithString:@"one"];
    AFKKeepTitle(title);
    [title appendString:@" two"];
    return [NSString stringWithFormat:@"%@", keptTitle];
}

NSString *scenario_arrays_shared_functions_2_keptTextChanges(void) {
    NSMutableString *title = [@"one" mutableCopy];
    AFKKeepTitle(title);
    [keptTitle appendString:@"!"];
    return [title copy];
}

NSString *scenario_arrays_shared_functions_2_dictionary(void) {
    NSMutableDictionary *options = [NSMutableDictionary dictionary];
    AFKKeepOptions(options);
    options[@"a"] = @1;
    keptOptions[@"b"] = @2;
    return [NSString stringWithFormat:@"%@ %@", keptOptions[@"a"], options[@"b"]];
}

NSString *scenario_arrays_shared_functions_2_set(void) {
    NSMutableSet *tags = [NSMutableSet set];
    AFKKeepTags(tags);
    [tags addObject:@"x"];
    return [NSString stringWithFormat:@"%lu %d", (unsigned long)keptTags.count, [keptTags containsObject:@"x"]];
}

NSString *scenario_arrays_shared_functions_2_property(void) {
    AFKStore *target = [[AFKStore alloc] init];
    NSMutableArray *rows = [NSMutableArray array];
    NSMutableString *title = [NSMutableString stringWithString:@"t"];
    AFKFill(target, rows, title);
    [rows addObject:@"a"];
    AFKAppend(rows, @"b");
    [target.title appendString:@"!"];
    return [NSString stringWithFormat:@"%@ %@", [target.rows componentsJoinedByString:@","], title];
}

NSString *scenario_arrays_shared_functions_2_returned(void) {
    NSMutableArray *rows = [NSMutableArray array];
    NSMutableArray *same = AFKSame(rows);
    [same addObject:@1];
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)rows.count, same == rows ? @"yes" : @"no"];
}

NSString *scenario_arrays_shared_functions_2_immutableView(void) {
    NSMutableArray *rows = [@[ @1, @2 ] mutableCopy];
    AFKKeep(rows);
    NSArray *view = keptRows;
    [rows addObject:@3];
    return [NSString stringWithFormat:@"%lu", (unsigned long)view.count];
}

NSString *scenario_arrays_shared_functions_2_memberOfStatic(void) {
    store = [[AFKStore alloc] init];
    store.options = [NSMutableDictionary dictionary];
    NSMutableDictionary *options = store.options;
    options[@"k"] = @"v";
    return [NSString stringWithFormat:@"k:%@ %lu", store.options[@"k"], (unsigned long)[store.options count]];
}

NSString *scenario_arrays_shared_functions_2_keptByNil(void) {
    NSMutableArray *rows = [NSMutableArray arrayWithObject:@1];
    AFKKeep(rows);
    AFKKeep(nil);
    [rows addObject:@2];
    return [NSString stringWithFormat:@"%lu", (unsigned long)AFKKept()];
}
