#import "PRX92AMain.h"

@interface PRX92ARequest : NSObject
@property (nonatomic, strong) NSMutableURLRequest *request;
@property (nonatomic, strong) NSDateComponents *parts;
@property (nonatomic, strong) NSURLComponents *address;
@property (nonatomic, strong) NSCalendar *calendar;
@property (nonatomic, copy) NSDateComponents *copiedParts;
- (void)authorize;
- (void)nextDay;
@end

@implementation PRX92ARequest
- (instancetype)init {
    self = [super init];
    if (self) {
        _request = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:@"http://a.org/x"]];
        _parts = [[NSDateComponents alloc] init];
        _parts.day = 1;
        _address = [NSURLComponents componentsWithString:@"http://a.org/x"];
        _calendar = [[NSCalendar alloc] initWithCalendarIdentifier:NSCalendarIdentifierGregorian];
        _calendar.firstWeekday = 1;
    }
    return self;
}
- (void)authorize {
    [self.request setValue:@"token" forHTTPHeaderField:@"Authorization"];
}
- (void)nextDay {
    self.parts.day += 1;
}
@end



static NSMutableData *PRX92AAppend(NSMutableData *data, uint8_t byte) {
    [data appendBytes:&byte length:1];
    return data;
}

NSString *scenario_copying_references_3_request_copied(void) {
    NSMutableURLRequest *first = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:@"http://a.org"]];
    NSMutableURLRequest *second = [first mutableCopy];
    second.HTTPMethod = @"PATCH";
    return [NSString stringWithFormat:@"%@ %@", first.HTTPMethod, second.HTTPMethod];
}

NSString *scenario_copying_references_3_components_in_block(void) {
    NSDateComponents *parts = [NSDateComponents new];
    parts.hour = 0;
    void (^tick)(void) = ^{ parts.hour += 4; };
    tick();
    tick();
    tick();
    return [NSString stringWithFormat:@"%ld", (long)parts.hour];
}

NSString *scenario_copying_references_3_data(void) {
    NSMutableData *data = [NSMutableData data];
    NSMutableData *same = data;
    NSMutableData *grown = PRX92AAppend(data, 7);
    NSData *frozen = [grown copy];
    PRX92AAppend(same, 8);
    return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)data.length, (unsigned long)grown.length, (unsigned long)frozen.length];
}

NSString *scenario_copying_references_3_indexes(void) {
    NSMutableIndexSet *picked = [NSMutableIndexSet indexSetWithIndexesInRange:NSMakeRange(0, 2)];
    NSMutableIndexSet *alias = picked;
    NSIndexSet *frozen = [picked copy];
    [alias addIndex:9];
    return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)picked.count, (unsigned long)alias.count, (unsigned long)frozen.count];
}
