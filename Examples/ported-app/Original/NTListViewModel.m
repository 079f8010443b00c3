#import "NTListViewModel.h"

#import "NSArray+Note.h"
#import "NTClient.h"
#import "NTNote.h"
#import "NTNotifications.h"

@interface NTListViewModel ()
@property (nonatomic, strong) NTClient *client;
@property (nonatomic, copy, readwrite) NSArray *notes;
@property (nonatomic, readwrite) BOOL hasMore;
@property (nonatomic, copy, readwrite) NSString *summary;
@property (nonatomic, copy, readwrite) NSString *errorMessage;
@property (nonatomic) NSInteger nextPage;
@end

@implementation NTListViewModel

- (instancetype)initWithClient:(NTClient *)client throttle:(NSTimeInterval)interval scheduler:(RACScheduler *)scheduler {
    self = [super init];
    if (self == nil) return nil;

    _client = client;
    _query = @"";
    _notes = @[];
    _summary = @"";

    @weakify(self);
    _reload = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(id input) {
        @strongify(self);
        return [self.client pageOfNotesMatching:self.query page:0];
    }];
    _loadMore = [[RACCommand alloc] initWithEnabled:RACObserve(self, hasMore) signalBlock:^RACSignal *(id input) {
        @strongify(self);
        return [self.client pageOfNotesMatching:self.query page:self.nextPage];
    }];

    [[_reload.executionSignals switchToLatest] subscribeNext:^(NTPage *page) {
        @strongify(self);
        self.notes = page.notes;
        self.hasMore = page.hasMore;
        self.nextPage = 1;
    }];
    [[_loadMore.executionSignals switchToLatest] subscribeNext:^(NTPage *page) {
        @strongify(self);
        self.notes = [self.notes arrayByAddingObjectsFromArray:page.notes];
        self.hasMore = page.hasMore;
        self.nextPage += 1;
    }];

    RACSignal *searches = [[[[RACObserve(self, query) skip:1] distinctUntilChanged]
        throttle:interval]
        map:^id(NSString *query) {
            @strongify(self);
            return [[self.client pageOfNotesMatching:query page:0] catchTo:[RACSignal empty]];
        }];
    [[[searches switchToLatest] deliverOn:scheduler] subscribeNext:^(NTPage *page) {
        @strongify(self);
        self.notes = page.notes;
        self.hasMore = page.hasMore;
        self.nextPage = 1;
    }];

    _add = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(NSString *title) {
        @strongify(self);
        return [self.client createNoteWithTitle:[title nt_trimmedString]];
    }];
    [[_add.executionSignals switchToLatest] subscribeNext:^(NTNote *note) {
        @strongify(self);
        self.notes = [@[ note ] arrayByAddingObjectsFromArray:self.notes];
    }];

    _remove = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(NTNote *note) {
        @strongify(self);
        NSInteger index = [self.notes indexOfObject:note];
        self.notes = [self.notes nt_arrayByRemovingNoteWithIdentifier:note.identifier];
        return [[self.client deleteNoteWithIdentifier:note.identifier] doError:^(NSError *error) {
            self.notes = [self.notes nt_arrayByInsertingNote:note atIndex:index];
        }];
    }];
    _remove.allowsConcurrentExecution = YES;

    RACSignal *changes = [RACSignal merge:@[ _add.executionSignals, _remove.executionSignals ]];
    RAC(self, errorMessage) = [RACSignal merge:@[
        [changes mapReplace:nil],
        [_add.errors mapReplace:@"The note could not be added."],
        [_remove.errors mapReplace:@"The note could not be removed."],
    ]];

    RAC(self, summary) = [RACSignal
        combineLatest:@[ RACObserve(self, notes), RACObserve(self, hasMore) ]
               reduce:^id(NSArray *notes, NSNumber *hasMore) {
                   NSString *more = hasMore.boolValue ? @" and more" : @"";
                   return [NSString stringWithFormat:@"%lu notes%@", (unsigned long)notes.count, more];
               }];

    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [[[center rac_addObserverForName:NTNoteDidChangeNotification object:nil]
        takeUntil:self.rac_willDeallocSignal]
        subscribeNext:^(NSNotification *notification) {
            @strongify(self);
            self.notes = [self.notes nt_arrayByReplacingNote:notification.userInfo[NTNoteKey]];
        }];

    return self;
}

@end
