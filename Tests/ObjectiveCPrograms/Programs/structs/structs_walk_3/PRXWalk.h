#import <Foundation/Foundation.h>

typedef struct { int x, y; const char *name; } PRXWPoint;
typedef int (*PRXWOperation)(int, int);

@interface PRXWThing : NSObject {
@public
    int hits;
@protected
    PRXWPoint _spot;
    int _steps[4];
}
@property (nonatomic, copy) NSString *title;
@property (nonatomic, getter=isOn, setter=turnOn:) BOOL on;
- (void)moveBy:(int)dx;
- (int)walked;
- (NSString *)what;
@end

NSString *scenario_structs_walk_3_operations(void);
NSString *scenario_structs_walk_3_swapped(void);
NSString *scenario_structs_walk_3_comma(void);
NSString *scenario_structs_walk_3_literals(void);
NSString *scenario_structs_walk_3_counted(void);
NSString *scenario_structs_walk_3_letters(void);
NSString *scenario_structs_walk_3_table(void);
