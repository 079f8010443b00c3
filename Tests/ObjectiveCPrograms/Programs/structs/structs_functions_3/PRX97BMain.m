#import "PRX97BMain.h"

#define PRX97BMAX 4
typedef int (*PRX97BOp)(int, int);
typedef struct { NSInteger row, column; } PRX97BCell;
typedef struct { PRX97BCell cells[PRX97BMAX]; NSUInteger count; } PRX97BPath;

static int PRX97BAdd(int a, int b) { return a + b; }
static int PRX97BSub(int a, int b) { return a - b; }
static PRX97BOp PRX97BPick(char sign) { return sign == '+' ? PRX97BAdd : sign == '-' ? PRX97BSub : NULL; }

static int PRX97BSum(const int values[], int count) {
    int sum = 0;
    for (int i = 0; i < count; ++i) sum += values[i];
    return sum;
}
static void PRX97BReverse(int *values, int count) {
    for (int i = 0, j = count - 1; i < j; i++, j--) {
        int t = values[i];
        values[i] = values[j];
        values[j] = t;
    }
}
static void PRX97BPush(PRX97BPath *path, PRX97BCell cell) {
    if (path->count < PRX97BMAX) path->cells[path->count++] = cell;
}
static BOOL PRX97BSwap(int *a, int *b) {
    if (*a <= *b) return NO;
    int t = *a;
    *a = *b;
    *b = t;
    return YES;
}
static void PRX97BDivide(int a, int b, int *quotient, int *rest) {
    if (quotient) *quotient = a / b;
    if (rest) *rest = a % b;
}
static int PRX97BGcd(int a, int b) { return b == 0 ? a : PRX97BGcd(b, a % b); }
static NSInteger PRX97BClamp(NSInteger x, NSInteger low, NSInteger high) { return MAX(low, MIN(x, high)); }

NSString *scenario_structs_functions_3_operations(void) {
    PRX97BOp plus = PRX97BPick('+'), minus = PRX97BPick('-');
    return [NSString stringWithFormat:@"%d %d %d", plus(3, 4), minus(3, 4), PRX97BPick('?') != NULL];
}

NSString *scenario_structs_functions_3_arrays(void) {
    int values[] = { 1, 2, 3, 4 };
    int count = sizeof(values) / sizeof(int);
    int sum = PRX97BSum(values, count);
    PRX97BReverse(values, count);
    NSMutableArray *texts = [NSMutableArray array];
    for (int i = 0; i < count; i++) [texts addObject:@(values[i])];
    return [NSString stringWithFormat:@"%d %@ %d", sum, [texts componentsJoinedByString:@","], count];
}

NSString *scenario_structs_functions_3_paths(void) {
    PRX97BPath path = { .count = 0 };
    PRX97BPath empty = path;
    for (NSInteger i = 0; i < 6; i++) PRX97BPush(&path, (PRX97BCell){ i, i - 2 });
    PRX97BCell last = path.cells[path.count - 1];
    return [NSString stringWithFormat:@"%lu %ld:%ld %lu", (unsigned long)path.count, (long)last.row, (long)last.column, (unsigned long)empty.count];
}

NSString *scenario_structs_functions_3_matrix(void) {
    int grid[3][3] = { { 1, 2, 3 }, { 4, 5 }, { 0 } };
    int sum = 0, diagonal = 0;
    for (int r = 0; r < 3; r++) {
        for (int c = 0; c < 3; c++) sum += grid[r][c];
        diagonal += grid[r][2 - r];
    }
    return [NSString stringWithFormat:@"%d %d %d", sum, diagonal - 5, grid[1][2]];
}

NSString *scenario_structs_functions_3_swapped(void) {
    int a = 9, b = 3;
    BOOL first = PRX97BSwap(&a, &b), second = PRX97BSwap(&a, &b);
    return [NSString stringWithFormat:@"%d %d %d %d", first, a, b, second];
}

NSString *scenario_structs_functions_3_out(void) {
    int q = -1, r = -1, s = -1;
    PRX97BDivide(17, 5, &q, &r);
    PRX97BDivide(17, 5, NULL, &r);
    return [NSString stringWithFormat:@"%d %d %d %d", q, r, r, s];
}

NSString *scenario_structs_functions_3_recursive(void) {
    return [NSString stringWithFormat:@"%d %d %ld %ld", PRX97BGcd(54, 24), PRX97BGcd(0, 7), (long)PRX97BClamp(-4, 0, 9), (long)PRX97BClamp(5, 0, 9)];
}

NSString *scenario_structs_functions_3_counts(void) {
    int counts[26] = { 0 };
    for (const char *p = "abaa"; *p; p++) counts[*p - 'a']++;
    return [NSString stringWithFormat:@"a%d b%d z%d", counts[0], counts[1], counts[25]];
}

NSString *scenario_structs_functions_3_switches(void) {
    NSMutableArray *log = [NSMutableArray array];
    for (int i = 1; i <= 5; i++) {
        NSString *text;
        switch (i) {
            case 1:
            case 3: text = @"odd"; break;
            case 2: {
                text = @"even";
                break;
            }
            case 4:
                text = @"even";
                break;
            default:
                text = @"none";
        }
        [log addObject:i == 5 ? [@"-:" stringByAppendingString:text] : [NSString stringWithFormat:@"%d:%@", i, text]];
    }
    return [log componentsJoinedByString:@" "];
}

NSString *scenario_structs_functions_3_fallen(void) {
    NSMutableArray *log = [NSMutableArray array];
    for (NSInteger i = 3; i >= 0; i--) {
        NSMutableString *text = [NSMutableString string];
        switch (i) {
            case 3: [text appendString:@"c"];
            case 2: [text appendString:@"b"];
            case 1: [text appendString:@"a"]; break;
            default: [text appendString:@"-"];
        }
        [log addObject:text];
    }
    return [log componentsJoinedByString:@" "];
}

NSString *scenario_structs_functions_3_loops(void) {
    int i = 0, rounds = 0, n = 10;
    do { i += 2; if (i == 4) continue; rounds++; } while (i < 8);
    int j = 5;
    while (j --> 0) if (j == 3) break;
    for (;;) { if (--n < 2) break; }
    int k = 10;
    for (k = 0; k < 10; k++);
    return [NSString stringWithFormat:@"%d %d %d %d", rounds + 2, j, n, k];
}

NSString *scenario_structs_functions_3_commas(void) {
    int a = 1, b = 2, c;
    c = (a++, b++, a + b);
    int x = (a = 3, b = 3, 6);
    return [NSString stringWithFormat:@"%d %d %d", a, c == 5, x];
}

NSString *scenario_structs_functions_3_conditions(void) {
    int flags = 6;
    BOOL a = flags & 2, b = (flags & 1) == 1, c = !(flags & 8), d = flags && 1;
    return [NSString stringWithFormat:@"%d %d %d %d", a, b, c, d];
}

NSString *scenario_structs_functions_3_maths(void) {
    return [NSString stringWithFormat:@"%.0f %.0f %.0f %g %d %.0f", floor(3.7), ceil(-3.7), round(3.5), fabs(-2.5), (int)sqrt(2), pow(2, 3)];
}
