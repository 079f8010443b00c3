// An example for each row of the guide: `rac-port explain` prints it, with the Swift that rac-port writes for it.
// All of it is translated, compiled and run by the tests, and prints what its comments say.
#import <ReactiveObjC/ReactiveObjC.h>

@interface Song : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, strong) Song *next;
@end

@implementation Song
@end

void rac_0001(void) {
    RACSignal *download = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        [subscriber sendNext:@"data"];
        [subscriber sendCompleted];
        return [RACDisposable disposableWithBlock:^{
            NSLog(@"cleaned up");
        }];
    }];
    [download subscribeNext:^(NSString *text) {
        NSLog(@"%@", text);
    } completed:^{
        NSLog(@"done");
    }]; // prints data, done, cleaned up
}

void rac_0007(void) {
    RACSubject *names = [RACSubject subject];
    [names subscribeNext:^(NSString *name) {
        NSLog(@"%@", name);
    }];
    [names sendNext:@"Ann"]; // prints Ann
}

void rac_0009(void) {
    NSError *offline = [NSError errorWithDomain:@"App" code:7 userInfo:nil];
    [[RACSignal error:offline] subscribeNext:^(NSString *text) {
        NSLog(@"%@", text);
    } error:^(NSError *error) {
        NSLog(@"failed %ld", (long)error.code);
    } completed:^{
        NSLog(@"done");
    }]; // prints failed 7
}

void rac_0014(void) {
    [[[RACSignal return:@1] logAll] subscribeNext:^(NSNumber *number) {
        NSLog(@"%@", number);
    }]; // prints 1
}

void rac_0021(void) {
    NSError *offline = [NSError errorWithDomain:@"App" code:7 userInfo:nil];
    NSError *error = nil;
    if (![[RACSignal error:offline] asynchronouslyWaitUntilCompleted:&error]) {
        NSLog(@"failed %ld", (long)error.code);
    } // prints failed 7
}

void rac_0022(void) {
    [[[[[RACSignal return:@"page"] initially:^{
        NSLog(@"starting");
    }] doNext:^(NSString *text) {
        NSLog(@"got %@", text);
    }] doCompleted:^{
        NSLog(@"completed");
    }] subscribeNext:^(NSString *text) {
        NSLog(@"%@", text);
    }]; // prints starting, got page, page, completed
}

void rac_0035(void) {
    RACSubject *names = [RACSubject subject];
    RACSubject *ages = [RACSubject subject];
    [[RACSignal combineLatest:@[ names, ages ]] subscribeNext:^(RACTuple *both) {
        NSLog(@"%@ is %@", both.first, both.second);
    }];
    [names sendNext:@"Ann"];
    [ages sendNext:@30]; // prints Ann is 30
}

void rac_0036(void) {
    RACSubject *names = [RACSubject subject];
    RACSubject *passwords = [RACSubject subject];
    RACSignal *isValid = [RACSignal combineLatest:@[ names, passwords ]
                                           reduce:^(NSString *name, NSString *password) {
        return @(name.length > 0 && password.length >= 8);
    }];
    [isValid subscribeNext:^(NSNumber *valid) {
        NSLog(@"%@", valid.boolValue ? @"valid" : @"not yet");
    }];
    [names sendNext:@"ann"];
    [passwords sendNext:@"secret"]; // prints not yet
    [passwords sendNext:@"secrets!"]; // prints valid
}

void rac_0037(void) {
    RACSubject *typed = [RACSubject subject];
    RACSubject *spoken = [RACSubject subject];
    [[RACSignal merge:@[ typed, spoken ]] subscribeNext:^(NSString *text) {
        NSLog(@"%@", text);
    }];
    [spoken sendNext:@"hello"]; // prints hello
    [typed sendNext:@"hi"]; // prints hi
}

void rac_0046(void) {
    Song *song = [[Song alloc] init];
    RACSubject *titles = [RACSubject subject];
    [titles setKeyPath:@"title" onObject:song nilValue:@"untitled"];
    [titles sendNext:nil];
    NSLog(@"%@", song.title); // prints untitled
}

void rac_0049(void) {
    RACSubject *locations = [RACSubject subject];
    RACSubject *stop = [RACSubject subject];
    [[locations takeUntil:stop] subscribeNext:^(NSString *location) {
        NSLog(@"%@", location);
    } completed:^{
        NSLog(@"stopped");
    }];
    [locations sendNext:@"home"]; // prints home
    [stop sendNext:RACUnit.defaultUnit]; // prints stopped
    [locations sendNext:@"work"];
}

void rac_0051(void) {
    NSError *offline = [NSError errorWithDomain:@"App" code:7 userInfo:nil];
    [[[RACSignal error:offline] catch:^RACSignal *(NSError *error) {
        return [RACSignal return:@"from the cache"];
    }] subscribeNext:^(NSString *page) {
        NSLog(@"%@", page);
    }]; // prints from the cache
}

void rac_0055(void) {
    RACSubject *texts = [RACSubject subject];
    [[texts tryMap:^id(NSString *text, NSError **error) {
        if (text.length > 3) return text.uppercaseString;
        if (error != NULL) *error = [NSError errorWithDomain:@"App" code:1 userInfo:nil];
        return nil;
    }] subscribeNext:^(NSString *text) {
        NSLog(@"%@", text);
    } error:^(NSError *error) {
        NSLog(@"failed %ld", (long)error.code);
    }];
    [texts sendNext:@"long"]; // prints LONG
    [texts sendNext:@"no"]; // prints failed 1
}

void rac_0056(void) {
    RACSignal *letters = [RACSignal merge:@[ [RACSignal return:@"a"], [RACSignal return:@"b"] ]];
    NSLog(@"%@ of %ld", [letters first], (long)[letters toArray].count); // prints a of 2
}

void rac_0060(void) {
    __block NSInteger starts = 0;
    RACSignal *counted = [RACSignal defer:^RACSignal *{
        starts += 1;
        return [RACSignal return:@(starts)];
    }];
    [counted subscribeNext:^(NSNumber *start) {
        NSLog(@"start %@", start);
    }]; // prints start 1
    [counted subscribeNext:^(NSNumber *start) {
        NSLog(@"start %@", start);
    }]; // prints start 2
}

void rac_0061(void) {
    RACSubject *searches = [RACSubject subject];
    RACSubject *first = [RACSubject subject];
    RACSubject *second = [RACSubject subject];
    [[searches switchToLatest] subscribeNext:^(NSString *result) {
        NSLog(@"%@", result);
    }];
    [searches sendNext:first];
    [first sendNext:@"one"]; // prints one
    [searches sendNext:second];
    [first sendNext:@"late"];
    [second sendNext:@"two"]; // prints two
}

void rac_0062(void) {
    RACSubject *tabs = [RACSubject subject];
    RACSignal *screens = [RACSignal switch:tabs cases:@{
        @"home": [RACSignal return:@"news"],
        @"search": [RACSignal return:@"results"]
    } default:[RACSignal return:@"nothing"]];
    [screens subscribeNext:^(NSString *screen) {
        NSLog(@"%@", screen);
    }];
    [tabs sendNext:@"search"]; // prints results
    [tabs sendNext:@"settings"]; // prints nothing
}

void rac_0066(void) {
    RACSignal *download = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        NSLog(@"downloading");
        [subscriber sendNext:@"data"];
        return nil;
    }];
    RACSignal *shared = [download replayLazily];
    [shared subscribeNext:^(NSString *data) {
        NSLog(@"first %@", data);
    }]; // prints downloading, first data
    [shared subscribeNext:^(NSString *data) {
        NSLog(@"second %@", data);
    }]; // prints second data
}

void rac_0072(void) {
    RACTestScheduler *scheduler = [[RACTestScheduler alloc] init];
    RACSubject *pages = [RACSubject subject];
    [[pages deliverOn:scheduler] subscribeNext:^(NSString *page) {
        NSLog(@"shown: %@", page);
    }];
    [pages sendNext:@"news"];
    NSLog(@"sent"); // prints sent
    [scheduler stepAll]; // prints shown: news
}

void rac_0074(void) {
    RACTestScheduler *clock = [[RACTestScheduler alloc] init];
    RACSubject *texts = [RACSubject subject];
    [[[texts deliverOn:clock] throttle:0.5] subscribeNext:^(NSString *text) {
        NSLog(@"searching %@", text);
    }];
    [texts sendNext:@"s"];
    [texts sendNext:@"swift"];
    [clock stepAll]; // prints searching swift
}

void rac_0076(void) {
    RACSubject *words = [RACSubject subject];
    [[[words groupBy:^id<NSCopying>(NSString *word) {
        return @(word.length);
    }] flattenMap:^RACSignal *(RACGroupedSignal *group) {
        return [group take:1];
    }] subscribeNext:^(NSString *word) {
        NSLog(@"first of its length: %@", word);
    }];
    [words sendNext:@"ant"]; // prints first of its length: ant
    [words sendNext:@"bee"];
    [words sendNext:@"wasp"]; // prints first of its length: wasp
}

void rac_0081(void) {
    RACTestScheduler *scheduler = [[RACTestScheduler alloc] init];
    __block NSInteger attempts = 0;
    RACSignal *unsteady = [RACSignal defer:^RACSignal *{
        attempts += 1;
        return attempts < 3 ? [RACSignal error:nil] : [RACSignal return:@(attempts)];
    }];
    [[[unsteady retry:2] subscribeOn:scheduler] subscribeNext:^(NSNumber *attempt) {
        NSLog(@"attempt %@", attempt);
    }];
    [scheduler stepAll]; // prints attempt 3
}

void rac_0084(void) {
    [[[RACSignal return:@"value"] materialize] subscribeNext:^(RACEvent *event) {
        NSLog(@"%@", event.finished ? @"finished" : event.value);
    }]; // prints value, finished
}

void rac_0100(void) {
    RACSignal *load = [[RACSignal return:@"page"] setNameWithFormat:@"-load %@", @"news"];
    [load subscribeNext:^(NSString *page) {
        NSLog(@"%@", page);
    }]; // prints page
}

void rac_0102(void) {
    RACSubject *progress = [RACSubject subject];
    [progress subscribeNext:^(NSNumber *percent) {
        NSLog(@"%@ %%", percent);
    } completed:^{
        NSLog(@"done");
    }];
    [progress sendNext:@50]; // prints 50 %
    [progress sendCompleted]; // prints done
}

void rac_0118(void) {
    RACSignal *isOnline = [RACSignal return:@YES];
    RACCommand *save = [[RACCommand alloc] initWithEnabled:isOnline signalBlock:^RACSignal *(NSString *draft) {
        return [RACSignal return:[draft stringByAppendingString:@", saved"]];
    }];
    NSString *result = [[save execute:@"draft"] asynchronousFirstOrDefault:@"nothing" success:NULL error:NULL];
    NSLog(@"%@", result); // prints draft, saved
}

void rac_0119(void) {
    RACCommand *save = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(NSString *draft) {
        return [RACSignal return:draft.uppercaseString];
    }];
    [save.executionSignals.switchToLatest subscribeNext:^(NSString *text) {
        NSLog(@"%@", text);
    }];
    [[save execute:@"draft"] asynchronouslyWaitUntilCompleted:NULL]; // prints DRAFT
}

void rac_0130(void) {
    RACCompoundDisposable *all = [RACCompoundDisposable compoundDisposable];
    [all addDisposable:[RACDisposable disposableWithBlock:^{
        NSLog(@"stopped");
    }]];
    [all dispose]; // prints stopped
}

void rac_0164(void) {
    RACScheduler *background = [RACScheduler schedulerWithPriority:RACSchedulerPriorityHigh];
    RACSignal *work = [[RACSignal return:@"worked"] subscribeOn:background];
    NSLog(@"%@", [work first]); // prints worked
}

void rac_0189(void) {
    RACSequence *lengths = [@[ @"a", @"bb" ].rac_sequence map:^(NSString *text) {
        return @(text.length);
    }];
    for (NSNumber *length in lengths) {
        NSLog(@"%@", length);
    } // prints 1, 2
    NSLog(@"%ld", (long)lengths.array.count); // prints 2
}

void rac_0200(void) {
    RACSequence *letters = [RACSequence sequenceWithHeadBlock:^id{
        return @"a";
    } tailBlock:^RACSequence *{
        return @[ @"b", @"c" ].rac_sequence;
    }];
    NSLog(@"%@", [letters.array componentsJoinedByString:@""]); // prints abc
}

void rac_0216(void) {
    NSDictionary *ages = @{ @"Ann": @30 };
    NSLog(@"%@ %@", ages.rac_keySequence.head, ages.rac_valueSequence.head); // prints Ann 30
}

void rac_0264(void) {
    NSNotificationCenter *center = NSNotificationCenter.defaultCenter;
    RACDisposable *subscription = [[center rac_addObserverForName:@"SongChanged" object:nil]
        subscribeNext:^(NSNotification *note) {
        NSLog(@"now %@", note.object);
    }];
    [center postNotificationName:@"SongChanged" object:@"So What"]; // prints now So What
    [subscription dispose];
}

void rac_0270(void) {
    @autoreleasepool {
        Song *song = [[Song alloc] init];
        [song.rac_willDeallocSignal subscribeCompleted:^{
            NSLog(@"gone");
        }];
    } // prints gone
}

void rac_0312(void) {
    Song *song = [[Song alloc] init];
    RACSubject *titles = [RACSubject subject];
    RAC(song, title) = titles;
    [titles sendNext:@"So What"];
    NSLog(@"%@", song.title); // prints So What
}

void rac_0313(void) {
    Song *song = [[Song alloc] init];
    song.title = @"So What";
    [RACObserve(song, title) subscribeNext:^(NSString *title) {
        NSLog(@"%@", title);
    }]; // prints So What
    song.title = @"Blue in Green"; // prints Blue in Green
}

void rac_0314(void) {
    Song *song = [[Song alloc] init];
    Song *copy = [[Song alloc] init];
    RACChannelTo(copy, title) = RACChannelTo(song, title);
    song.title = @"So What";
    NSLog(@"%@", copy.title); // prints So What
    copy.title = @"So What (live)";
    NSLog(@"%@", song.title); // prints So What (live)
}

void rac_0315(void) {
    RACTuple *pair = RACTuplePack(@"Ann", @30);
    NSLog(@"%@ of %ld", pair.first, (long)pair.count); // prints Ann of 2
}

void rac_0316(void) {
    RACTuple *pair = RACTuplePack(@"Ann", @30);
    RACTupleUnpack(NSString *name, NSNumber *age) = pair;
    NSLog(@"%@ is %@", name, age); // prints Ann is 30
}

void rac_0353(void) {
    [[RACSignal return:@1] subscribeNext:^(NSNumber *number) {
        NSLog(@"%@", number);
    }]; // prints 1
    [[RACSignal empty] subscribeCompleted:^{
        NSLog(@"empty");
    }]; // prints empty
}

void rac_0359(void) {
    RACSignal *save = [RACSignal return:@"saved"];
    RACSignal *load = [RACSignal return:@"loaded"];
    [[save concat:load] subscribeNext:^(NSString *text) {
        NSLog(@"%@", text);
    }]; // prints saved, loaded
    [[save then:^RACSignal *{
        return load;
    }] subscribeNext:^(NSString *text) {
        NSLog(@"then %@", text);
    }]; // prints then loaded
}

void rac_0365(void) {
    RACSubject *identifiers = [RACSubject subject];
    [[identifiers flattenMap:^RACSignal *(NSNumber *identifier) {
        return [RACSignal return:[NSString stringWithFormat:@"user %@", identifier]];
    }] subscribeNext:^(NSString *user) {
        NSLog(@"%@", user);
    }];
    [identifiers sendNext:@7]; // prints user 7
}

void rac_0371(void) {
    RACSubject *names = [RACSubject subject];
    [[names map:^(NSString *name) {
        return name.uppercaseString;
    }] subscribeNext:^(NSString *name) {
        NSLog(@"%@", name);
    }];
    [names sendNext:@"ann"]; // prints ANN
}

void rac_0373(void) {
    RACSequence *numbers = @[ @1, @2, @3 ].rac_sequence;
    NSNumber *sum = [numbers foldLeftWithStart:@0 reduce:^(NSNumber *total, NSNumber *number) {
        return @(total.integerValue + number.integerValue);
    }];
    NSLog(@"%@", sum); // prints 6
}

void rac_0377(void) {
    RACSubject *texts = [RACSubject subject];
    [[[[texts filter:^BOOL(NSString *text) {
        return text.length > 1;
    }] distinctUntilChanged] startWith:@"begin"] subscribeNext:^(NSString *text) {
        NSLog(@"%@", text);
    }]; // prints begin
    [texts sendNext:@"a"];
    [texts sendNext:@"ab"]; // prints ab
    [texts sendNext:@"ab"];
}

void rac_0383(void) {
    RACSignal *pairs = [RACSignal return:RACTuplePack(@2, @3)];
    [[pairs reduceEach:^(NSNumber *a, NSNumber *b) {
        return @(a.integerValue * b.integerValue);
    }] subscribeNext:^(NSNumber *product) {
        NSLog(@"%@", product);
    }]; // prints 6
}

void rac_0392(void) {
    RACSignal *numbers = @[ @1, @2, @3 ].rac_sequence.signal;
    [[numbers toArray] enumerateObjectsUsingBlock:^(NSNumber *number, NSUInteger index, BOOL *stop) {
        NSLog(@"%@", number);
    }]; // prints 1, 2, 3
    NSLog(@"%ld", (long)[[numbers take:2] toArray].count); // prints 2
    NSLog(@"%@", [[numbers takeLast:1] first]); // prints 3
}

void rac_0398(void) {
    RACSubject *questions = [RACSubject subject];
    RACSubject *answers = [RACSubject subject];
    [[RACSignal zip:@[ questions, answers ] reduce:^(NSString *question, NSString *answer) {
        return [NSString stringWithFormat:@"%@ %@", question, answer];
    }] subscribeNext:^(NSString *line) {
        NSLog(@"%@", line);
    }];
    [questions sendNext:@"How many?"];
    [questions sendNext:@"Where?"];
    [answers sendNext:@"Three."]; // prints How many? Three.
}

void rac_0404(void) {
    RACSubject *numbers = [RACSubject subject];
    [[numbers scanWithStart:@0 reduce:^(NSNumber *total, NSNumber *number) {
        return @(total.integerValue + number.integerValue);
    }] subscribeNext:^(NSNumber *total) {
        NSLog(@"%@", total);
    }];
    [numbers sendNext:@1]; // prints 1
    [numbers sendNext:@2]; // prints 3
}
