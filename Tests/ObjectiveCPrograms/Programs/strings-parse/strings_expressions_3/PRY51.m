#import "PRY51.h"

@interface PRYStack : NSObject
@property (nonatomic, readonly) NSUInteger count;
- (void)push:(id)x;
- (id)pop;
- (id)peek;
@end
@implementation PRYStack { NSMutableArray *_items; }
- (id)init { if ((self = [super init])) { _items = [[NSMutableArray alloc] initWithCapacity:4]; } return self; }
- (NSUInteger)count { return [_items count]; }
- (void)push:(id)x { NSParameterAssert(x); [_items addObject:x]; }
- (id)pop { id last = [_items lastObject]; [_items removeLastObject]; return last; }
- (id)peek { return [_items lastObject]; }
@end

static int precedence(unichar c) { switch (c) { case '+': case '-': return 1; case '*': case '/': case '%': return 2; case '^': return 3; default: return -1; } }
static BOOL isOperand(unichar c) { return (c >= '0' && c <= '9') || [[NSCharacterSet letterCharacterSet] characterIsMember:c]; }

NSString *pryPostfix(NSString *infix) {
    PRYStack *s = [[PRYStack alloc] init];
    NSMutableString *out = [[NSMutableString alloc] init];
    for (NSUInteger i = 0; i < infix.length; i++) {
        unichar c = [infix characterAtIndex:i];
        if (c == ' ') continue;
        if (isOperand(c)) { [out appendFormat:@"%C", c]; }
        else if (c == '(') [s push:@(c)];
        else if (c == ')') {
            while (s.count > 0 && [[s peek] unsignedShortValue] != '(') [out appendFormat:@"%C", [[s pop] unsignedShortValue]];
            [s pop];
        } else {
            while (s.count && precedence(c) <= precedence([[s peek] unsignedShortValue])) [out appendFormat:@"%C", (unichar)[[s pop] intValue]];
            [s push:[NSNumber numberWithUnsignedShort:c]];
        }
    }
    while (s.count) [out appendFormat:@"%C", [[s pop] unsignedShortValue]];
    return out;
}
NSString *scenario_strings_expressions_3_postfix(void) { return [NSString stringWithFormat:@"%@ %@", pryPostfix(@"a + b * (c ^ d - e) ^ (f + g * h) - i"), pryPostfix(@"1+2*3")]; }
NSString *scenario_strings_expressions_3_eval(void) {
    NSDictionary<NSString *, double (^)(double, double)> *ops = @{ @"+": ^(double a, double b) { return a + b; }, @"-": ^(double a, double b) { return a - b; }, @"*": ^(double a, double b) { return a * b; }, @"/": ^double(double a, double b) { return b == 0 ? NAN : a / b; } };
    NSMutableArray<NSNumber *> *stack = [NSMutableArray array];
    for (NSString *token in [@"3 4 + 2 * 7 / 0 /" componentsSeparatedByString:@" "]) {
        double (^op)(double, double) = ops[token];
        if (op) { double b = stack.lastObject.doubleValue; [stack removeLastObject]; double a = stack.lastObject.doubleValue; [stack removeLastObject]; [stack addObject:@(op(a, b))]; }
        else [stack addObject:@(token.doubleValue)];
    }
    return [NSString stringWithFormat:@"%@ %d %lu", stack.firstObject, isnan(stack[0].doubleValue), (unsigned long)stack.count];
}
NSString *scenario_strings_expressions_3_words(void) {
    NSString *text = @"The quick brown fox; the LAZY dog. Don't\tpanic\n\nthe end";
    NSMutableDictionary<NSString *, NSNumber *> *freq = [NSMutableDictionary dictionary];
    [text.lowercaseString enumerateSubstringsInRange:NSMakeRange(0, text.length) options:NSStringEnumerationByLines usingBlock:^(NSString *w, NSRange r, NSRange e, BOOL *stop) { freq[w] = @(freq[w].integerValue + 1); }];
    NSArray *top = [freq.allKeys sortedArrayUsingComparator:^NSComparisonResult(NSString *a, NSString *b) {
        NSComparisonResult byCount = [freq[b] compare:freq[a]];
        return byCount != NSOrderedSame ? byCount : [a compare:b];
    }];
    NSArray *parts = [text componentsSeparatedByCharactersInSet:[[NSCharacterSet alphanumericCharacterSet] invertedSet]];
    NSArray *full = [parts filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"length > 0"]];
    NSMutableArray *caps = [NSMutableArray array];
    for (NSString *p in full) [caps addObject:[[[p substringToIndex:1] uppercaseString] stringByAppendingString:[[p substringFromIndex:1] lowercaseString]]];
    NSString *acronym = [[caps valueForKey:@"description"] componentsJoinedByString:@""];
    return [NSString stringWithFormat:@"%@ %lu %lu %@ %@", [[top subarrayWithRange:NSMakeRange(0, 3)] componentsJoinedByString:@","], (unsigned long)parts.count, (unsigned long)full.count, acronym, [@"hello world" capitalizedString]];
}
NSString *scenario_strings_expressions_3_matrix(void) {
    NSMutableArray<NSMutableArray<NSNumber *> *> *m = [NSMutableArray array];
    for (int i = 0; i < 3; i++) { NSMutableArray *row = [NSMutableArray array]; for (int j = 0; j < 3; j++) [row addObject:@(i * 3 + j)]; [m addObject:row]; }
    for (int i = 0; i < 3; i++) for (int j = i + 1; j < 3; j++) { NSNumber *t = m[i][j]; m[i][j] = m[j][i]; m[j][i] = t; }
    [m exchangeObjectAtIndex:0 withObjectAtIndex:2];
    NSMutableArray *copyOfRows = [m mutableCopy]; NSArray *deep = [[NSArray alloc] initWithArray:m copyItems:YES];
    [m[0] addObject:@99]; m[1] = [@[@-1] mutableCopy];
    return [NSString stringWithFormat:@"%@ %@ %@ %lu", [[m valueForKeyPath:@"@unionOfArrays.self"] componentsJoinedByString:@","], [copyOfRows[1] componentsJoinedByString:@","], [[copyOfRows[0] lastObject] stringValue], (unsigned long)[deep[0] count]];
}
