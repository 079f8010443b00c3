#import "PRY108.h"

// Names of functions and types that are those of members, too.
@interface PRY108File : NSObject
@property (nonatomic, strong) NSURL *URL;
@property (nonatomic, copy) NSString *path;
@property (nonatomic, strong) NSDate *Date;
- (void)open;
- (NSInteger)abs:(NSInteger)value;
- (double)floor;
- (NSInteger)min:(NSInteger)a;
@end
@implementation PRY108File
- (instancetype)initWithPath:(NSString *)path {
    if ((self = [super init])) {
        _path = path;
        self.URL = [NSURL URLWithString:@"http://a.b/c"];
    }
    return self;
}
- (void)open {
    self.URL = [NSURL URLWithString:[NSString stringWithFormat:@"%@/d", self.URL.absoluteString]];
    self.Date = [NSDate dateWithTimeIntervalSince1970:60];
}
- (NSInteger)abs:(NSInteger)value { return labs(value) + abs((int)value); }
- (double)floor { return floor(2.5); }
- (NSInteger)min:(NSInteger)a { return MIN(a, 3); }
@end
NSString *scenario_apps_names_of_types_names(void) {
    PRY108File *file = [[PRY108File alloc] initWithPath:@"/dev/null"];
    [file open];
    NSString *url = file.URL.absoluteString;
    return [NSString stringWithFormat:@"%@ %@ %ld %ld %.1f %ld", url, file.path, (long)file.Date.timeIntervalSince1970, (long)[file abs:-3], [file floor], (long)[file min:9]];
}
