#import "KNUMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef NS_ENUM(NSInteger, KNUKind) { KNUKindA, KNUKindB = 4, KNUKindC };
typedef NS_OPTIONS(NSUInteger, KNUOpt) { KNUOptA = 1, KNUOptB = 2 };
@interface KNUItem : NSObject
@property (nonatomic) KNUKind kind;
@property (nonatomic) KNUOpt options;
@property (nonatomic) NSRange range;
@property (nonatomic, strong) NSNumber *number;
@end
@implementation KNUItem
@end
NSString *scenario_kvc_numbers_3_all(void) {
    lines = [NSMutableArray array];
  KNUItem *i = [KNUItem new];
  i.kind = KNUKindB;
  i.options = KNUOptA | KNUOptB;
  Note([NSString stringWithFormat:@"%@ %@", [i valueForKey:@"kind"], [i valueForKey:@"options"]]);
  [i setValue:@5 forKey:@"kind"];
  [i setValue:@2 forKey:@"options"];
  Note([NSString stringWithFormat:@"%ld %lu %d", (long)i.kind, (unsigned long)i.options, i.kind == KNUKindC]);
  [i setValuesForKeysWithDictionary:@{@"kind": @0, @"options": @1}];
  Note([NSString stringWithFormat:@"%@", [i dictionaryWithValuesForKeys:@[@"kind", @"options"]]]);
  i.number = @(1.0);
  NSString *s = i.number.stringValue;
  Note([NSString stringWithFormat:@"%@ %@ %@ %@", s, [i.number description], @(2.0 / 3).stringValue, [@(1.0f / 3) stringValue]]);
  Note([NSString stringWithFormat:@"%@", [@[@1.5, @(0.1 + 0.2), @3.0] componentsJoinedByString:@","]]);
  NSMutableString *m = [NSMutableString string];
  [m appendString:[@(4.0) stringValue]];
  [m appendFormat:@"%@ %@", @(1e20), [NSNumber numberWithFloat:0.1f]];
  Note([NSString stringWithFormat:@"%@ %@", m, [NSString stringWithFormat:@"%@", @(1/3.0)]]);
  NSDictionary *d = @{@"x": @(1/3.0), @"y": @2.0};
  Note([NSString stringWithFormat:@"%@ %@", d[@"x"], [d valueForKey:@"y"]]);
  Note([NSString stringWithFormat:@"%@", [[d objectForKey:@"y"] stringValue]]);
    return [lines componentsJoinedByString:@" / "];
}
