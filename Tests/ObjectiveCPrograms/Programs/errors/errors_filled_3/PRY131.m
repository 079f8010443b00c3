#import "PRY131.h"

static NSString *const PRY131Domain = @"shop";

static void PRY131Fill(NSError **error, NSInteger code) {
    if (error) {
        *error = [NSError errorWithDomain:PRY131Domain code:code userInfo:nil];
    }
}

@interface PRY131Reader : NSObject
@property (nonatomic) NSInteger asked;
- (NSArray *)read:(NSString *)text error:(NSError **)error;
- (BOOL)check:(NSString *)text error:(NSError **)error;
- (NSString *)first:(NSString *)text error:(NSError **)error;
@end

@implementation PRY131Reader
- (void)populateError:(NSError **)error withMessage:(NSString *)message {
    if (error != NULL) {
        NSString *text = [NSString stringWithFormat:@"bad: %@", message];
        *error = [NSError errorWithDomain:PRY131Domain code:7 userInfo:@{NSLocalizedDescriptionKey: text}];
    }
}
- (NSArray *)read:(NSString *)text error:(NSError **)error {
    if (text.length == 0) {
        [self populateError:error withMessage:@"empty"];
        return nil;
    }
    if (![self check:text error:error]) return nil;
    return [text componentsSeparatedByString:@","];
}
- (BOOL)check:(NSString *)text error:(NSError **)error {
    self.asked++;
    if ([text hasPrefix:@"!"]) {
        PRY131Fill(error, 3);
        return NO;
    }
    return YES;
}
- (NSString *)first:(NSString *)text error:(NSError **)error {
    if (!([self check:text error:error] && [self check:[text substringFromIndex:1] error:error])) {
        return nil;
    }
    return [text substringToIndex:1];
}
@end

NSString *scenario_errors_filled_3_helpers(void) {
    PRY131Reader *reader = [[PRY131Reader alloc] init];
    NSMutableString *text = [NSMutableString string];
    for (NSString *each in @[@"", @"!x", @"a,b"]) {
        NSError *error = nil;
        NSArray *found = [reader read:each error:&error];
        [text appendFormat:@"%lu %ld %@; ", (unsigned long)found.count, (long)error.code, error.domain];
    }
    NSError *error = nil;
    [reader read:@"" error:&error];
    [text appendString:error.localizedDescription];
    return text;
}

NSString *scenario_errors_filled_3_passed(void) {
    PRY131Reader *reader = [[PRY131Reader alloc] init];
    NSError *error = nil;
    BOOL isFine = [reader check:@"!" error:&error];
    BOOL isQuiet = [reader check:@"!" error:NULL];
    NSError *other = nil;
    NSString *one = [reader first:@"ab" error:&other], *two = [reader first:@"a!" error:&other];
    return [NSString stringWithFormat:@"%d %ld %d %@ %@ %ld %ld", isFine, (long)error.code, isQuiet, one, two,
                                      (long)other.code, (long)reader.asked];
}
