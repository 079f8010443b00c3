#import "SHFBook.h"

@implementation SHFBook

+ (instancetype)bookWithTitle:(NSString *)title author:(NSString *)author year:(NSInteger)year rating:(NSNumber *)rating {
    SHFBook *book = [[self alloc] init];
    book.title = title;
    book.author = author;
    book.year = year;
    book.rating = rating;
    return book;
}

- (NSComparisonResult)compareByYear:(SHFBook *)other {
    if (self.year == other.year) return [self.title compare:other.title];
    return self.year < other.year ? NSOrderedAscending : NSOrderedDescending;
}

@end

static NSInteger compareRatings(id first, id second, void *context) {
    BOOL reversed = *(BOOL *)context;
    NSComparisonResult result = [[first rating] compare:[second rating]];
    return reversed ? -result : result;
}

@implementation SHFShelf

- (instancetype)init {
    self = [super init];
    if (self) {
        _books = [[NSMutableArray alloc] init];
    }
    return self;
}

- (void)insert:(SHFBook *)book {
    NSUInteger index = [self.books indexOfObject:book
                                   inSortedRange:NSMakeRange(0, self.books.count)
                                         options:NSBinarySearchingInsertionIndex
                                 usingComparator:^NSComparisonResult(SHFBook *a, SHFBook *b) {
                                     return [a.title caseInsensitiveCompare:b.title];
                                 }];
    [self.books insertObject:book atIndex:index];
}

- (void)sortByKeys:(NSArray *)keys ascending:(BOOL)ascending {
    NSMutableArray *descriptors = [NSMutableArray array];
    for (NSString *key in keys) {
        [descriptors addObject:[NSSortDescriptor sortDescriptorWithKey:key ascending:ascending]];
    }
    [self.books sortUsingDescriptors:descriptors];
}

- (NSString *)titles {
    return [[self.books valueForKey:@"title"] componentsJoinedByString:@","];
}

@end

static NSArray *sample(void) {
    return @[
        [SHFBook bookWithTitle:@"emma" author:@"Austen" year:1815 rating:@4.5],
        [SHFBook bookWithTitle:@"Ulysses" author:@"Joyce" year:1922 rating:@3],
        [SHFBook bookWithTitle:@"Persuasion" author:@"Austen" year:1817 rating:@4],
        [SHFBook bookWithTitle:@"Dubliners" author:@"Joyce" year:1914 rating:@4.5],
        [SHFBook bookWithTitle:@"amok" author:@"Zweig" year:1922 rating:@4],
    ];
}

static NSString *titles(NSArray *books) {
    NSMutableArray *names = [NSMutableArray array];
    for (SHFBook *book in books) [names addObject:book.title];
    return [names componentsJoinedByString:@" "];
}

NSString *scenario_sorting_shelf_3_descriptors(void) {
    NSArray *books = sample();
    NSSortDescriptor *author = [NSSortDescriptor sortDescriptorWithKey:@"author" ascending:NO];
    NSSortDescriptor *year = [[NSSortDescriptor alloc] initWithKey:@"year" ascending:YES];
    NSSortDescriptor *title = [NSSortDescriptor sortDescriptorWithKey:@"title" ascending:YES selector:@selector(caseInsensitiveCompare:)];
    NSSortDescriptor *length = [NSSortDescriptor sortDescriptorWithKey:@"title.length" ascending:YES comparator:^NSComparisonResult(NSNumber *a, NSNumber *b) {
        return [b compare:a];
    }];
    SHFShelf *shelf = [[SHFShelf alloc] init];
    [shelf.books addObjectsFromArray:books];
    [shelf sortByKeys:@[ @"rating", @"year" ] ascending:NO];
    return [@[
        titles([books sortedArrayUsingDescriptors:@[ author, year ]]),
        titles([books sortedArrayUsingDescriptors:@[ title ]]),
        titles([books sortedArrayUsingDescriptors:@[ length, [year reversedSortDescriptor] ]]),
        shelf.titles,
        titles(books),
    ] componentsJoinedByString:@" / "];
}

NSString *scenario_sorting_shelf_3_comparators(void) {
    NSMutableArray *books = [sample() mutableCopy];
    NSMutableArray *parts = [NSMutableArray array];
    [parts addObject:titles([books sortedArrayUsingSelector:@selector(compareByYear:)])];
    BOOL reversed = YES;
    [parts addObject:titles([books sortedArrayUsingFunction:compareRatings context:&reversed])];
    [books sortUsingComparator:^NSComparisonResult(SHFBook *a, SHFBook *b) {
        NSComparisonResult byAuthor = [a.author compare:b.author];
        if (byAuthor != NSOrderedSame) return -byAuthor;
        return (NSComparisonResult)(b.year > a.year ? 1 : b.year < a.year ? -1 : 0);
    }];
    [parts addObject:titles(books)];
    [parts addObject:titles([[books reverseObjectEnumerator] allObjects])];
    NSArray *stable = [books sortedArrayWithOptions:NSSortStable usingComparator:^NSComparisonResult(SHFBook *a, SHFBook *b) {
        return [@(a.rating.integerValue) compare:@(b.rating.integerValue)];
    }];
    [parts addObject:titles(stable)];
    NSArray *words = @[ @"b10", @"B2", @"a", @"b2", @"C" ];
    [parts addObject:[[words sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@" "]];
    [parts addObject:[[words sortedArrayUsingComparator:^NSComparisonResult(NSString *a, NSString *b) {
        NSComparisonResult result = [a compare:b options:NSCaseInsensitiveSearch | NSNumericSearch];
        return result == NSOrderedSame ? [a compare:b] : result;
    }] componentsJoinedByString:@" "]];
    return [parts componentsJoinedByString:@" / "];
}

NSString *scenario_sorting_shelf_3_inserted(void) {
    SHFShelf *shelf = [[SHFShelf alloc] init];
    for (SHFBook *book in sample()) [shelf insert:book];
    NSUInteger found = [shelf.books indexOfObject:shelf.books[3]
                                    inSortedRange:NSMakeRange(0, 5)
                                          options:0
                                  usingComparator:^NSComparisonResult(SHFBook *a, SHFBook *b) {
                                      return [a.title caseInsensitiveCompare:b.title];
                                  }];
    return [NSString stringWithFormat:@"%@ %lu", shelf.titles, (unsigned long)found];
}

NSString *scenario_sorting_shelf_3_dictionaries(void) {
    NSMutableDictionary *byAuthor = [NSMutableDictionary dictionary];
    for (SHFBook *book in sample()) {
        NSMutableArray *list = byAuthor[book.author];
        if (!list) {
            list = [NSMutableArray array];
            byAuthor[book.author] = list;
        }
        [list addObject:book];
    }
    NSMutableString *text = [NSMutableString string];
    for (NSString *author in [byAuthor.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
        NSArray *sorted = [byAuthor[author] sortedArrayUsingComparator:^NSComparisonResult(id a, id b) {
            return [[b title] compare:[a title]];
        }];
        [text appendFormat:@"%@: %@; ", author, titles(sorted)];
    }
    NSDictionary *stock = @{ @"pens": @12, @"ink": @3, @"paper": @100 };
    NSArray *rare = [stock keysSortedByValueUsingSelector:@selector(compare:)];
    NSArray *common = [stock keysSortedByValueUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) {
        return [b compare:a];
    }];
    NSSet *years = [NSSet setWithArray:[sample() valueForKey:@"year"]];
    NSArray *ordered = [years sortedArrayUsingDescriptors:@[ [NSSortDescriptor sortDescriptorWithKey:nil ascending:NO] ]];
    [text appendFormat:@"%@ %@ %@", [rare componentsJoinedByString:@"<"], [common componentsJoinedByString:@">"],
        [ordered componentsJoinedByString:@","]];
    return text;
}
