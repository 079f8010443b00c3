#import <Foundation/Foundation.h>
#define Log(fmt, ...) DRYNote([NSString stringWithFormat:(@"[%d] " fmt), 1, ##__VA_ARGS__])
#define IsEmpty(x) ((x) == nil || [(x) length] == 0)
#define WEAK(x) __weak typeof(x) weak_##x = x
#define Assert(c) NSCAssert(c, @"failed")
static NSString *const DRYkDefaultName = @"guest";
static const NSTimeInterval DRYkTimeout = 2.5;
