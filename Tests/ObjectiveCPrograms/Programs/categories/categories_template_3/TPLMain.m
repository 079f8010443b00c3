#import "TPLMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface NSString (Template)
- (NSString *)tp_render:(NSDictionary *)values;
- (BOOL)tp_isBlank;
- (NSString *)tp_repeat:(NSUInteger)count;
@property (nonatomic, readonly) NSString *tp_capitalized;
@end

@implementation NSString (Template)
- (BOOL)tp_isBlank {
    return [[self stringByTrimmingCharactersInSet:NSCharacterSet.whitespaceAndNewlineCharacterSet] isEqualToString:@""];
}
- (NSString *)tp_repeat:(NSUInteger)count {
    return [@"" stringByPaddingToLength:self.length * count withString:self startingAtIndex:0];
}
- (NSString *)tp_capitalized {
    if (self.length == 0) return self;
    return [[[self substringToIndex:1] uppercaseString] stringByAppendingString:[self substringFromIndex:1]];
}
- (NSString *)tp_render:(NSDictionary *)values {
    NSMutableString *result = [NSMutableString stringWithCapacity:self.length];
    NSScanner *scanner = [NSScanner scannerWithString:self];
    scanner.charactersToBeSkipped = nil;
    while (!scanner.isAtEnd) {
        NSString *chunk = nil;
        if ([scanner scanUpToString:@"{{" intoString:&chunk]) [result appendString:chunk];
        if (![scanner scanString:@"{{" intoString:NULL]) break;
        NSString *name = nil;
        if (![scanner scanUpToString:@"}}" intoString:&name]) name = @"";
        [scanner scanString:@"}}" intoString:nil];
        NSArray *parts = [name componentsSeparatedByString:@"|"];
        id value = values[[parts.firstObject stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]]];
        NSString *text = value ? [value description] : @"?";
        for (NSUInteger i = 1; i < parts.count; i++) {
            NSString *filter = [parts[i] stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
            if ([filter isEqualToString:@"upper"]) text = [text uppercaseString];
            else if ([filter isEqualToString:@"cap"]) text = text.tp_capitalized;
            else if ([filter hasPrefix:@"pad"]) {
                NSInteger width = [[filter substringFromIndex:3] integerValue];
                NSInteger missing = width - (NSInteger)text.length;
                if (missing > 0) text = [text stringByAppendingString:[@"." tp_repeat:missing]];
            }
        }
        [result appendString:text];
    }
    return [result copy];
}
@end

@interface TPLPerson : NSObject
@property (copy, nonatomic) NSString *name;
@property (assign, nonatomic) NSInteger age;
@property (strong, nonatomic) NSArray<TPLPerson *> *friends;
- (NSDictionary *)dictionary;
@end

@implementation TPLPerson
- (NSString *)description { return self.name; }
- (NSDictionary *)dictionary {
    NSMutableDictionary *result = [NSMutableDictionary dictionaryWithObjectsAndKeys:self.name, @"name", @(self.age), @"age", nil];
    if (self.friends.count) {
        [result setObject:[[self.friends valueForKey:@"name"] componentsJoinedByString:@" & "] forKey:@"friends"];
    }
    [result setValue:self.age >= 18 ? @"adult" : nil forKey:@"kind"];
    return result;
}
@end

NSString *scenario_categories_template_3_all(void) {
    lines = [NSMutableArray array];
    TPLPerson *ann = [TPLPerson new];
    ann.name = @"ann";
    ann.age = 41;
    TPLPerson *bob = [TPLPerson new];
    bob.name = @"bob";
    bob.age = 7;
    ann.friends = @[ bob, ann ];
    NSString *template = @"Hello {{name|cap}}, {{ age }} ({{kind}}): {{friends|upper}}{{missing|pad5}}{{";
    for (TPLPerson *person in @[ ann, bob ]) Note([NSString stringWithFormat:@"%@", [template tp_render:[person dictionary]]]);
    Note([NSString stringWithFormat:@"%d %d", [@" \n\t" tp_isBlank], @"x".tp_isBlank]);
    Note([NSString stringWithFormat:@"%@|%@", [@"ab" tp_repeat:3], [@"ab" tp_repeat:0]]);
    Note([NSString stringWithFormat:@"%@", [@"{{x|pad6}}{{x|pad1}}" tp_render:@{ @"x": @3.5 }]]);
    Note([NSString stringWithFormat:@"%@", [@"{{a}}" tp_render:@{ @"a": @[ @1, @"two" ] }]]);
    Note([NSString stringWithFormat:@"%@", [@"plain" tp_render:nil]]);
    return [lines componentsJoinedByString:@" / "];
}
