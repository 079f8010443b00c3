#import "PRXMacro.h"

#define PRX_WEAK __weak typeof(self) weakSelf = self;
#define PRX_RETURN_IF_EMPTY(x, value) if ([(x) length] == 0) return value;
#define PRX_SHARED(cls) \
    + (instancetype)shared##cls { \
        static cls *instance; \
        static dispatch_once_t once; \
        dispatch_once(&once, ^{ \
            instance = [[self alloc] init]; \
        }); \
        return instance; \
    }
#define PRX_SWAP(type, a, b) do { type temporary = a; a = b; b = temporary; } while (0)
#define PRX_EACH(item, list) for (NSString *item in list)
#define PRX_CALL(block, ...) if (block) { block(__VA_ARGS__); }
#define PRX_COPY_PROPERTY(type, name) @property (nonatomic, copy) type *name
#define PRX_TWICE(x) ((x) + (x))
#define PRX_MAX(a, b) ({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); _a > _b ? _a : _b; })
#define PRX_KEY(name) NSStringFromSelector(@selector(name))
#define PRX_PAIR(a, b) @{ @#a : @(a), @#b : @(b) }
#define PRX_CASE(code) case PRXMacroLevel##code: return @#code

typedef NS_ENUM(NSInteger, PRXMacroLevel) { PRXMacroLevelLow = 1, PRXMacroLevelMid, PRXMacroLevelHigh };

static NSString *PRXMacroLevelName(PRXMacroLevel level) {
    switch (level) {
        PRX_CASE(Low);
        PRX_CASE(Mid);
        PRX_CASE(High);
    }
    return [NSString stringWithFormat:@"?%ld", (long)level];
}

@interface PRXMacroStore : NSObject
PRX_COPY_PROPERTY(NSString, title);
PRX_COPY_PROPERTY(NSArray, tags);
@property (nonatomic, copy) void (^done)(NSString *text, NSInteger count);
+ (instancetype)sharedPRXMacroStore;
@end

@implementation PRXMacroStore
PRX_SHARED(PRXMacroStore)

- (NSString *)join:(NSArray *)list {
    PRX_RETURN_IF_EMPTY(self.title, @"none")
    NSMutableString *text = [self.title mutableCopy];
    PRX_EACH(word, list) {
        if ([word isEqual:@"-"]) continue;
        [text appendString:word];
    }
    return text;
}

- (void)prepare {
    PRX_WEAK
    self.done = ^(NSString *text, NSInteger count) {
        weakSelf.title = [text stringByAppendingFormat:@"%ld", (long)count];
    };
}

- (NSString *)finish:(NSInteger)count {
    PRX_CALL(self.done, @"x", count)
    PRX_CALL(self.done, self.title, count + 1);
    return self.title;
}
@end

NSString *scenario_statics_macro_code_3_shared(void) {
    PRXMacroStore *store = [PRXMacroStore sharedPRXMacroStore];
    store.title = @"kept";
    return [NSString stringWithFormat:@"%@ %d", [PRXMacroStore sharedPRXMacroStore].title, store == [PRXMacroStore sharedPRXMacroStore]];
}

NSString *scenario_statics_macro_code_3_returns(void) {
    PRXMacroStore *store = [PRXMacroStore new];
    NSString *none = [store join:@[ @"a" ]];
    store.title = @"t:";
    return [NSString stringWithFormat:@"%@ %@", none, [store join:@[ @"a", @"-", @"b" ]]];
}

NSString *scenario_statics_macro_code_3_swap(void) {
    NSInteger a = 1, b = 2;
    NSString *s = @"s", *t = @"t";
    PRX_SWAP(NSInteger, a, b);
    if (a < b) PRX_SWAP(NSString *, s, t);
    else s = [s stringByAppendingString:@"!"];
    return [NSString stringWithFormat:@"%ld %ld %@ %@", (long)a, (long)b, s, t];
}

NSString *scenario_statics_macro_code_3_loops(void) {
    NSMutableArray *all = [NSMutableArray array];
    PRX_EACH(outer, (@[ @"a", @"b" ])) PRX_EACH(inner, (@[ @"1", @"2", @"3" ])) {
        if ([inner isEqualToString:@"3"]) break;
        [all addObject:[outer stringByAppendingString:inner]];
    }
    return [all componentsJoinedByString:@","];
}

NSString *scenario_statics_macro_code_3_blocks(void) {
    PRXMacroStore *store = [PRXMacroStore new];
    NSString *before = [store finish:1];
    [store prepare];
    return [NSString stringWithFormat:@"%@ %@", before, [store finish:3]];
}

NSString *scenario_statics_macro_code_3_properties(void) {
    PRXMacroStore *store = [PRXMacroStore new];
    NSMutableArray *tags = [NSMutableArray arrayWithObject:@"a"];
    store.tags = tags;
    [tags addObject:@"b"];
    NSInteger width = 3, height = 4;
    NSDictionary *pair = PRX_PAIR(width, height);
    return [NSString stringWithFormat:@"%lu %@ %@ %@", (unsigned long)store.tags.count, [store valueForKey:PRX_KEY(title)], pair[@"width"], pair[@"height"]];
}

NSString *scenario_statics_macro_code_3_twice(void) {
    NSInteger i = 3;
    NSInteger doubled = PRX_TWICE(i + 1);
    NSInteger j = 5;
    NSInteger larger = PRX_MAX(j++, i);
    return [NSString stringWithFormat:@"%ld %ld %ld %ld %.1f", (long)i, (long)larger, (long)j, (long)doubled, PRX_MAX(1, 2.5)];
}

NSString *scenario_statics_macro_code_3_lines(void) {
    return [@[ PRXMacroLevelName(PRXMacroLevelLow), PRXMacroLevelName(PRXMacroLevelHigh), PRXMacroLevelName(9) ] componentsJoinedByString:@" "];
}
