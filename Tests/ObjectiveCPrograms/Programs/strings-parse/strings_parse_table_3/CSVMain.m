#import "CSVMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface CSVCSVRow : NSObject
@property (nonatomic, strong) NSDictionary<NSString *, NSString *> *fields;
@property (nonatomic, assign) NSUInteger line;
- (NSString *)objectForKeyedSubscript:(NSString *)key;
- (double)doubleForKey:(NSString *)key;
@end
@implementation CSVCSVRow
- (NSString *)objectForKeyedSubscript:(NSString *)key { return self.fields[key]; }
- (double)doubleForKey:(NSString *)key { return [self[key] doubleValue]; }
- (NSString *)description { return [NSString stringWithFormat:@"%03lu %@", (unsigned long)self.line, [self.fields.allValues sortedArrayUsingSelector:@selector(compare:)]]; }
@end

@interface CSVCSVReader : NSObject
@property (nonatomic, assign) unichar separator;
@property (nonatomic, copy) BOOL (^filter)(CSVCSVRow *row);
- (NSArray<CSVCSVRow *> *)rowsOfText:(NSString *)text error:(NSError * __autoreleasing *)error;
@end

@implementation CSVCSVReader
- (instancetype)init {
    if (!(self = [super init])) return nil;
    _separator = ',';
    return self;
}
- (NSArray<NSString *> *)cellsOfLine:(NSString *)line {
    NSMutableArray<NSString *> *cells = [NSMutableArray array];
    NSMutableString *cell = [NSMutableString string];
    BOOL quoted = NO;
    for (NSUInteger i = 0; i < line.length; i++) {
        unichar c = [line characterAtIndex:i];
        if (quoted) {
            if (c == '"') {
                if (i + 1 < line.length && [line characterAtIndex:i + 1] == '"') {
                    [cell appendString:@"\""];
                    i++;
                } else {
                    quoted = NO;
                }
            } else {
                [cell appendFormat:@"%C", c];
            }
        } else if (c == '"') {
            quoted = YES;
        } else if (c == self.separator) {
            [cells addObject:[cell copy]];
            [cell setString:@""];
        } else {
            [cell appendFormat:@"%C", c];
        }
    }
    [cells addObject:cell];
    return cells;
}
- (NSArray<CSVCSVRow *> *)rowsOfText:(NSString *)text error:(NSError **)error {
    NSMutableArray *rows = [NSMutableArray array];
    __block NSArray<NSString *> *header = nil;
    __block NSUInteger number = 0;
    __block NSError *failure = nil;
    [text enumerateLinesUsingBlock:^(NSString *line, BOOL *stop) {
        number++;
        if ([line stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]].length == 0) return;
        NSArray *cells = [self cellsOfLine:line];
        if (header == nil) {
            header = cells;
            return;
        }
        if (cells.count != header.count) {
            failure = [NSError errorWithDomain:@"CSV" code:number userInfo:@{ NSLocalizedDescriptionKey: [NSString stringWithFormat:@"line %lu has %lu cells instead of %lu", (unsigned long)number, (unsigned long)cells.count, (unsigned long)header.count] }];
            *stop = YES;
            return;
        }
        CSVCSVRow *row = [CSVCSVRow new];
        row.fields = [NSDictionary dictionaryWithObjects:cells forKeys:header];
        row.line = number;
        if (self.filter == nil || self.filter(row)) [rows addObject:row];
    }];
    if (failure) {
        if (error) *error = failure;
        return nil;
    }
    return rows;
}
@end

@interface CSVStatistics : NSObject
+ (double)mean:(NSArray<NSNumber *> *)numbers;
+ (nullable NSNumber *)median:(NSArray<NSNumber *> *)numbers;
@end
@implementation CSVStatistics
+ (double)mean:(NSArray<NSNumber *> *)numbers {
    if (numbers.count == 0) return 0;
    return [[numbers valueForKeyPath:@"@sum.self"] doubleValue] / numbers.count;
}
+ (NSNumber *)median:(NSArray<NSNumber *> *)numbers {
    if (!numbers.count) return nil;
    NSArray *sorted = [numbers sortedArrayUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) {
        return [a compare:b];
    }];
    NSUInteger middle = sorted.count / 2;
    if (sorted.count % 2 == 1) return sorted[middle];
    return @(([sorted[middle - 1] doubleValue] + [sorted[middle] doubleValue]) / 2);
}
@end

NSString *scenario_strings_parse_table_3_all(void) {
    lines = [NSMutableArray array];
    NSString *text = @"name,city,amount\n"
                      "\"Smith, Ann\",Oslo,12.5\n"
                      "\n"
                      "Bob,\"New \"\"York\"\"\",3\n"
                      "Cid,Rome,abc\n";
    CSVCSVReader *reader = [[CSVCSVReader alloc] init];
    NSError *error;
    NSArray<CSVCSVRow *> *rows = [reader rowsOfText:text error:&error];
    for (CSVCSVRow *row in rows) {
        Note([NSString stringWithFormat:@"%lu: %@ from %@ pays %.2f", (unsigned long)row.line, row[@"name"], row[@"city"], [row doubleForKey:@"amount"]]);
    }
    NSMutableArray *amounts = [NSMutableArray new];
    for (CSVCSVRow *row in rows) [amounts addObject:@([row doubleForKey:@"amount"])];
    Note([NSString stringWithFormat:@"mean %.3f median %@", [CSVStatistics mean:amounts], [CSVStatistics median:amounts]]);
    reader.filter = ^BOOL(CSVCSVRow *row) { return [row[@"city"] hasPrefix:@"R"]; };
    Note([NSString stringWithFormat:@"%lu", (unsigned long)[reader rowsOfText:text error:NULL].count]);
    rows = [reader rowsOfText:@"a;b\n1;2;3" error:&error];
    Note([NSString stringWithFormat:@"%@ %@", rows, error.localizedDescription ?: @"fine"]);
    reader.separator = ';';
    rows = [reader rowsOfText:@"a;b\n1;2;3" error:&error];
    Note([NSString stringWithFormat:@"%@ %@", rows, error.localizedDescription]);
    Note([NSString stringWithFormat:@"%@", [CSVStatistics median:@[]]]);
    Note([NSString stringWithFormat:@"%@", [CSVStatistics median:@[ @3, @1, @2.5, @10 ]]]);
    return [lines componentsJoinedByString:@" / "];
}
