#import "PRY138.h"

@interface PRY138Writer : NSObject
@property (nonatomic, strong) NSMutableString *text;
@property (nonatomic, copy, nullable) NSString *description;
@property (nonatomic, getter=isOpen) BOOL open;
@property (nonatomic, readonly) NSUInteger lines;
- (void)appendFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (void)appendString:(NSString *)text;
- (void)open:(NSString *)name;
@end
@implementation PRY138Writer
@synthesize description = _description;
- (instancetype)init { if ((self = [super init])) { _text = [NSMutableString string]; } return self; }
- (void)appendFormat:(NSString *)format, ... {
    va_list arguments;
    va_start(arguments, format);
    NSString *line = [[NSString alloc] initWithFormat:format arguments:arguments];
    va_end(arguments);
    [self appendString:line];
    _lines++;
}
- (void)appendString:(NSString *)text { [self.text appendString:text]; }
- (void)open:(NSString *)name { self.open = YES; [self appendFormat:@"<%@ %d>", name, self.open]; }
@end
NSString *scenario_strings_mutable_own_writer_3_own(void) {
    PRY138Writer *w = [PRY138Writer new];
    [w appendFormat:@"%@-%ld", @"a", (long)3];
    [w appendString:@"b"];
    [w open:@"x"];
    w.description = @"about";
    return [NSString stringWithFormat:@"%@ %lu %@ %d", w.text, (unsigned long)w.lines, w.description, w.isOpen];
}
