#import "CALMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef NS_ENUM(NSUInteger, CALTokenKind) {
    CALTokenKindNumber,
    CALTokenKindOperator,
    CALTokenKindParen,
    CALTokenKindEnd
};

static NSString * const CalcErrorDomain = @"CalcErrorDomain";

@interface CALToken : NSObject
@property (nonatomic, readonly) CALTokenKind kind;
@property (nonatomic, readonly, copy) NSString *text;
+ (instancetype)tokenWithKind:(CALTokenKind)kind text:(NSString *)text;
@end

@implementation CALToken
+ (instancetype)tokenWithKind:(CALTokenKind)kind text:(NSString *)text {
    CALToken *token = [[self alloc] init];
    if (token) {
        token->_kind = kind;
        token->_text = [text copy];
    }
    return token;
}
- (NSString *)description {
    static NSString *names[] = { @"num", @"op", @"paren", @"end" };
    return [NSString stringWithFormat:@"<%@:%@>", names[self.kind], self.text];
}
@end

@interface CALLexer : NSObject {
    NSString *_source;
    NSUInteger _position;
}
- (instancetype)initWithSource:(NSString *)source;
- (CALToken *)next;
@end

@implementation CALLexer
- (instancetype)initWithSource:(NSString *)source {
    self = [super init];
    if (!self) return nil;
    _source = [source copy];
    return self;
}
- (CALToken *)next {
    NSCharacterSet *digits = [NSCharacterSet characterSetWithCharactersInString:@"0123456789."];
    while (_position < _source.length && [_source characterAtIndex:_position] == ' ') _position++;
    if (_position >= _source.length) return [CALToken tokenWithKind:CALTokenKindEnd text:@""];
    unichar c = [_source characterAtIndex:_position];
    if ([digits characterIsMember:c]) {
        NSUInteger start = _position;
        while (_position < _source.length && [digits characterIsMember:[_source characterAtIndex:_position]]) {
            _position++;
        }
        return [CALToken tokenWithKind:CALTokenKindNumber text:[_source substringWithRange:NSMakeRange(start, _position - start)]];
    }
    _position += 1;
    NSString *text = [NSString stringWithCharacters:&c length:1];
    switch (c) {
        case '(':
        case ')':
            return [CALToken tokenWithKind:CALTokenKindParen text:text];
        default:
            return [CALToken tokenWithKind:CALTokenKindOperator text:text];
    }
}
@end

@interface CALCalculator : NSObject
@property (nonatomic, strong) NSMutableDictionary<NSString *, double (^)(double, double)> *operators;
@property (nonatomic, strong) CALLexer *lexer;
@property (nonatomic, strong) CALToken *current;
- (nullable NSNumber *)evaluate:(NSString *)text error:(NSError **)error;
@end

@implementation CALCalculator
- (instancetype)init {
    if ((self = [super init])) {
        _operators = [NSMutableDictionary dictionary];
        _operators[@"+"] = ^(double a, double b) { return a + b; };
        _operators[@"-"] = ^(double a, double b) { return a - b; };
        _operators[@"*"] = ^(double a, double b) { return a * b; };
        _operators[@"/"] = ^(double a, double b) { return a / b; };
    }
    return self;
}
+ (NSDictionary<NSString *, NSNumber *> *)precedence {
    static NSDictionary *table;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        table = @{ @"+": @1, @"-": @1, @"*": @2, @"/": @2 };
    });
    return table;
}
- (void)advance {
    self.current = [self.lexer next];
}
- (double)primary:(NSError **)error {
    CALToken *token = self.current;
    if (token.kind == CALTokenKindNumber) {
        [self advance];
        return token.text.doubleValue;
    }
    if (token.kind == CALTokenKindParen && [token.text isEqualToString:@"("]) {
        [self advance];
        double value = [self expression:1 error:error];
        if (![self.current.text isEqual:@")"]) {
            if (error) *error = [NSError errorWithDomain:CalcErrorDomain code:2 userInfo:@{NSLocalizedDescriptionKey: @"missing )"}];
            return NAN;
        }
        [self advance];
        return value;
    }
    if (error) {
        *error = [NSError errorWithDomain:CalcErrorDomain code:1
                                 userInfo:@{NSLocalizedDescriptionKey: [NSString stringWithFormat:@"unexpected %@", token]}];
    }
    return NAN;
}
- (double)expression:(int)minimum error:(NSError **)error {
    double left = [self primary:error];
    while (self.current.kind == CALTokenKindOperator) {
        NSString *sign = self.current.text;
        int strength = [[[self class] precedence][sign] intValue];
        if (strength < minimum || strength == 0) break;
        [self advance];
        double right = [self expression:strength + 1 error:error];
        left = self.operators[sign](left, right);
    }
    return left;
}
- (NSNumber *)evaluate:(NSString *)text error:(NSError **)error {
    self.lexer = [[CALLexer alloc] initWithSource:text];
    [self advance];
    NSError *inner = nil;
    double value = [self expression:1 error:&inner];
    if (inner != nil) {
        if (error) *error = inner;
        return nil;
    }
    return @(value);
}
@end

NSString *scenario_errors_calculator_3_all(void) {
    lines = [NSMutableArray array];
    CALCalculator *calculator = [CALCalculator new];
    for (NSString *text in @[ @"1 + 2 * 3", @"(1 + 2) * 3", @"10 / 4 - 1", @"(1", @"* 2", @"2 ^ 3" ]) {
        NSError *error = nil;
        NSNumber *result = [calculator evaluate:text error:&error];
        if (result) {
            Note([NSString stringWithFormat:@"%@ = %@", text, result]);
        } else {
            Note([NSString stringWithFormat:@"%@: %ld %@", text, (long)error.code, error.localizedDescription]);
        }
    }
    return [lines componentsJoinedByString:@" / "];
}
