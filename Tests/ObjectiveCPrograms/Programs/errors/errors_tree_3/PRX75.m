#import "PRX75.h"

static NSString *const PRX75Domain = @"ev";
static NSError *PRX75Error(NSInteger code, NSString *format, ...) NS_FORMAT_FUNCTION(2, 3);
static NSError *PRX75Error(NSInteger code, NSString *format, ...) {
    va_list args;
    va_start(args, format);
    NSString *text = [[NSString alloc] initWithFormat:format arguments:args];
    va_end(args);
    return [NSError errorWithDomain:PRX75Domain code:code userInfo:@{ NSLocalizedDescriptionKey : text }];
}
@implementation PRX75Token
- (NSString *)description { return self.kind == PRX75TokenNumber ? [NSString stringWithFormat:@"%g", self.value] : self.text; }
@end
@interface PRX75Literal : PRX75Node { double _value; }
- (instancetype)initWithValue:(double)value;
@end
@interface PRX75Variable : PRX75Node
@property (nonatomic, copy) NSString *name;
@end
@interface PRX75Binary : PRX75Node
@property (nonatomic) unichar operation;
@property (nonatomic, strong) PRX75Node *left, *right;
@end
@implementation PRX75Node
- (NSNumber *)evaluateWith:(NSDictionary *)variables error:(NSError **)error {
    [NSException raise:NSInternalInconsistencyException format:@"%@ is abstract", NSStringFromSelector(_cmd)];
    return nil;
}
@end
@implementation PRX75Literal
- (instancetype)initWithValue:(double)value { if (self = [super init]) { _value = value; } return self; }
- (NSNumber *)evaluateWith:(NSDictionary *)variables error:(NSError **)error { return @(_value); }
- (NSString *)description { return [@(_value) stringValue]; }
@end
@implementation PRX75Variable
- (NSNumber *)evaluateWith:(NSDictionary *)variables error:(NSError **)error {
    NSNumber *value = variables[self.name];
    if (value == nil && error != NULL) *error = PRX75Error(2, @"unknown %@", self.name);
    return value;
}
- (NSString *)description { return [NSString stringWithFormat:@"$%@", _name]; }
@end
@implementation PRX75Binary
- (NSNumber *)evaluateWith:(NSDictionary *)variables error:(NSError **)error {
    NSNumber *a = [self.left evaluateWith:variables error:error];
    if (!a) return nil;
    NSNumber *b = [self.right evaluateWith:variables error:error];
    if (!b) return nil;
    switch (self.operation) {
        case '+': return @(a.doubleValue + b.doubleValue);
        case '-': return @([a doubleValue] - [b doubleValue]);
        case '*': return @(a.doubleValue * b.doubleValue);
        case '/':
            if (b.doubleValue == 0) {
                if (error) *error = PRX75Error(3, @"%@ divided by zero", a);
                return nil;
            }
            return @(a.doubleValue / b.doubleValue);
        default: return nil;
    }
}
- (NSString *)description { return [NSString stringWithFormat:@"(%@ %c %@)", self.left, self.operation, self.right]; }
@end

@interface PRX75Parser ()
@property (nonatomic, strong) NSMutableArray *tokens;
@property (nonatomic, assign) NSUInteger position;
@end
@implementation PRX75Parser
- (BOOL)tokenize:(NSString *)text error:(NSError **)error {
    self.tokens = [NSMutableArray array];
    NSCharacterSet *letters = [NSCharacterSet letterCharacterSet];
    NSUInteger i = 0;
    while (i < text.length) {
        unichar c = [text characterAtIndex:i];
        if (c == ' ') { i++; continue; }
        PRX75Token *token = [PRX75Token new];
        NSUInteger start = i;
        if (isdigit(c) || c == '.') {
            while (i < text.length && (isdigit([text characterAtIndex:i]) || [text characterAtIndex:i] == '.')) i++;
            token.kind = PRX75TokenNumber;
        } else if ([letters characterIsMember:c]) {
            do { i++; } while (i < text.length && [letters characterIsMember:[text characterAtIndex:i]]);
            token.kind = PRX75TokenName;
        } else if (c == '(' || c == ')') {
            token.kind = c == '(' ? PRX75TokenOpen : PRX75TokenClose;
            i++;
        } else if ([@"+-*/" rangeOfString:[NSString stringWithFormat:@"%C", c]].location != NSNotFound) {
            token.kind = PRX75TokenOperator;
            i++;
        } else {
            if (error) *error = PRX75Error(1, @"unexpected %C at %lu", c, (unsigned long)i);
            return NO;
        }
        token.text = [text substringWithRange:NSMakeRange(start, i - start)];
        token.value = token.text.doubleValue;
        [self.tokens addObject:token];
    }
    PRX75Token *end = [PRX75Token new];
    end.kind = PRX75TokenEnd;
    [self.tokens addObject:end];
    return YES;
}
- (PRX75Token *)peek { return self.tokens[self.position]; }
- (PRX75Token *)next { return self.tokens[self.position++]; }
- (PRX75Node *)primary:(NSError **)error {
    PRX75Token *token = [self next];
    switch (token.kind) {
        case PRX75TokenNumber: return [[PRX75Literal alloc] initWithValue:token.value];
        case PRX75TokenName: {
            PRX75Variable *variable = [PRX75Variable new];
            variable.name = token.text;
            return variable;
        }
        case PRX75TokenOpen: {
            PRX75Node *inner = [self expression:0 error:error];
            if (inner == nil) return nil;
            if ([self next].kind != PRX75TokenClose) {
                if (error) *error = PRX75Error(4, @"missing )");
                return nil;
            }
            return inner;
        }
        default:
            if (error) *error = PRX75Error(5, @"no operand but %@", token.kind == PRX75TokenEnd ? @"the end" : token.text);
            return nil;
    }
}
- (PRX75Node *)expression:(int)level error:(NSError **)error {
    if (level == 2) return [self primary:error];
    NSString *operators = level ? @"*/" : @"+-";
    PRX75Node *left = [self expression:level + 1 error:error];
    while (left && [self peek].kind == PRX75TokenOperator && [operators rangeOfString:[self peek].text].length > 0) {
        PRX75Binary *binary = [[PRX75Binary alloc] init];
        binary.operation = [[self next].text characterAtIndex:0];
        binary.left = left;
        binary.right = [self expression:level + 1 error:error];
        if (!binary.right) return nil;
        left = binary;
    }
    return left;
}
+ (PRX75Node *)parse:(NSString *)text error:(NSError **)error {
    PRX75Parser *parser = [[self alloc] init];
    if (![parser tokenize:text error:error]) return nil;
    return [parser expression:0 error:error];
}
@end
NSNumber *PRX75Evaluate(NSString *text, NSDictionary *variables, NSError **error) {
    return [[PRX75Parser parse:text error:error] evaluateWith:variables error:error];
}
NSString *scenario_errors_tree_3_trees(void) {
    NSMutableArray *out = [NSMutableArray array];
    for (NSString *text in @[ @"1 + 2*3", @"(1+2)*3 - x", @"8/4/2", @"7" ]) [out addObject:[[PRX75Parser parse:text error:NULL] description]];
    return [out componentsJoinedByString:@"; "];
}
NSString *scenario_errors_tree_3_values(void) {
    NSDictionary *variables = @{ @"x" : @4, @"rate" : @0.5 };
    return [NSString stringWithFormat:@"%@ %@ %@ %.3f", PRX75Evaluate(@"1 + 2*3", nil, NULL), PRX75Evaluate(@"(x - 1) * rate", variables, NULL), PRX75Evaluate(@"y", variables, NULL), [PRX75Evaluate(@"1/3", nil, nil) doubleValue]];
}
NSString *scenario_errors_tree_3_errors(void) {
    NSMutableArray *out = [NSMutableArray array];
    for (NSString *text in @[ @"1 ? 2", @"1 +", @"(2", @"2 * q", @"4 / (2 - 2)", @") 1", @"3" ]) {
        NSError *error = nil;
        NSNumber *value = PRX75Evaluate(text, @{}, &error);
        [out addObject:value ? [value stringValue] : [NSString stringWithFormat:@"%ld %@", (long)error.code, error.localizedDescription]];
    }
    return [out componentsJoinedByString:@", "];
}
