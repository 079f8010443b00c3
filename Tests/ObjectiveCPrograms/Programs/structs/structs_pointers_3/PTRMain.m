#import "PTRMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef struct { int x; int y; } P;
static void bump(int *v) { (*v)++; }
static P ps[4];
NSString *scenario_structs_pointers_3_all(void) {
    lines = [NSMutableArray array];
    int a = 1;
    int *p = &a;
    *p = 5;
    Note([NSString stringWithFormat:@"%d", a]);
    int values[3] = { 1, 2, 3 };
    int *r = &values[2];
    *r += 1;
    Note([NSString stringWithFormat:@"%d", values[2]]);
    bump(&values[0]);
    bump(&a);
    Note([NSString stringWithFormat:@"%d %d", values[0], a]);
    for (int i = 0; i < 4; i++) {
    P *e = &ps[i];
    e->x = i;
    e->y += i * i;
    }
    Note([NSString stringWithFormat:@"%d %d", ps[3].x, ps[3].y]);
    P one = { 1, 1 };
    P *o = &one;
    (*o).x = 4;
    o->y++;
    Note([NSString stringWithFormat:@"%d %d", one.x, one.y]);
    return [lines componentsJoinedByString:@" / "];
}
