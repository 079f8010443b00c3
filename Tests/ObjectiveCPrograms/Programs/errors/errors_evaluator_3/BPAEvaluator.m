#import "BPAEvaluator.h"

// A small expression parser as an app has it.
typedef NS_ENUM(NSUInteger, BPATokenType) {
    BPATokenTypeNumber,
    BPATokenTypeOperator,
    BPATokenTypeOpen,
    BPATokenTypeClose,
};

@interface BPAToken : NSObject
@property (nonatomic, assign, readonly) BPATokenType type;
@property (nonatomic, copy, readonly) NSString *text;
@property (nonatomic, assign, readonly) NSRange range;
- (instancetype)initWithType:(BPATokenType)type text:(NSString *)text range:(NSRange)range;
@end
@implementation BPAToken
- (instancetype)initWithType:(BPATokenType)type text:(NSString *)text range:(NSRange)range {
    self = [super init];
    if (self) {
        _type = type;
        _text = [text copy];
        _range = range;
    }
    return self;
}
- (NSString *)description { return [NSString stringWithFormat:@"%@@%lu", self.text, (unsigned long)self.range.location]; }
@end

@interface BPALexer : NSObject
@property (nonatomic, copy, readonly) NSString *input;
@property (nonatomic, readonly) NSUInteger position;
- (instancetype)initWithInput:(NSString *)input;
- (BPAToken *)nextToken;
- (NSArray *)allTokens;
@end
@implementation BPALexer {
    NSUInteger _line;
}
- (instancetype)initWithInput:(NSString *)input {
    if (!(self = [super init])) return nil;
    _input = [input copy];
    return self;
}
- (BPAToken *)nextToken {
    while (_position < self.input.length && [[NSCharacterSet whitespaceCharacterSet] characterIsMember:[self.input characterAtIndex:_position]]) _position++;
    if (_position >= self.input.length) return nil;
    NSUInteger start = _position;
    unichar c = [self.input characterAtIndex:_position++];
    BPATokenType type;
    if (c >= '0' && c <= '9') {
        while (_position < _input.length) {
            unichar next = [_input characterAtIndex:_position];
            if ((next < '0' || next > '9') && next != '.') break;
            _position += 1;
        }
        type = BPATokenTypeNumber;
    } else if (c == '(') {
        type = BPATokenTypeOpen;
    } else if (c == ')') {
        type = BPATokenTypeClose;
    } else {
        type = BPATokenTypeOperator;
    }
    NSRange range = NSMakeRange(start, _position - start);
    return [[BPAToken alloc] initWithType:type text:[_input substringWithRange:range] range:range];
}
- (NSArray *)allTokens {
    NSMutableArray *tokens = [NSMutableArray array];
    BPAToken *token;
    while ((token = [self nextToken])) {
        [tokens addObject:token];
    }
    return [tokens copy];
}
@end

static NSInteger BPAPrecedence(NSString *operator) {
    static NSDictionary *table = nil;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        table = @{@"+": @1, @"-": @1, @"*": @2, @"/": @2, @"%": @2};
    });
    return [table[operator] integerValue];
}

@interface BPAEvaluator : NSObject
- (NSNumber *)evaluate:(NSString *)text error:(NSError **)error;
@end
@implementation BPAEvaluator
- (BOOL)reduceOperators:(NSMutableArray *)operators values:(NSMutableArray *)values {
    if (values.count < 2) return NO;
    double right = [values.lastObject doubleValue];
    [values removeLastObject];
    double left = [values.lastObject doubleValue];
    [values removeLastObject];
    NSString *operator = operators.lastObject;
    [operators removeLastObject];
    double result = 0;
    switch ([operator characterAtIndex:0]) {
        case '+': result = left + right; break;
        case '-': result = left - right; break;
        case '*': result = left * right; break;
        case '/':
            if (right == 0) return NO;
            result = left / right;
            break;
        case '%': result = (NSInteger)left % (NSInteger)right; break;
        default: return NO;
    }
    [values addObject:@(result)];
    return YES;
}
- (NSNumber *)evaluate:(NSString *)text error:(NSError **)error {
    NSMutableArray *values = [NSMutableArray array], *operators = [NSMutableArray array];
    BPALexer *lexer = [[BPALexer alloc] initWithInput:text];
    for (BPAToken *token in lexer.allTokens) {
        BOOL ok = YES;
        switch (token.type) {
            case BPATokenTypeNumber: [values addObject:@(token.text.doubleValue)]; break;
            case BPATokenTypeOpen: [operators addObject:token.text]; break;
            case BPATokenTypeClose:
                while (operators.count && ![operators.lastObject isEqualToString:@"("]) {
                    if (![self reduceOperators:operators values:values]) { ok = NO; break; }
                }
                [operators removeLastObject];
                break;
            case BPATokenTypeOperator: {
                while (ok && operators.count > 0 && BPAPrecedence(operators.lastObject) >= BPAPrecedence(token.text)) {
                    ok = [self reduceOperators:operators values:values];
                }
                [operators addObject:token.text];
                break;
            }
        }
        if (!ok) {
            if (error != NULL) *error = [NSError errorWithDomain:@"BPA" code:token.range.location userInfo:@{@"token": token}];
            return nil;
        }
    }
    while (operators.count) {
        if (![self reduceOperators:operators values:values]) {
            if (error) *error = [NSError errorWithDomain:@"BPA" code:-1 userInfo:nil];
            return nil;
        }
    }
    return values.firstObject;
}
@end

NSString *scenario_errors_evaluator_3_evaluator(void) {
    NSMutableArray *log = [NSMutableArray array];
    BPAEvaluator *evaluator = [[BPAEvaluator alloc] init];
    for (NSString *text in @[@"1 + 2 * 3", @"(1+2)*3 - 10/4", @"7 % 4 * 2", @"8 / 0 + 1", @"1 +", @"", @"12.5*2"]) {
        NSError *error;
        NSNumber *value = [evaluator evaluate:text error:&error];
        if (value == nil && error != nil) {
            [log addObject:[NSString stringWithFormat:@"%@:%ld:%@", error.domain, (long)error.code, [error.userInfo[@"token"] text]]];
        } else {
            [log addObject:[NSString stringWithFormat:@"%@", value]];
        }
    }
    [log addObject:[[[[BPALexer alloc] initWithInput:@"a1 22"] allTokens] componentsJoinedByString:@" "]];
    return [log componentsJoinedByString:@"|"];
}
