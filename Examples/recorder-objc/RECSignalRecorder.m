#import "RECSignalRecorder.h"

#pragma mark Values

static NSString *RECValue(id value, NSUInteger depth);

static NSString *RECQuoted(NSString *text) {
    NSMutableString *result = [NSMutableString stringWithString:@"\""];
    for (NSUInteger index = 0; index < text.length; index++) {
        unichar unit = [text characterAtIndex:index];
        switch (unit) {
            case '"': [result appendString:@"\\\""]; break;
            case '\\': [result appendString:@"\\\\"]; break;
            case '\n': [result appendString:@"\\n"]; break;
            case '\t': [result appendString:@"\\t"]; break;
            case '\r': [result appendString:@"\\r"]; break;
            default:
                // The halves of a pair are only text together, and may come alone.
                if (unit < 0x20 || (unit >= 0xD800 && unit <= 0xDFFF)) {
                    [result appendFormat:@"\\u%04x", (unsigned)unit];
                } else {
                    [result appendFormat:@"%C", unit];
                }
        }
    }
    [result appendString:@"\""];
    return result;
}

/// A description that is the same in every run.
static NSString *RECText(id value) {
    NSMutableString *text = [NSMutableString stringWithString:[value description] ?: @""];
    NSRegularExpression *address = [NSRegularExpression regularExpressionWithPattern:@"0x[0-9a-fA-F]{6,16}" options:0 error:NULL];
    [address replaceMatchesInString:text options:0 range:NSMakeRange(0, text.length) withTemplate:@"0x0"];
    return text;
}

/// The shortest text that is read as this number; what a reader would round is kept as text.
static NSString *RECNumber(NSNumber *number) {
    if (number == (id)@YES) return @"true";
    if (number == (id)@NO) return @"false";
    double value = number.doubleValue;
    if (value != value) return @"{\"number\": \"nan\"}";
    if (value - value != 0) return value > 0 ? @"{\"number\": \"inf\"}" : @"{\"number\": \"-inf\"}";
    char type = number.objCType[0];
    BOOL isDecimal = [number isKindOfClass:NSDecimalNumber.class];
    if (!isDecimal && (type == 'd' || type == 'f')) {
        for (int precision = type == 'f' ? 6 : 15;; precision++) {
            NSString *text = [NSString stringWithFormat:@"%.*g", precision, value];
            double read = text.doubleValue;
            if (precision == 17 || (type == 'f' ? (float)read == (float)value : read == value)) return text;
        }
    }
    NSString *text = number.stringValue;
    BOOL isExact = [@(number.longLongValue).stringValue isEqualToString:text] || (isDecimal && text.length <= 16);
    return isExact ? text : [NSString stringWithFormat:@"{\"number\": %@}", RECQuoted(text)];
}

static NSString *RECError(NSError *error) {
    if (error == nil) return @"null";
    if ([error.domain isEqualToString:RACSignalErrorDomain]) return [NSString stringWithFormat:@"{\"rac\": %ld}", (long)error.code];
    if ([error.domain isEqualToString:RACCommandErrorDomain]) return [NSString stringWithFormat:@"{\"command\": %ld}", (long)error.code];
    return [NSString stringWithFormat:@"{\"code\": %ld, \"domain\": %@}", (long)error.code, RECQuoted(error.domain)];
}

static NSString *RECList(id<NSFastEnumeration> values, BOOL isSorted, NSUInteger depth) {
    NSMutableArray<NSString *> *texts = [NSMutableArray array];
    for (id value in values) [texts addObject:RECValue(value, depth + 1)];
    if (isSorted) [texts sortUsingSelector:@selector(compare:)];
    return [NSString stringWithFormat:@"[%@]", [texts componentsJoinedByString:@", "]];
}

static NSString *RECDictionary(NSDictionary *dictionary, NSUInteger depth) {
    NSMutableArray<NSString *> *pairs = [NSMutableArray array];
    for (id key in dictionary) {
        NSString *value = RECValue([dictionary objectForKey:key], depth + 1);
        [pairs addObject:[NSString stringWithFormat:@"[%@, %@]", RECValue(key, depth + 1), value]];
    }
    [pairs sortUsingSelector:@selector(compare:)];
    return [NSString stringWithFormat:@"{\"dict\": [%@]}", [pairs componentsJoinedByString:@", "]];
}

static NSString *RECTuple(RACTuple *tuple, NSUInteger depth) {
    NSMutableArray<NSString *> *texts = [NSMutableArray array];
    // An element that is nil is nil here, and the marker of the tuple in allObjects.
    for (NSUInteger index = 0; index < tuple.count; index++) {
        [texts addObject:RECValue([tuple objectAtIndex:index], depth + 1)];
    }
    return [NSString stringWithFormat:@"{\"tuple\": [%@]}", [texts componentsJoinedByString:@", "]];
}

static NSString *RECEvent(RACEvent *event, NSUInteger depth) {
    switch (event.eventType) {
        case RACEventTypeNext: return [NSString stringWithFormat:@"{\"event\": [\"next\", %@]}", RECValue(event.value, depth + 1)];
        case RACEventTypeError: return [NSString stringWithFormat:@"{\"event\": [\"error\", %@]}", RECError(event.error)];
        case RACEventTypeCompleted: return @"{\"event\": [\"completed\"]}";
    }
    return @"null";
}

static NSString *RECValue(id value, NSUInteger depth) {
    if (value == nil) return @"null";
    if (depth > 20) return @"{\"text\": \"…\"}";
    if ([value isKindOfClass:NSString.class]) return RECQuoted(value);
    if ([value isKindOfClass:NSNumber.class]) return RECNumber(value);
    if ([value isKindOfClass:NSNull.class]) return @"{\"null\": 1}";
    if ([value isKindOfClass:NSArray.class]) return RECList(value, NO, depth);
    if ([value isKindOfClass:NSSet.class]) return [NSString stringWithFormat:@"{\"set\": %@}", RECList(value, YES, depth)];
    if ([value isKindOfClass:NSDictionary.class]) return RECDictionary(value, depth);
    if ([value isKindOfClass:NSDate.class]) {
        return [NSString stringWithFormat:@"{\"date\": %@}", RECNumber(@([value timeIntervalSinceReferenceDate]))];
    }
    if ([value isKindOfClass:NSData.class]) {
        return [NSString stringWithFormat:@"{\"data\": %@}", RECQuoted([value base64EncodedStringWithOptions:0])];
    }
    if ([value isKindOfClass:NSError.class]) return [NSString stringWithFormat:@"{\"err\": %@}", RECError(value)];
    if ([value isKindOfClass:RACTuple.class]) return RECTuple(value, depth);
    if ([value isKindOfClass:RACTupleNil.class]) return @"{\"tupleNil\": 1}";
    if ([value isKindOfClass:RACUnit.class]) return @"{\"unit\": 1}";
    if ([value isKindOfClass:RACEvent.class]) return RECEvent(value, depth);
    if ([value isKindOfClass:RACGroupedSignal.class]) {
        return [NSString stringWithFormat:@"{\"group\": %@}", RECValue([(RACGroupedSignal *)value key], depth + 1)];
    }
    if ([value isKindOfClass:RACSignal.class]) return @"{\"signal\": 1}";
    if ([value isKindOfClass:RACSequence.class]) return @"{\"seq\": 1}";
    return [NSString stringWithFormat:@"{\"text\": %@}", RECQuoted(RECText(value))];
}

#pragma mark Recordings

/// What one subscriber saw. Guarded by the lock of RECRecorder's class.
@interface RECRecording : NSObject

@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *identifier;
@property (nonatomic) NSTimeInterval beginning;
@property (nonatomic) BOOL isOver;
@property (nonatomic, strong) NSMutableArray<NSString *> *entries;

@end

@implementation RECRecording

- (NSString *)line {
    return [NSString stringWithFormat:@"{\"scenario\": {\"id\": %@, \"streams\": [%@]}, \"end\": \"%@\", \"trace\": [%@]}\n",
        RECQuoted(self.identifier), RECQuoted(self.name), self.isOver ? @"idle" : @"until",
        [self.entries componentsJoinedByString:@", "]];
}

@end

@implementation RECRecorder

static NSURL *fileToWrite;
static NSTimeInterval (^currentClock)(void);
static NSMutableArray<RECRecording *> *recordings;

+ (NSURL *)file {
    @synchronized(self) {
        NSString *directory = NSTemporaryDirectory();
        return fileToWrite ?: [NSURL fileURLWithPath:[directory stringByAppendingPathComponent:@"recordings.jsonl"]];
    }
}

+ (void)setFile:(NSURL *)file {
    @synchronized(self) { fileToWrite = [file copy]; }
}

+ (NSTimeInterval (^)(void))clock {
    @synchronized(self) {
        return currentClock ?: ^NSTimeInterval { return NSProcessInfo.processInfo.systemUptime; };
    }
}

+ (void)setClock:(NSTimeInterval (^)(void))clock {
    @synchronized(self) { currentClock = [clock copy]; }
}

+ (void)write {
    NSURL *file = self.file;
    NSError *error = nil;
    @synchronized(self) {
        NSMutableString *text = [NSMutableString string];
        for (RECRecording *recording in recordings) [text appendString:[recording line]];
        if ([text writeToURL:file atomically:YES encoding:NSUTF8StringEncoding error:&error]) return;
    }
    NSLog(@"RECRecorder: %@ cannot be written: %@", file.path, error);
}

+ (void)reset {
    @synchronized(self) { recordings = nil; }
}

+ (RECRecording *)beginRecordingOf:(NSString *)name {
    NSTimeInterval now = self.clock();
    @synchronized(self) {
        NSUInteger number = 1;
        for (RECRecording *earlier in recordings) {
            if ([earlier.name isEqualToString:name]) number++;
        }
        RECRecording *recording = [[RECRecording alloc] init];
        recording.name = name;
        recording.identifier = number == 1 ? name : [NSString stringWithFormat:@"%@#%lu", name, (unsigned long)number];
        recording.beginning = now;
        recording.entries = [NSMutableArray array];
        if (recordings == nil) recordings = [NSMutableArray array];
        [recordings addObject:recording];
        return recording;
    }
}

+ (void)add:(NSString *)kind value:(NSString *)value isEnd:(BOOL)isEnd to:(RECRecording *)recording {
    NSTimeInterval now = self.clock();
    @synchronized(self) {
        // To the microsecond, and without what the subtraction adds.
        long long microseconds = (long long)((now - recording.beginning) * 1e6 + 0.5);
        NSString *time = RECNumber(@(microseconds / 1e6));
        [recording.entries addObject:[NSString stringWithFormat:@"[%@, \"%@\", %@]", time, kind, value]];
        if (isEnd) recording.isOver = YES;
    }
    if (isEnd) [self write];
}

@end

@implementation RACSignal (RECRecording)

- (RACSignal *)rec_recordAs:(NSString *)name {
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        RECRecording *recording = [RECRecorder beginRecordingOf:name];
        // Values are described before the lock is taken: descriptions are the app's own code.
        RACDisposable *subscription = [self subscribeNext:^(id value) {
            [RECRecorder add:@"next" value:RECValue(value, 0) isEnd:NO to:recording];
            [subscriber sendNext:value];
        } error:^(NSError *error) {
            [RECRecorder add:@"error" value:RECError(error) isEnd:YES to:recording];
            [subscriber sendError:error];
        } completed:^{
            [RECRecorder add:@"completed" value:@"null" isEnd:YES to:recording];
            [subscriber sendCompleted];
        }];
        return [RACDisposable disposableWithBlock:^{
            [subscription dispose];
            [RECRecorder write];
        }];
    }];
}

@end
