#import "PRY94.h"

NSString * const PRY94ErrorDomain = @"PRY94ErrorDomain";
NSString * const PRY94PositionKey = @"PRY94Position";
typedef NS_ENUM(NSInteger, PRY94ErrorCode) { PRY94ErrorUnexpected = 100, PRY94ErrorDivision, PRY94ErrorEnd = -1 };
typedef enum { PRY94Number, PRY94Plus = '+', PRY94Minus = '-', PRY94Times = '*', PRY94Over = '/', PRY94Open = '(', PRY94Close = ')', PRY94End = -1 } PRY94Kind;
typedef struct { PRY94Kind kind; double number; NSUInteger start; } PRY94Token;

@interface PRY94Parser : NSObject {
    NSString *_text;
    NSUInteger _at;
    PRY94Token _token;
    NSError *_error;
}
+ (NSNumber *)evaluate:(NSString *)text error:(NSError **)error;
@end
@implementation PRY94Parser
+ (NSNumber *)evaluate:(NSString *)text error:(NSError *__autoreleasing *)error {
    PRY94Parser *p = [[self alloc] initWithText:text];
    [p advance];
    double v = [p sum];
    if (!p->_error && p->_token.kind != PRY94End) [p fail:PRY94ErrorUnexpected];
    if (p->_error) {
        if (error) *error = p->_error;
        return nil;
    }
    return @(v);
}
- (instancetype)initWithText:(NSString *)text {
    if ((self = [super init])) _text = [text copy];
    return self;
}
- (void)fail:(NSInteger)code {
    if (_error) return;
    _error = [NSError errorWithDomain:PRY94ErrorDomain code:code userInfo:@{NSLocalizedDescriptionKey: [NSString stringWithFormat:@"code %ld at %lu", (long)code, (unsigned long)_token.start], PRY94PositionKey: @(_token.start)}];
}
- (void)advance {
    while (_at < [_text length] && [_text characterAtIndex:_at] == ' ') ++_at;
    _token.start = _at;
    if (_at >= _text.length) { _token.kind = PRY94End; return; }
    unichar c = [_text characterAtIndex:_at];
    if (c >= '0' && c <= '9') {
        double v = 0, scale = 0;
        for (; _at < _text.length; _at++) {
            c = [_text characterAtIndex:_at];
            if (c == '.') { if (scale) break; scale = 1; continue; }
            if (!(c >= '0' && c <= '9')) break;
            v = v * 10 + (c - '0');
            scale *= 10;
        }
        _token.kind = PRY94Number;
        _token.number = scale ? v / scale : v;
        return;
    }
    _at++;
    switch (c) {
        case '+': case '-': case '*': case '/': case '(': case ')':
            _token.kind = (PRY94Kind)c;
            break;
        default:
            _token.kind = PRY94End;
            [self fail:PRY94ErrorUnexpected];
    }
}
- (double)sum {
    double v = [self product];
    while (_token.kind == PRY94Plus || _token.kind == PRY94Minus) {
        BOOL minus = _token.kind == PRY94Minus;
        [self advance];
        double r = [self product];
        v += minus ? -r : r;
    }
    return v;
}
- (double)product {
    double v = [self unary];
    for (;;) {
        PRY94Kind k = _token.kind;
        if (k != PRY94Times && k != PRY94Over) break;
        [self advance];
        double r = [self unary];
        if (k == PRY94Over && r == 0) { [self fail:PRY94ErrorDivision]; return 0; }
        v = k == PRY94Times ? v * r : v / r;
    }
    return v;
}
- (double)unary {
    switch (_token.kind) {
        case PRY94Minus: [self advance]; return -[self unary];
        case PRY94Open: {
            [self advance];
            double v = [self sum];
            if (_token.kind != PRY94Close) { [self fail:PRY94ErrorEnd]; return v; }
            [self advance];
            return v;
        }
        case PRY94Number: { double v = _token.number; [self advance]; return v; }
        default: [self fail:_token.kind == PRY94End ? PRY94ErrorEnd : PRY94ErrorUnexpected];
    }
    return 0;
}
@end
static NSString *PRY94Show(NSString *s) {
    NSError *e = nil;
    NSNumber *n = [PRY94Parser evaluate:s error:&e];
    if (n) return [n description];
    return [NSString stringWithFormat:@"!%ld@%@", (long)e.code, e.userInfo[PRY94PositionKey]];
}
NSString *scenario_loops_steps_3_values(void) {
    NSMutableArray *o = [NSMutableArray array];
    for (NSString *s in @[@"1+2*3", @"(1+2)*3", @"-2*-3", @"2*(3-1)/4", @" 1.5 * 3", @"10/4-1", @"1.25.5"]) [o addObject:PRY94Show(s)];
    return [o componentsJoinedByString:@" "];
}
NSString *scenario_loops_steps_3_errors(void) {
    NSMutableArray *o = [NSMutableArray array];
    NSEnumerator *e = [@[@"1+", @"", @"(1", @"1)", @"4/0", @"2 $ 3", @"3/(1-1)+x", @"*2"] objectEnumerator];
    NSString *s;
    while ((s = [e nextObject])) [o addObject:PRY94Show(s)];
    return [o componentsJoinedByString:@" "];
}
NSString *scenario_loops_steps_3_message(void) {
    NSError *e;
    NSNumber *n = [PRY94Parser evaluate:@"(7" error:&e];
    NSNumber *m = [PRY94Parser evaluate:@"(7" error:NULL];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %d", n, m, [e localizedDescription], [e domain], [e.userInfo[PRY94PositionKey] intValue] + (int)e.code];
}
@interface PRY94Counter : NSObject
@property (nonatomic, readonly) NSUInteger at;
@property (nonatomic) NSUInteger tries;
@end
@implementation PRY94Counter {
    NSUInteger _at;
}
- (NSUInteger)at { return _at; }
- (NSString *)next:(NSString *)text {
    for (; _at < text.length; _at++, self.tries++) {
        unichar c = [text characterAtIndex:_at];
        if (c == ' ') continue;
        if (c == ';') break;
        switch (c) {
            case '-': continue;
            case '!': return @"stop";
            default: break;
        }
        if (c >= 'a') {
            _at++;
            return [text substringWithRange:NSMakeRange(_at - 1, 1)];
        }
    }
    return nil;
}
@end
NSString *scenario_loops_steps_3_steps(void) {
    PRY94Counter *counter = [[PRY94Counter alloc] init];
    NSMutableArray *seen = [NSMutableArray array];
    NSString *next;
    while ((next = [counter next:@" -a 9b!;c"])) {
        [seen addObject:[NSString stringWithFormat:@"%@%lu/%lu", next, (unsigned long)counter.at, (unsigned long)counter.tries]];
        if (seen.count > 3) break;
    }
    int i = 0, skipped = 0;
    for (i = 10; i > 0; i -= 3) {
        if (i == 7) { skipped++; continue; }
        if (i < 3) break;
    }
    return [NSString stringWithFormat:@"%@ %d %d", [seen componentsJoinedByString:@" "], i, skipped];
}
