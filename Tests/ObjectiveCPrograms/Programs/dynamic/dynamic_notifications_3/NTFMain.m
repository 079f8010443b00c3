#import "NTFMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface NTFCenter : NSObject
@property (nonatomic, strong) NSMutableArray *log;
@property (nonatomic, strong) NSTimer *timer;
@end
@implementation NTFCenter
- (instancetype)init {
  if ((self = [super init])) {
    _log = [NSMutableArray array];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(userDidChange:) name:@"UserDidChange" object:nil];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(refresh) name:@"Refresh" object:nil];
  }
  return self;
}
- (void)dealloc { [[NSNotificationCenter defaultCenter] removeObserver:self]; }
- (void)userDidChange:(NSNotification *)note { [self.log addObject:note.userInfo[@"name"] ?: note.name]; }
- (void)refresh { [self.log addObject:@"refresh"]; }
- (void)start {
  self.timer = [NSTimer scheduledTimerWithTimeInterval:0.01 target:self selector:@selector(tick:) userInfo:nil repeats:YES];
}
- (void)tick:(NSTimer *)timer { [self.log addObject:@"tick"]; if (self.log.count > 4) [timer invalidate]; }
@end
NSString *scenario_dynamic_notifications_3_all(void) {
    lines = [NSMutableArray array];
    NTFCenter *center = [NTFCenter new];
    [[NSNotificationCenter defaultCenter] postNotificationName:@"UserDidChange" object:nil userInfo:@{ @"name": @"ann" }];
    [[NSNotificationCenter defaultCenter] postNotificationName:@"Refresh" object:center];
    [center start];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.2]];
    Note([NSString stringWithFormat:@"%@", [center.log componentsJoinedByString:@" "]]);
    return [lines componentsJoinedByString:@" / "];
}
