#import "QOMSource.h"

@implementation QOMRow
@end
@implementation QOMSource
- (instancetype)init { if ((self = [super init])) _sections = [NSMutableArray array]; return self; }
- (void)addText:(NSString *)text atSection:(NSUInteger)section {
    while (self.sections.count <= section) [self.sections addObject:[NSMutableArray array]];
    QOMRow *row = [[QOMRow alloc] init];
    row.text = text;
    [self.sections[section] addObject:row];
}
- (void)removeText:(NSString *)text {
    for (NSMutableArray *rows in self.sections) {
        NSIndexSet *found = [rows indexesOfObjectsPassingTest:^BOOL(QOMRow *row, NSUInteger index, BOOL *stop) { return [row.text isEqualToString:text]; }];
        [rows removeObjectsAtIndexes:found];
    }
}
@end

static NSString *QOMTexts(QOMSource *source) {
    NSMutableArray *lines = [NSMutableArray array];
    for (NSArray *rows in source.sections) [lines addObject:[[rows valueForKey:@"text"] componentsJoinedByString:@"+"]];
    return [lines componentsJoinedByString:@"|"];
}
NSString *scenario_arrays_shared_sections_2_removed(void) {
    QOMSource *source = [[QOMSource alloc] init];
    [source addText:@"a" atSection:0];
    [source addText:@"b" atSection:1];
    [source addText:@"a" atSection:1];
    [source removeText:@"a"];
    return QOMTexts(source);
}
NSString *scenario_arrays_shared_sections_2_last(void) {
    QOMSource *source = [[QOMSource alloc] init];
    [source addText:@"a" atSection:1];
    [source.sections.lastObject removeAllObjects];
    NSMutableArray<QOMRow *> *first = source.sections.firstObject;
    QOMRow *row = [[QOMRow alloc] init];
    row.text = @"z";
    [first addObject:row];
    return QOMTexts(source);
}
