#import "PRX82.h"

@implementation PRX82Key
- (BOOL)isEqual:(id)other {
    if (![other isKindOfClass:[PRX82Key class]]) return NO;
    PRX82Key *key = other;
    return [key.parts isEqualToArray:self.parts] && [key.info isEqualToDictionary:self.info] && [key.date isEqualToDate:self.date] && [key.url isEqual:self.url] && [key.data isEqualToData:self.data] && [key.tags isEqualToSet:self.tags];
}
- (NSUInteger)hash {
    NSUInteger prime = 31, result = 1;
    result = prime * result + self.parts.hash;
    result = prime * result + [self.info hash];
    result = prime * result + [_date hash];
    result = prime * result + self.url.hash;
    return result ^ self.data.hash ^ [self.tags hash];
}
@end
static PRX82Key *PRX82Make(void) {
    PRX82Key *k = [PRX82Key new];
    k.parts = @[ @"a", @1 ];
    k.info = @{ @"x" : @[ @2 ] };
    k.date = [NSDate dateWithTimeIntervalSince1970:5];
    k.url = [NSURL URLWithString:@"http://a.b"];
    k.data = [@"q" dataUsingEncoding:NSUTF8StringEncoding];
    k.tags = [NSSet setWithObject:@"t"];
    return k;
}
NSString *scenario_equality_hashes_3_keys(void) {
    NSMutableSet *set = [NSMutableSet setWithObjects:PRX82Make(), PRX82Make(), [PRX82Key new], nil];
    return [NSString stringWithFormat:@"%lu %d %d", (unsigned long)set.count, PRX82Make().hash == PRX82Make().hash, [set containsObject:PRX82Make()]];
}
NSString *scenario_equality_hashes_3_nils(void) {
    NSData *data = nil;
    NSIndexSet *indexes = nil;
    NSOrderedSet *ordered = nil;
    PRX82Key *key = [PRX82Key new];
    return [NSString stringWithFormat:@"%d%d%d %d%d", [data isEqualToData:key.data], [key.data isEqualToData:PRX82Make().data], [PRX82Make().data isEqualToData:nil], [indexes isEqualToIndexSet:[NSIndexSet indexSet]], [ordered isEqualToOrderedSet:ordered]];
}
