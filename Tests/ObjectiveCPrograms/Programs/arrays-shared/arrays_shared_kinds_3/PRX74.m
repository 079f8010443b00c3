#import "PRX74.h"

@implementation PRX74Document
- (instancetype)init {
    if (self = [super init]) {
        _selection = [NSMutableIndexSet indexSet];
        _tags = [NSMutableOrderedSet orderedSet];
        _words = [NSCountedSet set];
        _bytes = [NSMutableData data];
    }
    return self;
}
- (NSMutableIndexSet *)currentSelection { return _selection; }
@end
@implementation PRX74Observer { NSMutableIndexSet *_selection; NSMutableOrderedSet *_tags; }
- (instancetype)initWithSelection:(NSMutableIndexSet *)selection tags:(NSMutableOrderedSet *)tags {
    self = [super init];
    if (self) { _selection = selection; _tags = tags; }
    return self;
}
- (NSString *)report { return [NSString stringWithFormat:@"%lu/%lu", (unsigned long)_selection.count, (unsigned long)_tags.count]; }
@end
NSString *scenario_arrays_shared_kinds_3_indexes(void) {
    PRX74Document *document = [PRX74Document new];
    PRX74Observer *observer = [[PRX74Observer alloc] initWithSelection:document.selection tags:document.tags];
    [document.selection addIndex:3];
    NSMutableIndexSet *same = [document currentSelection];
    [same addIndexesInRange:NSMakeRange(5, 2)];
    document.snapshot = same;
    [same removeIndex:3];
    return [NSString stringWithFormat:@"%@ %lu %lu", [observer report], (unsigned long)document.selection.count, (unsigned long)document.snapshot.count];
}
NSString *scenario_arrays_shared_kinds_3_tags(void) {
    PRX74Document *document = [PRX74Document new];
    PRX74Observer *observer = [[PRX74Observer alloc] initWithSelection:nil tags:document.tags];
    NSMutableOrderedSet *tags = document.tags;
    [tags addObject:@"b"];
    [tags addObject:@"a"];
    [tags addObject:@"b"];
    [document.tags insertObject:@"z" atIndex:0];
    [tags sortUsingComparator:^NSComparisonResult(id x, id y) { return [x compare:y]; }];
    return [NSString stringWithFormat:@"%@ %@ %lu", [observer report], [[document.tags array] componentsJoinedByString:@""], (unsigned long)[tags indexOfObject:@"b"]];
}
NSString *scenario_arrays_shared_kinds_3_words(void) {
    PRX74Document *document = [PRX74Document new];
    NSCountedSet *words = document.words;
    for (NSString *w in [@"to be or not to be to" componentsSeparatedByString:@" "]) [words addObject:w];
    [document.words removeObject:@"be"];
    NSArray *order = [words.allObjects sortedArrayUsingComparator:^(id a, id b) {
        NSUInteger ca = [words countForObject:a], cb = [words countForObject:b];
        if (ca != cb) return ca > cb ? NSOrderedAscending : NSOrderedDescending;
        return [a compare:b];
    }];
    return [NSString stringWithFormat:@"%@ %lu %lu", [order componentsJoinedByString:@","], (unsigned long)[document.words countForObject:@"to"], (unsigned long)words.count];
}
NSString *scenario_arrays_shared_kinds_3_bytes(void) {
    PRX74Document *document = [PRX74Document new];
    NSMutableData *data = document.bytes;
    const unsigned char raw[] = { 1, 2, 250 };
    [data appendBytes:raw length:sizeof(raw)];
    [document.bytes appendData:[@"hi" dataUsingEncoding:NSUTF8StringEncoding]];
    NSUInteger sum = 0;
    const uint8_t *p = data.bytes;
    for (NSUInteger i = 0; i < data.length; i++) sum += p[i];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)data.length, (unsigned long)sum];
}
