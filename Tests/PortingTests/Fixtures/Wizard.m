#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

// What a page of the wizard shows.
@protocol WZPage <NSObject>
@property (nonatomic, copy, readonly) NSString *heading;
@property (nonatomic, readonly) NSInteger number;
@end

@interface WZAnswers : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *site;
@end

@implementation WZAnswers
@end

@interface WZNamePage : NSObject <WZPage>
@property (nonatomic, strong, readonly) WZAnswers *answers;
- (instancetype)initWithAnswers:(WZAnswers *)answers;
@end

@implementation WZNamePage

- (instancetype)initWithAnswers:(WZAnswers *)answers {
    if (self = [super init]) {
        _answers = answers;
    }
    return self;
}

- (NSString *)heading {
    return self.answers.name.length > 0 ? [@"Hello, " stringByAppendingString:self.answers.name] : nil;
}

- (NSInteger)number {
    return 1;
}

@end

@interface WZWizard : NSObject
@property (nonatomic, strong) WZAnswers *answers;
@property (nonatomic, strong, readonly) id<WZPage> page;
@property (nonatomic, strong, readonly) RACChannelTerminal *nameTerminal;
@property (nonatomic, strong, readonly) RACCommand *nextCommand;
@property (nonatomic, strong, readonly) RACSubject *moves;
@property (nonatomic, copy) void (^completion)(BOOL done, NSURL *site);
- (instancetype)initWithAnswers:(WZAnswers *)answers;
- (void)moveTo:(NSString *)place context:(NSDictionary *)context;
@end

@implementation WZWizard

- (instancetype)initWithAnswers:(WZAnswers *)answers {
    self = [super init];
    if (!self) return nil;
    _answers = answers;
    _page = [[WZNamePage alloc] initWithAnswers:answers];
    _moves = [RACSubject subject];
    _nameTerminal = RACChannelTo(self, answers.name);
    @weakify(self);
    _nextCommand = [[RACCommand alloc] initWithEnabled:[RACObserve(self, answers.name) map:^id(NSString *name) {
        return @(name.length > 0);
    }] signalBlock:^RACSignal *(NSString *place) {
        @strongify(self);
        if ([place isEqualToString:@"end"]) {
            [self moveTo:place context:nil];
            NSURL *site = [NSURL URLWithString:self.answers.site];
            !self.completion ?: self.completion(YES, site);
        } else {
            [self moveTo:place context:@{ @"name": self.answers.name }];
        }
        return [RACSignal return:place];
    }];
    return self;
}

- (void)moveTo:(NSString *)place context:(NSDictionary *)context {
    [self.moves sendNext:RACTuplePack(place, context[@"name"])];
}

@end
