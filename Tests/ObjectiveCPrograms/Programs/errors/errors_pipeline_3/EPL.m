#import "EPL.h"

NSString *const EPLErrorDomain = @"com.example.pipeline";
NSString *const EPLStepKey = @"EPLStep";

typedef NS_ENUM(NSInteger, EPLError) {
    EPLErrorUnknown = -1,
    EPLErrorEmpty = 100,
    EPLErrorFormat,
    EPLErrorRange = 200,
};

static NSError *failure(EPLError code, NSString *step, NSError *underlying) {
    NSMutableDictionary *info = [NSMutableDictionary dictionary];
    info[NSLocalizedDescriptionKey] = [NSString stringWithFormat:@"Step %@ failed", step];
    if (step) info[EPLStepKey] = step;
    if (underlying) info[NSUnderlyingErrorKey] = underlying;
    return [NSError errorWithDomain:EPLErrorDomain code:code userInfo:info];
}

@protocol EPLStep <NSObject>
- (id)process:(id)input error:(NSError **)error;
@end

@interface EPLTrim : NSObject <EPLStep>
@end

@implementation EPLTrim

- (id)process:(NSString *)input error:(NSError **)error {
    NSString *trimmed = [input stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
    if (trimmed.length == 0) {
        if (error) *error = failure(EPLErrorEmpty, @"trim", nil);
        return nil;
    }
    return trimmed;
}

@end

@interface EPLParse : NSObject <EPLStep>
@property (nonatomic, assign) NSInteger limit;
@end

@implementation EPLParse

- (BOOL)check:(NSInteger)value error:(NSError *__autoreleasing *)error {
    if (value <= self.limit) return YES;
    if (error != NULL) {
        *error = failure(EPLErrorRange, [NSString stringWithFormat:@"check %ld", (long)value], nil);
    }
    return NO;
}

- (id)process:(NSString *)input error:(NSError **)error {
    NSScanner *scanner = [NSScanner scannerWithString:input];
    NSInteger value = 0;
    if (![scanner scanInteger:&value] || ![scanner isAtEnd]) {
        if (error) *error = failure(EPLErrorFormat, @"parse", nil);
        return nil;
    }
    NSError *inner = nil;
    if (![self check:value error:&inner]) {
        if (error) *error = failure(EPLErrorUnknown, @"parse", inner);
        return nil;
    }
    return @(value);
}

@end

@interface EPLPipeline : NSObject
@property (nonatomic, copy) NSArray *steps;
@property (nonatomic, strong, readonly) NSError *lastError;
@property (nonatomic, assign, readonly) NSUInteger runs;
- (id)run:(id)input error:(NSError **)error;
- (NSArray *)runAll:(NSArray *)inputs failures:(NSArray **)failures;
@end

@implementation EPLPipeline

- (id)run:(id)input error:(NSError **)error {
    _runs++;
    _lastError = nil;
    id value = input;
    for (id<EPLStep> step in self.steps) {
        NSError *stepError = nil;
        value = [step process:value error:&stepError];
        if (!value) {
            _lastError = stepError;
            if (error) *error = stepError;
            return nil;
        }
    }
    return value;
}

- (NSArray *)runAll:(NSArray *)inputs failures:(NSArray **)failures {
    NSMutableArray *values = [NSMutableArray array];
    NSMutableArray *errors = [NSMutableArray array];
    for (id input in inputs) {
        NSError *error;
        id value = [self run:input error:&error];
        if (value) [values addObject:value];
        else [errors addObject:error];
    }
    if (failures) *failures = errors.count ? [errors copy] : nil;
    return values;
}

@end

static EPLPipeline *pipeline(NSInteger limit) {
    EPLPipeline *pipeline = [EPLPipeline new];
    EPLParse *parse = [EPLParse new];
    parse.limit = limit;
    pipeline.steps = @[ [EPLTrim new], parse ];
    return pipeline;
}

NSString *scenario_errors_pipeline_3_steps(void) {
    EPLPipeline *p = pipeline(50);
    NSError *error = nil;
    id good = [p run:@" 42 " error:&error];
    NSError *kept = error;
    id empty = [p run:@"   " error:&error];
    NSInteger first = error.code;
    id text = [p run:@"4x" error:&error];
    return [NSString stringWithFormat:@"%@ %@ %@ %ld %@ %ld %@ %lu", good, kept, empty, (long)first, text, (long)error.code, error.localizedDescription, (unsigned long)p.runs];
}

NSString *scenario_errors_pipeline_3_nested(void) {
    EPLPipeline *p = pipeline(10);
    NSError *error;
    BOOL failed = [p run:@"11" error:&error] == nil;
    NSError *underlying = error.userInfo[NSUnderlyingErrorKey];
    NSMutableArray *chain = [NSMutableArray array];
    for (NSError *next = error; next != nil; next = next.userInfo[NSUnderlyingErrorKey]) {
        [chain addObject:[NSString stringWithFormat:@"%@%ld", next.userInfo[EPLStepKey], (long)next.code]];
    }
    BOOL isRange = [underlying.domain isEqualToString:EPLErrorDomain] && underlying.code == EPLErrorRange;
    return [NSString stringWithFormat:@"%d %@ %d %d %@", failed, [chain componentsJoinedByString:@">"], isRange, p.lastError == error, underlying.localizedDescription];
}

NSString *scenario_errors_pipeline_3_ignored(void) {
    EPLPipeline *p = pipeline(10);
    id one = [p run:@"9" error:nil];
    id two = [p run:@"99" error:NULL];
    NSError *last = p.lastError;
    id three = [p run:@"1" error:NULL];
    NSArray *failures = @[ @"old" ];
    NSArray *values = [p runAll:@[ @"1", @"", @"2", @"100" ] failures:&failures];
    NSArray *none = @[ @"old" ];
    NSArray *more = [p runAll:@[ @"3" ] failures:&none];
    NSArray *quiet = [p runAll:@[ @"x" ] failures:nil];
    return [NSString stringWithFormat:@"%@ %@ %ld %@ %@ %@ %lu %@ %lu %lu", one, two, (long)last.code, three, p.lastError ? @"error" : @"fine", [values componentsJoinedByString:@"+"], (unsigned long)failures.count, none, (unsigned long)more.count, (unsigned long)quiet.count];
}

static BOOL validate(NSDictionary *form, NSError **error) {
    NSMutableArray *problems = [NSMutableArray array];
    if ([form[@"name"] length] == 0) [problems addObject:@"name"];
    if (![form[@"age"] isKindOfClass:[NSNumber class]] || [form[@"age"] integerValue] < 18) [problems addObject:@"age"];
    if (problems.count == 0) return YES;
    if (error) {
        *error = [NSError errorWithDomain:EPLErrorDomain code:problems.count userInfo:@{ @"fields" : problems, NSLocalizedDescriptionKey : [@"Check " stringByAppendingString:[problems componentsJoinedByString:@" and "]] }];
    }
    return NO;
}

NSString *scenario_errors_pipeline_3_validation(void) {
    NSError *error = nil;
    BOOL a = validate(@{ @"name" : @"Ann", @"age" : @30 }, &error);
    NSString *none = error.localizedDescription;
    BOOL b = validate(@{ @"age" : @"30" }, &error);
    NSString *both = [error localizedDescription];
    NSArray *fields = error.userInfo[@"fields"];
    BOOL c = validate(@{ @"name" : @"Bob", @"age" : @17 }, NULL);
    return [NSString stringWithFormat:@"%d%d%d %@ %@ %lu %d", a, b, c, none, both, (unsigned long)fields.count, [[error copy] code] == 2];
}

NSString *scenario_errors_pipeline_3_retry(void) {
    EPLPipeline *p = pipeline(5);
    NSArray *inputs = @[ @"a", @"7", @"", @"5" ];
    NSError *error = nil;
    NSUInteger attempt = 0;
    id value = nil;
    NSMutableIndexSet *codes = [NSMutableIndexSet indexSet];
    while (value == nil && attempt < inputs.count) {
        error = nil;
        value = [p run:inputs[attempt++] error:&error];
        switch (error.code) {
            case EPLErrorEmpty:
            case EPLErrorFormat:
                [codes addIndex:error.code];
                break;
            case 0:
                break;
            default:
                [codes addIndex:1];
        }
    }
    return [NSString stringWithFormat:@"%@ %lu %@ %lu %d%d", value, (unsigned long)attempt, error, (unsigned long)codes.count, [codes containsIndex:101], [codes containsIndex:1]];
}

@interface EPLReader : NSObject
- (BOOL)read:(NSString *)text value:(NSInteger *)value negative:(BOOL *)negative rest:(NSString **)rest;
@end

@implementation EPLReader

- (BOOL)read:(NSString *)text value:(NSInteger *)value negative:(BOOL *)negative rest:(NSString **)rest {
    if (negative) *negative = [text hasPrefix:@"-"];
    NSScanner *scanner = [NSScanner scannerWithString:text];
    NSInteger found = 0;
    if (![scanner scanInteger:&found]) return NO;
    if (value != NULL) *value += found;
    if (rest) *rest = [scanner isAtEnd] ? nil : [text substringFromIndex:[scanner scanLocation]];
    return YES;
}

@end

NSString *scenario_errors_pipeline_3_pointers(void) {
    EPLReader *reader = [EPLReader new];
    NSInteger sum = 100;
    BOOL negative = NO;
    NSString *rest = @"none";
    BOOL first = [reader read:@"-12 apples" value:&sum negative:&negative rest:&rest];
    NSString *kept = rest;
    BOOL wasNegative = negative;
    BOOL second = [reader read:@"30" value:&sum negative:NULL rest:&rest];
    BOOL third = [reader read:@"x" value:nil negative:&negative rest:nil];
    return [NSString stringWithFormat:@"%d%d%d %ld %d%d [%@] %@", first, second, third, (long)sum, wasNegative, negative, kept, rest];
}
