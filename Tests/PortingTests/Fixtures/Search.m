//
//  Search.m
//

#import "Search.h"
#import "APIClient.h"

static NSString * const SearchErrorDomain = @"SearchErrorDomain";
static const NSUInteger SearchPageSize = 20;

@interface SearchViewModel ()
@property (nonatomic, copy, readwrite) NSArray<NSString *> *results;
@property (nonatomic, assign, readwrite) SearchState state;
@property (nonatomic, strong) APIClient *client;
@end

@implementation SearchViewModel

#pragma mark - Lifecycle

- (instancetype)initWithClient:(APIClient *)client {
    self = [super init];
    if (!self) return nil;

    _client = client;
    _results = @[];

    @weakify(self);
    // Only texts with something in them.
    RACSignal *canSearch = [RACObserve(self, searchText) map:^id(NSString *text) {
        return @(text.length > 0);
    }];
    _search = [[RACCommand alloc] initWithEnabled:canSearch signalBlock:^RACSignal *(id input) {
        @strongify(self);
        return [self resultsForText:self.searchText page:0];
    }];

    RAC(self, results) = [[[_search.executionSignals
        switchToLatest]
        // a comment in the chain
        map:^id(NSArray *list) {
            return [list subarrayWithRange:NSMakeRange(0, MIN(list.count, SearchPageSize))];
        }]
        startWith:@[]];

    [[_search.errors deliverOnMainThread] subscribeNext:^(NSError *error) {
        @strongify(self);
        NSLog(@"failed: %@ %ld", error.localizedDescription, (long)error.code);
        self.state = SearchStateFailed; // for the view
    }];

    return self;
}

#pragma mark - Requests

- (RACSignal *)resultsForText:(NSString *)text page:(NSUInteger)page {
    if (text == nil) {
        return [RACSignal error:[NSError errorWithDomain:SearchErrorDomain code:1 userInfo:nil]];
    }
    NSDictionary *parameters = @{ @"q": text, @"page": @(page) };
    __block NSUInteger count = 0;
    return [[[self.client get:@"/search" parameters:parameters]
        flattenMap:^RACStream *(RACTuple *tuple) {
            RACTupleUnpack(NSHTTPURLResponse *response, NSDictionary *json) = tuple;
            count++;
            if (response.statusCode != 200) {
                return [RACSignal error:[NSError errorWithDomain:SearchErrorDomain code:response.statusCode userInfo:nil]];
            } else if (json[@"items"]) {
                return [RACSignal return:json[@"items"]];
            }
            return [RACSignal empty];
        }]
        setNameWithFormat:@"-resultsForText: %@", text];
}

- (void)setLoading:(BOOL)loading {
    _loading = loading;
    for (NSString *result in self.results) {
        switch (self.state) {
            case SearchStateIdle:
            case SearchStateLoading:
                [self.delegate searchDidFind:result];
                break;
            case SearchStateFailed: {
                for (NSUInteger i = 0; i < 3; i++) { NSLog(@"%d", i); }
                break;
            }
        }
    }
}

+ (instancetype)shared {
    static SearchViewModel *shared = nil;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        shared = [[self alloc] initWithClient:[APIClient new]];
    });
    return shared;
}

- (void)dealloc {
    [_search.errors subscribeCompleted:^{ NSLog(@"gone"); }];
}

@end
