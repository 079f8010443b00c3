#import "INOBounds.h"

@implementation INOBounds

// A negative limit is a very large one.
- (BOOL)isOver {
    return self.items.count > self.limit.unsignedIntegerValue;
}

- (NSUInteger)shown {
    return MIN(self.items.count, [self.limit unsignedIntegerValue]);
}

- (NSUInteger)half {
    return self.limit.unsignedIntegerValue / 2;
}

- (NSUInteger)checksumOfData:(NSData *)data {
    const unsigned char *bytes = data.bytes;
    NSUInteger sum = 0;
    for (NSUInteger i = 0; i < data.length; i++) sum = sum * 31 + bytes[i];
    return sum;
}

- (NSString *)hexOfData:(NSData *)data {
    const uint8_t *bytes = [data bytes];
    NSMutableString *hex = [NSMutableString string];
    for (int i = 0; i < data.length; ++i) [hex appendFormat:@"%02X", bytes[i]];
    return hex;
}

@end

static NSString *Shown(NSNumber *limit) {
    INOBounds *bounds = [[INOBounds alloc] init];
    bounds.items = @[ @"a", @"b", @"c" ];
    bounds.limit = limit;
    return [NSString stringWithFormat:@"%d %lu %lu", bounds.isOver, (unsigned long)bounds.shown, (unsigned long)bounds.half];
}

NSString *scenario_integers_number_objects_2_positive(void) { return Shown(@2); }

NSString *scenario_integers_number_objects_2_negative(void) { return Shown(@(-1)); }

NSString *scenario_integers_number_objects_2_none(void) { return Shown(nil); }

NSString *scenario_integers_number_objects_2_bytes(void) {
    INOBounds *bounds = [[INOBounds alloc] init];
    NSData *data = [@"Zé" dataUsingEncoding:NSUTF8StringEncoding];
    return [NSString stringWithFormat:@"%@ %lu %@.", [bounds hexOfData:data], (unsigned long)[bounds checksumOfData:data], [bounds hexOfData:[NSData data]]];
}
