#import "LBRMain.h"

#import <objc/runtime.h>

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface NSString (Library)
- (NSString *)lib_slug;
- (NSUInteger)lib_countOf:(unichar)c;
@property (nonatomic, readonly) NSArray<NSString *> *lib_words;
+ (NSString *)lib_join:(NSString *)first, ... NS_REQUIRES_NIL_TERMINATION;
@end

@implementation NSString (Library)
- (NSString *)lib_slug {
    NSMutableString *slug = [NSMutableString string];
    BOOL dash = NO;
    for (NSUInteger i = 0; i < self.length; i++) {
        unichar c = [self characterAtIndex:i];
        if ([[NSCharacterSet alphanumericCharacterSet] characterIsMember:c]) {
            if (dash && slug.length) [slug appendString:@"-"];
            [slug appendFormat:@"%C", (unichar)tolower(c)];
            dash = NO;
        } else {
            dash = YES;
        }
    }
    return slug;
}
- (NSUInteger)lib_countOf:(unichar)c {
    NSUInteger count = 0;
    for (NSUInteger i = 0; i < self.length; ++i) count += [self characterAtIndex:i] == c;
    return count;
}
- (NSArray<NSString *> *)lib_words {
    return [[self componentsSeparatedByCharactersInSet:NSCharacterSet.whitespaceAndNewlineCharacterSet] filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"length > 0"]];
}
+ (NSString *)lib_join:(NSString *)first, ... {
    NSMutableArray *parts = [NSMutableArray arrayWithObject:first];
    va_list list;
    va_start(list, first);
    NSString *next;
    while ((next = va_arg(list, NSString *))) [parts addObject:next];
    va_end(list);
    return [parts componentsJoinedByString:@"/"];
}
@end

@interface NSArray (Library)
- (NSArray *)lib_map:(id (^)(id item))block;
- (id)lib_reduce:(id)start with:(id (^)(id sum, id item))block;
- (NSDictionary *)lib_groupBy:(NSString *)key;
@end
@implementation NSArray (Library)
- (NSArray *)lib_map:(id (^)(id))block {
    NSParameterAssert(block);
    NSMutableArray *result = [NSMutableArray arrayWithCapacity:self.count];
    for (id item in self) [result addObject:block(item) ?: [NSNull null]];
    return [result copy];
}
- (id)lib_reduce:(id)start with:(id (^)(id, id))block {
    id sum = start;
    for (id item in self) sum = block(sum, item);
    return sum;
}
- (NSDictionary *)lib_groupBy:(NSString *)key {
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    [self enumerateObjectsUsingBlock:^(id item, NSUInteger idx, BOOL *stop) {
        id value = [item valueForKeyPath:key] ?: [NSNull null];
        NSMutableArray *group = groups[value];
        if (group == nil) {
            group = [NSMutableArray array];
            groups[value] = group;
        }
        [group addObject:item];
    }];
    return groups;
}
@end

static char kNoteKey;
@interface NSObject (Notes)
@property (nonatomic, copy) NSString *lib_note;
@end
@implementation NSObject (Notes)
- (NSString *)lib_note { return objc_getAssociatedObject(self, &kNoteKey); }
- (void)setLib_note:(NSString *)note { objc_setAssociatedObject(self, &kNoteKey, note, OBJC_ASSOCIATION_COPY_NONATOMIC); }
@end

@interface LBRBook : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *author;
@property (nonatomic) NSUInteger pages;
@property (nonatomic, getter=isLent) BOOL lent;
+ (instancetype)bookWithTitle:(NSString *)title author:(NSString *)author pages:(NSUInteger)pages;
@end
@implementation LBRBook
+ (instancetype)bookWithTitle:(NSString *)title author:(NSString *)author pages:(NSUInteger)pages {
    LBRBook *book = [[self alloc] init];
    book.title = title; book.author = author; book.pages = pages;
    return book;
}
- (NSString *)description { return [NSString stringWithFormat:@"%@ (%@)", self.title, self.author ?: @"anon"]; }
@end

@interface LBRNovel : LBRBook
@end
@implementation LBRNovel
+ (instancetype)bookWithTitle:(NSString *)title author:(NSString *)author pages:(NSUInteger)pages {
    LBRNovel *novel = [super bookWithTitle:title.uppercaseString author:author pages:pages + 10];
    novel.lent = YES;
    return novel;
}
@end

NSString *scenario_categories_library_3_all(void) {
    lines = [NSMutableArray array];
    NSArray *books = @[
        [LBRBook bookWithTitle:@"On Growth & Form" author:@"Thompson" pages:1116],
        [LBRNovel bookWithTitle:@"Dune" author:@"Herbert" pages:412],
        [LBRBook bookWithTitle:@"Notes" author:nil pages:30],
        [LBRNovel bookWithTitle:@"Dune Messiah" author:@"Herbert" pages:256],
    ];
    NSArray *slugs = [books lib_map:^id(LBRBook *book) { return book.title.lib_slug; }];
    Note([NSString stringWithFormat:@"%@", [slugs componentsJoinedByString:@" "]]);
    NSArray *authors = [books lib_map:^id(LBRBook *book) { return book.author; }];
    Note([NSString stringWithFormat:@"%@", [authors componentsJoinedByString:@" "]]);
    NSNumber *pages = [books lib_reduce:@0 with:^id(NSNumber *sum, LBRBook *book) { return @(sum.unsignedIntegerValue + book.pages); }];
    Note([NSString stringWithFormat:@"%@ %@", pages, [books valueForKeyPath:@"@sum.pages"]]);
    NSDictionary *groups = [books lib_groupBy:@"author"];
    NSArray *keys = [[groups allKeys] sortedArrayUsingComparator:^NSComparisonResult(id a, id b) { return [[a description] compare:[b description]]; }];
    for (id key in keys) Note([NSString stringWithFormat:@"%@: %lu %@", key, (unsigned long)[groups[key] count], [groups[key] lastObject]]);
    Note([NSString stringWithFormat:@"%lu %lu %@", (unsigned long)[@"banana" lib_countOf:'a'], (unsigned long)@" a  b\nc ".lib_words.count, [NSString lib_join:@"a", @"b", @"c", nil]]);
    LBRBook *first = books.firstObject, *second = books[1];
    NSMutableString *note = [NSMutableString stringWithString:@"dusty"];
    first.lib_note = note;
    [note appendString:@"!"];
    Note([NSString stringWithFormat:@"%@ %@ %d %d", first.lib_note, second.lib_note, second.isLent, [second isKindOfClass:[LBRNovel class]]]);
    first.lib_note = nil;
    Note([NSString stringWithFormat:@"%@ %@", first.lib_note ?: @"none", NSStringFromClass([second class])]);
    NSIndexSet *long_ = [books indexesOfObjectsPassingTest:^BOOL(LBRBook *b, NSUInteger i, BOOL *stop) {
        if (i == 3) *stop = YES;
        return b.pages > 200;
    }];
    Note([NSString stringWithFormat:@"%lu %lu %@", (unsigned long)long_.count, (unsigned long)long_.lastIndex, [[books objectsAtIndexes:long_] valueForKey:@"pages"][2]]);
    __block NSUInteger seen = 0;
    [books enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:^(LBRBook *book, NSUInteger index, BOOL *stop) {
        seen = seen * 10 + index;
        *stop = [book.title isEqualToString:@"DUNE"];
    }];
    Note([NSString stringWithFormat:@"%lu", (unsigned long)seen]);
    id any = books[arc4random_uniform(1)];
    Note([NSString stringWithFormat:@"%@ %d", [any title], [any respondsToSelector:@selector(isLent)]]);
    return [lines componentsJoinedByString:@" / "];
}
