#import "FRMMain.h"

#import <ReactiveObjC/ReactiveObjC.h>

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef NS_OPTIONS(NSUInteger, FRMFields) { FieldEmail = 1 << 0, FieldZip = 1 << 1, FieldAge = 1 << 2 };

@interface FRMFormModel : NSObject
@property (nonatomic, copy) NSString *email, *zip;
@property (nonatomic, strong) NSNumber *age;
@property (nonatomic, assign, readonly) FRMFields invalid;
@property (nonatomic, copy, readonly) NSArray<NSString *> *messages;
@property (nonatomic, readonly, strong) RACSignal *valid;
@property (nonatomic, readonly, strong) RACCommand *submit;
@property (nonatomic, readonly, strong) RACSubject<RACTuple *> *log;
@property (nonatomic) NSUInteger submissions;
@end

@implementation FRMFormModel
- (id)init {
    if (!(self = [super init])) return nil;
    _log = [RACSubject subject];
    RACSignal *email = [RACObserve(self, email) map:^id(NSString *text) {
        NSRange at = [text rangeOfString:@"@"];
        return @(text != nil && at.location != NSNotFound && at.location > 0 && NSMaxRange(at) < text.length);
    }];
    RACSignal *zip = [RACObserve(self, zip) map:^id(NSString *text) {
        NSCharacterSet *others = [[NSCharacterSet decimalDigitCharacterSet] invertedSet];
        return @(text.length == 5 && [text rangeOfCharacterFromSet:others].location == NSNotFound);
    }];
    RACSignal *age = [RACObserve(self, age) map:^id(NSNumber *n) { return @([n integerValue] >= 18); }];
    RACSignal *all = [RACSignal combineLatest:@[ email, zip, age ]];
    RAC(self, invalid) = [all map:^id(RACTuple *flags) {
        __block FRMFields fields = 0;
        [flags.allObjects enumerateObjectsUsingBlock:^(NSNumber *flag, NSUInteger index, BOOL *stop) {
            if (!flag.boolValue) fields |= 1 << index;
        }];
        return @(fields);
    }];
    RAC(self, messages) = [RACObserve(self, invalid) map:^NSArray *(NSNumber *value) {
        FRMFields fields = value.unsignedIntegerValue;
        NSMutableArray *texts = [NSMutableArray array];
        NSDictionary *names = @{ @(FieldEmail): @"email", @(FieldZip): @"zip", @(FieldAge): @"age" };
        for (NSNumber *key in [names.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
            if (fields & key.unsignedIntegerValue) [texts addObject:names[key]];
        }
        return texts.count ? texts : nil;
    }];
    _valid = [[all map:^id(RACTuple *t) {
        return @([t.rac_sequence all:^BOOL(NSNumber *flag) { return flag.boolValue; }]);
    }] distinctUntilChanged];
    @weakify(self);
    _submit = [[RACCommand alloc] initWithEnabled:_valid signalBlock:^RACSignal *(id input) {
        @strongify(self);
        self.submissions++;
        [self.log sendNext:RACTuplePack(@"submit", input, @(self.submissions))];
        return [[RACSignal return:self.email] map:^id(NSString *value) {
            if ([value hasSuffix:@".org"]) return nil;
            return value.uppercaseString;
        }];
    }];
    [[_submit.executionSignals concat] subscribeNext:^(NSString *result) {
        @strongify(self);
        [self.log sendNext:RACTuplePack(@"result", result)];
    }];
    [_submit.errors subscribe:[RACSubject subject]];
    return self;
}
@end

NSString *scenario_view_models_form_3_all(void) {
    lines = [NSMutableArray array];
    FRMFormModel *form = [FRMFormModel new];
    NSMutableArray *entries = [NSMutableArray array];
    [form.log subscribeNext:^(RACTuple *tuple) {
        RACTupleUnpack(NSString *kind, id value, NSNumber *number) = tuple;
        [entries addObject:[NSString stringWithFormat:@"%@:%@:%@", kind, value, number ?: @"-"]];
    }];
    NSMutableString *enabled = [NSMutableString string];
    [form.valid subscribeNext:^(NSNumber *x) { [enabled appendString:x.boolValue ? @"Y" : @"N"]; }];
    Note([NSString stringWithFormat:@"%lu %@", (unsigned long)form.invalid, [form.messages componentsJoinedByString:@","]]);
    form.email = @"a@";
    form.zip = @"12345";
    form.age = @17.9;
    Note([NSString stringWithFormat:@"%lu %@", (unsigned long)form.invalid, [form.messages componentsJoinedByString:@","]]);
    form.age = @18;
    form.email = @"ann@example.com";
    Note([NSString stringWithFormat:@"%lu %@ %@", (unsigned long)form.invalid, form.messages, enabled]);
    NSError *error;
    id first = [[form.submit execute:@"go"] asynchronousFirstOrDefault:@"none" success:NULL error:&error];
    Note([NSString stringWithFormat:@"%@ %@", first, error]);
    form.email = @"bob@example.org";
    first = [[form.submit execute:nil] asynchronousFirstOrDefault:@"none" success:NULL error:&error];
    Note([NSString stringWithFormat:@"%@ %@", first, error]);
    form.zip = @"1234x";
    BOOL success = YES;
    first = [[form.submit execute:@1] asynchronousFirstOrDefault:@"none" success:&success error:&error];
    Note([NSString stringWithFormat:@"%@ %d %@ %d", first, success, error.domain, error.code == RACCommandErrorNotEnabled]);
    Note([NSString stringWithFormat:@"%@ %lu %@", [entries componentsJoinedByString:@" "], (unsigned long)form.submissions, enabled]);
    return [lines componentsJoinedByString:@" / "];
}
