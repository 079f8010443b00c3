#import "NTFilterViewModel.h"

#import "NSArray+Note.h"
#import "NTListViewModel.h"
#import "NTNote.h"

@interface NTFilterViewModel ()
@property (nonatomic, copy, readwrite) NSArray *tags;
@property (nonatomic, copy, readwrite) NSArray *visibleNotes;
@end

@implementation NTFilterViewModel

- (instancetype)initWithList:(NTListViewModel *)list settings:(NTSettings *)settings {
    self = [super init];
    if (self == nil) return nil;

    _tags = @[];
    _visibleNotes = @[];
    RACChannelTo(self, order, @0) = RACChannelTo(settings, sortOrder, @0);

    RAC(self, tags) = [[RACObserve(list, notes) map:^id(NSArray *notes) {
        return [notes nt_tags];
    }] distinctUntilChanged];
    RAC(self, visibleNotes) = [RACSignal
        combineLatest:@[ RACObserve(list, notes), RACObserve(self, tag), RACObserve(self, order) ]
               reduce:^id(NSArray *notes, NSString *tag, NSNumber *order) {
                   return [[notes nt_arrayOfNotesWithTag:tag] nt_arrayInOrder:order.integerValue];
               }];

    // A tag that the list has no more would hide everything.
    @weakify(self);
    [RACObserve(self, tags) subscribeNext:^(NSArray *tags) {
        @strongify(self);
        NSString *tag = self.tag;
        if (tag == nil) return;
        if (![tags containsObject:tag]) {
            self.tag = nil;
        }
    }];

    RACSignal *isChanged = [RACSignal
        combineLatest:@[ RACObserve(self, tag), RACObserve(self, order) ]
               reduce:^id(NSString *tag, NSNumber *order) {
                   return @(tag != nil || order.integerValue != NTSortOrderServer);
               }];
    _reset = [[RACCommand alloc] initWithEnabled:isChanged signalBlock:^RACSignal *(id input) {
        @strongify(self);
        self.tag = nil;
        self.order = NTSortOrderServer;
        return [RACSignal empty];
    }];

    return self;
}

@end
