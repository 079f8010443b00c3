#import "CPRMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface CPRConfig : NSObject
@property (class, nonatomic, readonly, strong) CPRConfig *shared;
@property (class, nonatomic, copy) NSString *locale;
@property (class, nonatomic, readonly) NSUInteger count;
@property (nonatomic, copy) NSString *name;
@end
static NSString *theLocale = @"en";
static NSUInteger theCount;
@implementation CPRConfig
+ (CPRConfig *)shared {
  static CPRConfig *instance;
  static dispatch_once_t once;
  dispatch_once(&once, ^{ instance = [CPRConfig new]; });
  return instance;
}
+ (NSString *)locale { return theLocale; }
+ (void)setLocale:(NSString *)locale { theLocale = [locale copy]; theCount++; }
+ (NSUInteger)count { return theCount; }
@end
NSString *scenario_properties_classes_3_all(void) {
    lines = [NSMutableArray array];
  CPRConfig.shared.name = @"x";
  CPRConfig.locale = @"de";
  [CPRConfig setLocale:@"fr"];
  Note([NSString stringWithFormat:@"%@ %@ %lu %@ %lu", CPRConfig.shared.name, CPRConfig.locale, (unsigned long)CPRConfig.count, [CPRConfig locale], (unsigned long)[CPRConfig count]]);
    return [lines componentsJoinedByString:@" / "];
}
