#import "NTDrafts.h"

#import "NTDetailViewModel.h"
#import "NTNote.h"

@interface NTDrafts ()
@property (nonatomic, strong) NSUserDefaults *defaults;
@property (nonatomic) NSTimeInterval pause;
@end

@implementation NTDrafts

- (instancetype)initWithDefaults:(NSUserDefaults *)defaults pause:(NSTimeInterval)pause {
    self = [super init];
    if (self == nil) return nil;

    _defaults = defaults;
    _pause = pause;

    return self;
}

- (void)follow:(NTDetailViewModel *)detail {
    NSString *key = [NSString stringWithFormat:@"draft-%@", detail.note.identifier];
    NSArray *draft = [self.defaults stringArrayForKey:key];
    if (draft.count == 2) {
        detail.title = draft[0];
        detail.body = draft[1];
    }

    RACSignal *edits = [RACSignal
        combineLatest:@[ RACObserve(detail, title), RACObserve(detail, body), RACObserve(detail, edited) ]];
    [[[edits throttle:self.pause] takeUntil:detail.rac_willDeallocSignal] subscribeNext:^(RACTuple *edit) {
        RACTupleUnpack(NSString *title, NSString *body, NSNumber *edited) = edit;
        if (edited.boolValue) {
            [self.defaults setObject:@[ title, body ] forKey:key];
        } else {
            [self.defaults removeObjectForKey:key];
        }
    }];
}

@end
