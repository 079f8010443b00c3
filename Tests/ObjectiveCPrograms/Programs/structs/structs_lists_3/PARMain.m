#import "PARMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef struct { double x, y; } Pt;
static void fill(int *values, int n) { for (int i = 0; i < n; i++) values[i] = i * i; }
static int total(const int *values, NSUInteger n) { int t = 0; for (NSUInteger i = 0; i < n; i++) t += values[i]; return t; }
static void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }
static void sort(int list[], int n) {
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (list[j] < list[i]) swap(&list[i], &list[j]);
}
static void move(Pt *p, double dx) { p->x += dx; p->y *= 2; }
static BOOL parse(NSString *text, int *number) {
    if (text.length == 0) return NO;
    if (number) *number = text.intValue;
    return YES;
}
static int maxIndex(int *v, int n) {
    int best = 0;
    for (int i = 1; i < n; i++) if (v[i] > v[best]) best = i;
    return best;
}
NSString *scenario_structs_lists_3_all(void) {
    lines = [NSMutableArray array];
    int v[5];
    fill(v, 5);
    int t4 = v[4];
    Note([NSString stringWithFormat:@"%d", total(v, 5)]);
    swap(&v[0], &t4); v[4] = t4;
    Note([NSString stringWithFormat:@"%d %d", v[0], v[4]]);
    sort(v, 5);
    Note([NSString stringWithFormat:@"%d %d %d", v[0], v[4], maxIndex(v, 5)]);
    Pt p = { 1, 2 };
    move(&p, 3);
    Note([NSString stringWithFormat:@"%g %g", p.x, p.y]);
    Pt list[2] = { { 0, 1 }, { 2, 3 } };
    move(&list[1], 1);
    Note([NSString stringWithFormat:@"%g %g", list[1].x, list[1].y]);
    int n = -1;
    BOOL ok = parse(@"12", &n);
    Note([NSString stringWithFormat:@"%d %d %d %d", ok, n, parse(@"", &n), parse(@"7", NULL)]);
    int *heap = malloc(3 * sizeof(int));
    fill(heap, 3);
    Note([NSString stringWithFormat:@"%d", heap[2]]);
    free(heap);
    int grid[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } };
    int t = 0;
    for (int r = 0; r < 2; r++) for (int c = 0; c < 3; c++) t += grid[r][c];
    Note([NSString stringWithFormat:@"%d", t]);
    return [lines componentsJoinedByString:@" / "];
}
