#import "PRX94AMain.h"

static NSString *const PRX94ADomain = @"PRX94ADomain";
typedef NS_ENUM(NSInteger, PRX94ACode) { PRX94ACodeEmpty = 1, PRX94ACodeLong = 5, PRX94ACodeNested };

@interface PRX94AReader : NSObject
@property (nonatomic, copy) NSString *text;
@property (nonatomic, strong, readonly) NSError *lastError;
@property (nonatomic, copy) BOOL (^rule)(NSString *word, NSError **error);
- (NSArray *)words:(NSError **)error;
- (BOOL)check:(NSString *)word error:(NSError *__autoreleasing *)error;
@end

@implementation PRX94AReader
+ (NSError *)errorWithCode:(PRX94ACode)code reason:(NSString *)reason {
    NSMutableDictionary *info = [NSMutableDictionary dictionary];
    if (reason) info[NSLocalizedFailureReasonErrorKey] = reason;
    info[NSLocalizedDescriptionKey] = [NSString stringWithFormat:@"code %ld", (long)code];
    return [NSError errorWithDomain:PRX94ADomain code:code userInfo:info];
}
- (BOOL)check:(NSString *)word error:(NSError **)error {
    if (word.length == 0) {
        _lastError = [[self class] errorWithCode:PRX94ACodeEmpty reason:nil];
        if (error) *error = _lastError;
        return NO;
    }
    if (word.length > 5) {
        NSError *inner = [NSError errorWithDomain:PRX94ADomain code:PRX94ACodeLong userInfo:@{ @"word": word }];
        if (error != nil) *error = [NSError errorWithDomain:PRX94ADomain code:PRX94ACodeNested userInfo:@{ NSUnderlyingErrorKey: inner }];
        return NO;
    }
    return YES;
}
- (NSArray *)words:(NSError **)error {
    NSMutableArray *words = [NSMutableArray array];
    for (NSString *word in [self.text componentsSeparatedByString:@" "]) {
        if (![self check:word error:error]) return nil;
        [words addObject:word];
    }
    return words;
}
- (NSInteger)validCount {
    NSInteger count = 0;
    NSError *error;
    for (NSString *word in [self.text componentsSeparatedByString:@" "]) {
        if ([self check:word error:&error]) count++;
        else if (error.code == PRX94ACodeNested) count += 100;
    }
    return error ? -count : count;
}
@end

static PRX94AReader *PRX94ARead(NSString *text) {
    PRX94AReader *reader = [PRX94AReader new];
    reader.text = text;
    return reader;
}

static BOOL PRX94ATry(NSInteger n, NSError **error) {
    if (n < 0) {
        if (error) *error = [PRX94AReader errorWithCode:n reason:@"negative"];
        return NO;
    }
    return YES;
}

NSString *scenario_errors_reader_3_words(void) {
    NSError *error = nil;
    NSArray *words = [PRX94ARead(@"a bc") words:&error];
    return [NSString stringWithFormat:@"%@ %@", [words componentsJoinedByString:@","], error];
}

NSString *scenario_errors_reader_3_empty(void) {
    PRX94AReader *reader = PRX94ARead(@"a  b");
    NSError *error = nil;
    NSArray *words = [reader words:&error];
    return [NSString stringWithFormat:@"%@ %ld %@ %@ %d", words, (long)error.code, error.localizedDescription, error.localizedFailureReason, error == reader.lastError];
}

NSString *scenario_errors_reader_3_nested(void) {
    NSError *error = nil;
    [PRX94ARead(@"abcdef") words:&error];
    NSError *inner = error.userInfo[NSUnderlyingErrorKey];
    return [NSString stringWithFormat:@"%ld %ld %@", (long)error.code, (long)inner.code, inner.userInfo[@"word"]];
}

NSString *scenario_errors_reader_3_kept_error(void) {
    PRX94AReader *reader = PRX94ARead(@"a b abcdef");
    NSError *error = nil;
    [reader words:&error];
    NSInteger code = error.code;
    reader.text = @"x y";
    return [NSString stringWithFormat:@"%ld %ld / %lu", (long)[PRX94ARead(@"a b abcdef") validCount], (long)code, (unsigned long)[reader words:&error].count];
}

NSString *scenario_errors_reader_3_stale_error(void) {
    PRX94AReader *reader = [PRX94AReader new];
    NSError *error = nil;
    [reader check:@"toolong" error:&error];
    BOOL ok = [reader check:@"fine" error:&error];
    NSError *fresh = nil;
    [reader check:@"fine" error:&fresh];
    return [NSString stringWithFormat:@"%d %ld %ld", ok, (long)error.code, (long)fresh.code];
}

NSString *scenario_errors_reader_3_function(void) {
    NSError *error = nil;
    BOOL good = PRX94ATry(3, &error);
    BOOL bad = PRX94ATry(-3, &error);
    return [NSString stringWithFormat:@"%d %d %ld %@", good, bad, (long)error.code, error.localizedFailureReason];
}

NSString *scenario_errors_reader_3_conditions(void) {
    NSMutableArray *log = [NSMutableArray array];
    NSError *error;
    if (!PRX94ATry(1, &error) || !PRX94ATry(-1, &error)) [log addObject:[NSString stringWithFormat:@"first:%ld", (long)error.code]];
    error = nil;
    if (PRX94ATry(-2, NULL) && PRX94ATry(1, &error)) [log addObject:@"second"];
    else if (!error) [log addObject:@"third"];
    [log addObject:PRX94ATry(0, nil) ? @"ok" : @"bad"];
    return [log componentsJoinedByString:@" "];
}

NSString *scenario_errors_reader_3_collected(void) {
    NSMutableArray *errors = [NSMutableArray array];
    NSInteger good = 0;
    for (NSNumber *n in @[ @1, @-1, @0, @-2 ]) {
        NSError *error = nil;
        if (PRX94ATry(n.integerValue, &error)) good++;
        else [errors addObject:error];
    }
    return [NSString stringWithFormat:@"%@ %ld", [[errors valueForKey:@"code"] componentsJoinedByString:@","], (long)good];
}

NSString *scenario_errors_reader_3_completion(void) {
    NSMutableArray *log = [NSMutableArray array];
    void (^run)(NSString *, void (^)(NSArray *, NSError *)) = ^(NSString *text, void (^done)(NSArray *words, NSError *error)) {
        NSError *error = nil;
        NSArray *words = [PRX94ARead(text) words:&error];
        done(words, error);
    };
    void (^done)(NSArray *, NSError *) = ^(NSArray *words, NSError *error) {
        [log addObject:[NSString stringWithFormat:@"%@:%ld", words.firstObject, (long)error.code]];
    };
    run(@"a b", done);
    run(@"", done);
    return [log componentsJoinedByString:@" "];
}

NSString *scenario_errors_reader_3_equal_errors(void) {
    NSError *a = [NSError errorWithDomain:@"d" code:1 userInfo:nil], *b = [NSError errorWithDomain:@"d" code:1 userInfo:nil], *c = [NSError errorWithDomain:@"d" code:2 userInfo:nil];
    return [NSString stringWithFormat:@"%d %d %d", [a isEqual:b], [a isEqual:c], a.userInfo.count == 0];
}

NSString *scenario_errors_reader_3_file(void) {
    NSError *error = nil;
    NSString *text = [NSString stringWithContentsOfFile:@"/nowhere/at/all" encoding:NSUTF8StringEncoding error:&error];
    return [NSString stringWithFormat:@"%@ %d %d", text, error != nil, [error.domain isEqual:NSCocoaErrorDomain]];
}
