#import "NTExporter.h"

#import "NSArray+Note.h"
#import "NTClient.h"
#import "NTNote.h"

@interface NTExporter ()
@property (nonatomic, strong) NTClient *client;
@property (nonatomic, strong) RACSubject *cancellations;
@property (nonatomic, readwrite) double progress;
@property (nonatomic, copy, readwrite) NSString *text;
@end

@implementation NTExporter

- (instancetype)initWithClient:(NTClient *)client {
    self = [super init];
    if (self == nil) return nil;

    _client = client;
    _cancellations = [RACSubject subject];

    @weakify(self);
    _exportNotes = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(id input) {
        @strongify(self);
        self.text = nil;
        self.progress = 0;
        RACSignal *texts = [[self notesFromPage:0 after:@[]] map:^id(NSArray *notes) {
            return [notes nt_markdown];
        }];
        return [texts takeUntil:self.cancellations];
    }];
    RAC(self, text) = [_exportNotes.executionSignals switchToLatest];

    _cancel = [[RACCommand alloc] initWithEnabled:_exportNotes.executing signalBlock:^RACSignal *(id input) {
        @strongify(self);
        [self.cancellations sendNext:nil];
        self.progress = 0;
        return [RACSignal empty];
    }];

    return self;
}

/// Sends all notes at once: those of the pages before, and those from a page to the last.
- (RACSignal *)notesFromPage:(NSInteger)number after:(NSArray *)before {
    return [[self.client pageOfNotesMatching:@"" page:number] flattenMap:^RACSignal *(NTPage *page) {
        NSArray *notes = [before arrayByAddingObjectsFromArray:page.notes];
        if (!page.hasMore) {
            self.progress = 1;
            return [RACSignal return:notes];
        }
        self.progress = (double)notes.count / (double)page.total;
        return [self notesFromPage:number + 1 after:notes];
    }];
}

@end
