#import "ERVMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface ERVDisk : NSObject
- (BOOL)save:(NSString *)text error:(NSError **)error;
@property (nonatomic, strong) ERVDisk *next;
@end
@implementation ERVDisk
- (BOOL)save:(NSString *)text error:(NSError **)error {
  if (text.length > 3) { if (error) *error = [NSError errorWithDomain:@"d" code:text.length userInfo:nil]; return NO; }
  return YES;
}
- (NSString *)note:(BOOL)ok { return ok ? @"ok" : @"no"; }
- (NSString *)run:(NSString *)text flag:(BOOL)flag {
  NSError *error = nil;
  NSMutableArray *list = [NSMutableArray array];
  if (flag && [self save:text error:&error]) [list addObject:@"both"];
  if (!flag || ![self save:text error:&error]) [list addObject:@"either"];
  BOOL a = flag && [self save:text error:&error];
  BOOL b = [self save:text error:&error];
  [list addObject:@(b)];
  [list addObject:@([self save:text error:&error])];
  [list addObject:[self note:[self save:text error:&error]]];
  [list addObject:[NSString stringWithFormat:@"%d", [self save:text error:&error]]];
  [list addObject:[self.next save:text error:&error] ? @"next" : @"none"];
  while ([self save:text error:&error] && list.count < 8) [list addObject:@"w"];
  [list addObject:[NSString stringWithFormat:@"%d %ld", a, (long)error.code]];
  return [list componentsJoinedByString:@","];
}
@end
NSString *scenario_errors_values_3_all(void) {
    lines = [NSMutableArray array];
  ERVDisk *d = [ERVDisk new];
  Note([NSString stringWithFormat:@"%@", [d run:@"abc" flag:YES]]);
  Note([NSString stringWithFormat:@"%@", [d run:@"abcd" flag:YES]]);
  Note([NSString stringWithFormat:@"%@", [d run:@"abcd" flag:NO]]);
  d.next = [ERVDisk new];
  Note([NSString stringWithFormat:@"%@", [d run:@"a" flag:NO]]);
    return [lines componentsJoinedByString:@" / "];
}
