#import "BPFForm.h"

@interface BPFForm : NSObject
@property (nonatomic, copy) NSString *email;
@property (nonatomic, copy) NSString *password;
@property (nonatomic, assign) BOOL acceptsTerms;
@property (nonatomic, strong, readonly) RACCommand *submit;
@property (nonatomic, readonly) RACSignal *errors;
@property (nonatomic, copy, readonly) NSString *message;
@end
@interface BPFForm ()
@property (nonatomic, copy, readwrite) NSString *message;
@property (nonatomic, strong) RACSubject *attempts;
@end

@implementation BPFForm
- (instancetype)init {
    self = [super init];
    if (!self) return nil;
    _attempts = [RACSubject subject];
    RACSignal *valid = [[RACSignal combineLatest:@[RACObserve(self, email), RACObserve(self, password), RACObserve(self, acceptsTerms)]]
        reduceEach:^id(NSString *email, NSString *password, NSNumber *accepts) {
            return @([email rangeOfString:@"@"].location != NSNotFound && password.length >= 3 && accepts.boolValue);
        }];
    @weakify(self);
    _submit = [[RACCommand alloc] initWithEnabled:valid signalBlock:^RACSignal *(NSNumber *input) {
        @strongify(self);
        [self.attempts sendNext:RACTuplePack(self.email, input)];
        if (input == nil) {
            return [RACSignal error:[NSError errorWithDomain:@"form" code:7 userInfo:@{NSLocalizedDescriptionKey: @"no input"}]];
        }
        return [RACSignal return:[NSString stringWithFormat:@"%@/%@", self.email, input]];
    }];
    RAC(self, message) = [[_submit.executionSignals switchToLatest] merge:[_submit.errors map:^id(NSError *error) {
        return error.localizedDescription;
    }]];
    return self;
}
- (RACSignal *)errors { return self.submit.errors; }
@end

NSString *scenario_rac_observed_form_3_form(void) {
    NSMutableArray *log = [NSMutableArray array];
    BPFForm *form = [[BPFForm alloc] init];
    [form.submit.enabled subscribeNext:^(NSNumber *enabled) {
        [log addObject:[NSString stringWithFormat:@"e%d", enabled.boolValue]];
    }];
    [RACObserve(form, message) subscribeNext:^(NSString *message) {
        [log addObject:message ?: @"nil"];
    }];
    [form.attempts subscribeNext:^(RACTuple *tuple) {
        RACTupleUnpack(NSString *email, NSNumber *input) = tuple;
        [log addObject:[NSString stringWithFormat:@"try %@ %@ %lu", email, input, (unsigned long)tuple.count]];
    }];
    form.email = @"a@b";
    form.password = @"xy";
    form.acceptsTerms = YES;
    form.password = @"xyz";
    [log addObject:form.message ?: @"still nil"];
    NSArray *numbers = @[@3, @1, @2];
    NSArray *result = [[[numbers.rac_sequence map:^id(NSNumber *n) { return @(n.integerValue * 10); }]
        filter:^BOOL(NSNumber *n) { return n.integerValue != 10; }] array];
    [log addObject:[result componentsJoinedByString:@","]];
    NSNumber *sum = [numbers.rac_sequence foldLeftWithStart:@0 reduce:^id(NSNumber *total, NSNumber *n) { return @(total.integerValue + n.integerValue); }];
    [log addObject:sum];
    RACSubject *source = [RACSubject subject];
    [[[source flattenMap:^RACSignal *(id value) {
        if ([value isKindOfClass:[NSString class]]) return [RACSignal return:[value uppercaseString]];
        return value ? [[RACSignal return:value] concat:[RACSignal return:nil]] : [RACSignal empty];
    }] startWith:@"start"] subscribeNext:^(id x) {
        [log addObject:[NSString stringWithFormat:@"<%@>", x]];
    } completed:^{
        [log addObject:@"done"];
    }];
    [source sendNext:@"abc"];
    [source sendNext:nil];
    [source sendNext:@4];
    [source sendCompleted];
    return [log componentsJoinedByString:@"|"];
}
