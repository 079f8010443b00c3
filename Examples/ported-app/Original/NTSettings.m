#import "NTSettings.h"

#import "NSArray+Note.h"
#import "NTClient.h"

static NSString *const kSignatureKey = @"signature";
static NSString *const kPageSizeKey = @"pageSize";
static NSString *const kSortOrderKey = @"sortOrder";

@implementation NTSettings

- (instancetype)initWithDefaults:(NSUserDefaults *)defaults {
    self = [super init];
    if (self == nil) return nil;

    _signature = [defaults stringForKey:kSignatureKey] ?: @"";
    _pageSize = [defaults integerForKey:kPageSizeKey];
    _sortOrder = [defaults integerForKey:kSortOrderKey];

    [[RACObserve(self, signature) skip:1] subscribeNext:^(NSString *signature) {
        [defaults setObject:signature forKey:kSignatureKey];
    }];
    [[RACObserve(self, pageSize) skip:1] subscribeNext:^(NSNumber *size) {
        [defaults setInteger:size.integerValue forKey:kPageSizeKey];
    }];
    [[RACObserve(self, sortOrder) skip:1] subscribeNext:^(NSNumber *order) {
        [defaults setInteger:order.integerValue forKey:kSortOrderKey];
    }];

    return self;
}

- (void)applyToClient:(NTClient *)client {
    RAC(client, pageSize) = RACObserve(self, pageSize);
}

@end

@interface NTSettingsViewModel ()
@property (nonatomic, strong) NTSettings *settings;
@property (nonatomic, copy, readwrite) NSString *preview;
@property (nonatomic, copy, readwrite) NSString *pageSizeProblem;
@end

@implementation NTSettingsViewModel

- (instancetype)initWithSettings:(NTSettings *)settings {
    self = [super init];
    if (self == nil) return nil;

    _settings = settings;
    _pageSizeText = @"";
    RACChannelTo(self, signature) = RACChannelTo(settings, signature);
    RAC(self, preview) = [RACObserve(self, signature) map:^id(NSString *signature) {
        return signature.length > 0 ? [NSString stringWithFormat:@"-- %@", signature] : @"";
    }];

    RACChannelTerminal *field = RACChannelTo(self, pageSizeText, @"");
    RACChannelTerminal *model = RACChannelTo(settings, pageSize, @0);
    [[model map:^id(NSNumber *size) {
        return size.stringValue;
    }] subscribe:field];
    [[[[field skip:1] map:^id(NSString *text) {
        return [text nt_pageSize];
    }] ignore:nil] subscribe:model];
    RAC(self, pageSizeProblem) = [RACObserve(self, pageSizeText) map:^id(NSString *text) {
        return [text nt_pageSize] == nil ? @"A page has from 0 to 50 notes." : nil;
    }];

    return self;
}

@end
