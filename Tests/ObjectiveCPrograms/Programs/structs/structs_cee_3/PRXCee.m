#import "PRXCee.h"

typedef NS_ENUM(NSUInteger, PRXCeeKind) { PRXCeeKindA, PRXCeeKindB, PRXCeeKindC, PRXCeeKindCount };

typedef struct PRXCeePoint { short x, y; } PRXCeePoint;
typedef struct {
    PRXCeePoint origin;
    struct { CGFloat width, height; } size;
    int marks[3];
    BOOL isOpen;
} PRXCeeBox;

typedef int (*PRXCeeOperation)(int, int);

static int PRXCeeAdd(int a, int b) { return a + b; }
static int PRXCeeMultiply(int a, int b) { return a * b; }
static int PRXCeeFirst(int a, int b) { (void)b; return a; }

static const struct { const char *name; PRXCeeOperation run; int priority; } PRXCeeTable[] = {
    { "add", PRXCeeAdd, 1 },
    { "mul", PRXCeeMultiply, 2 },
    { "fst", PRXCeeFirst, 0 },
};

static NSString *const PRXCeeNames[PRXCeeKindCount] = {
    [PRXCeeKindB] = @"bee",
    [PRXCeeKindA] = @"ay",
    [PRXCeeKindC] = @"cee",
};

NSString *scenario_structs_cee_3_table(void) {
    NSMutableArray *texts = [NSMutableArray array];
    int value = 3;
    for (size_t i = 0; i < sizeof(PRXCeeTable) / sizeof(*PRXCeeTable); ++i) {
        value = PRXCeeTable[i].run(value, 5);
        [texts addObject:[NSString stringWithFormat:@"%s=%d/%d", PRXCeeTable[i].name, value, PRXCeeTable[i].priority]];
    }
    for (PRXCeeKind kind = 0; kind < PRXCeeKindCount; kind++) [texts addObject:PRXCeeNames[kind]];
    return [texts componentsJoinedByString:@" "];
}

#define PRX_CEE_ROWS 3
#define PRX_CEE_COLUMNS 4

NSString *scenario_structs_cee_3_grid(void) {
    int grid[PRX_CEE_ROWS][PRX_CEE_COLUMNS] = { { 1 }, { 0, 2 } };
    for (int r = 0; r < PRX_CEE_ROWS; r++)
        for (int c = 0; c < PRX_CEE_COLUMNS; c++)
            if (!grid[r][c]) grid[r][c] = r * 10 + c;
    int sums[PRX_CEE_COLUMNS] = { 0 };
    for (int r = PRX_CEE_ROWS; r-- > 0;)
        for (int c = 0; c < PRX_CEE_COLUMNS; sums[c] += grid[r][c], c++)
            ;
    char line[PRX_CEE_COLUMNS + 1] = { 0 };
    for (int c = 0; c < PRX_CEE_COLUMNS; c++) line[c] = 'a' + sums[c] % 26;
    return [NSString stringWithFormat:@"%d %d %d %s %d", sums[0], sums[3], grid[1][1], line, grid[2][3]];
}

static uint32_t PRXCeeFnv(NSString *text) {
    uint32_t hash = 2166136261u;
    const char *bytes = text.UTF8String;
    for (const char *p = bytes; *p; p++) {
        hash ^= (uint8_t)*p;
        hash *= 16777619u;
    }
    return hash;
}

static unsigned long long PRXCeeMix(unsigned long long x) {
    x ^= x >> 33;
    x *= 0xff51afd7ed558ccdULL;
    x ^= x >> 33;
    return x;
}

NSString *scenario_structs_cee_3_hashes(void) {
    int32_t crc = -1;
    for (int i = 0; i < 4; i++) {
        crc ^= i * 37;
        for (int bit = 0; bit < 8; bit++) crc = (crc >> 1) ^ (0x04C11DB7 & -(crc & 1));
    }
    return [NSString stringWithFormat:@"%u %x %llu %d", PRXCeeFnv(@"hello"), PRXCeeFnv(@"é"), PRXCeeMix(12345), crc];
}

typedef struct {
    int values[8];
    int top;
} PRXCeeStack;

static void PRXCeePush(PRXCeeStack *stack, int value) {
    if (stack->top < 8) stack->values[stack->top++] = value;
}
static BOOL PRXCeePop(PRXCeeStack *stack, int *value) {
    if (stack->top == 0) return NO;
    *value = stack->values[--stack->top];
    return YES;
}

NSString *scenario_structs_cee_3_stack(void) {
    PRXCeeStack stack = { .top = 0 };
    NSMutableString *text = [NSMutableString string];
    for (NSString *token in [@"3 4 + 2 * 7 - ~" componentsSeparatedByString:@" "]) {
        int a = 0, b = 0;
        unichar c = [token characterAtIndex:0];
        if (c >= '0' && c <= '9') {
            PRXCeePush(&stack, c - '0');
            continue;
        }
        if (c == '~') {
            if (PRXCeePop(&stack, &a)) PRXCeePush(&stack, ~a);
        } else if (PRXCeePop(&stack, &b) && PRXCeePop(&stack, &a)) {
            PRXCeePush(&stack, c == '+' ? a + b : c == '-' ? a - b : c == '*' ? a * b : 0);
        }
        [text appendFormat:@"%d ", stack.values[stack.top - 1]];
    }
    PRXCeeStack copy = stack;
    PRXCeePush(&copy, 1);
    int rest = -5;
    BOOL first = PRXCeePop(&stack, &rest), second = PRXCeePop(&stack, &rest);
    return [text stringByAppendingFormat:@"%d %d %d %d", copy.top, rest, first, second];
}

static int PRXCeeSum(int count, ...) {
    va_list list;
    va_start(list, count);
    int sum = 0;
    while (count-- > 0) sum += va_arg(list, int);
    va_end(list);
    return sum;
}

static NSString *PRXCeeJoin(NSString *separator, ...) {
    NSMutableArray *parts = [NSMutableArray array];
    va_list list;
    va_start(list, separator);
    NSString *part;
    while ((part = va_arg(list, NSString *))) [parts addObject:part];
    va_end(list);
    return [parts componentsJoinedByString:separator];
}

NSString *scenario_structs_cee_3_variadic(void) {
    return [NSString stringWithFormat:@"%d %d %@ %@", PRXCeeSum(3, 1, 2, 30), PRXCeeSum(0), PRXCeeJoin(@"-", @"a", @"b", nil), PRXCeeJoin(@"-", nil)];
}

static void PRXCeeMinMax(const double *values, NSUInteger count, double *minimum, double *maximum) {
    double low = DBL_MAX, high = -DBL_MAX;
    for (NSUInteger i = 0; i < count; i++) {
        low = fmin(low, values[i]);
        high = fmax(high, values[i]);
    }
    if (minimum) *minimum = low;
    if (maximum) *maximum = high;
}

static void PRXCeeRotate(int *values, NSInteger count) {
    if (count < 2) return;
    int first = values[0];
    for (NSInteger i = 1; i < count; i++) values[i - 1] = values[i];
    values[count - 1] = first;
}

NSString *scenario_structs_cee_3_pointers(void) {
    double values[4] = { 2.5, -1, 9 };
    double low, high;
    PRXCeeMinMax(values, 4, &low, &high);
    double only;
    PRXCeeMinMax(values, 3, NULL, &only);
    int numbers[5] = { 1, 2, 3, 4, 5 };
    PRXCeeRotate(numbers, 5);
    PRXCeeRotate(numbers, 3);
    return [NSString stringWithFormat:@"%g %g %g %d%d%d%d%d", low, high, only, numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]];
}

static PRXCeeBox PRXCeeMakeBox(short x, CGFloat width) {
    PRXCeeBox box = { .origin = { x, 1 }, .marks = { 7, 8 } };
    box.size.width = width;
    return box;
}

NSString *scenario_structs_cee_3_nested(void) {
    PRXCeeBox box = PRXCeeMakeBox(40, 2.5), other = box;
    other.origin.x += 32767;
    other.marks[2] = other.marks[0] + other.marks[1];
    other.isOpen = !box.isOpen;
    PRXCeeBox boxes[2] = { box, other };
    boxes[0].size.height = boxes[1].marks[2];
    return [NSString stringWithFormat:@"%d %d %d %d %g %g %d %d", box.origin.x, other.origin.x, box.marks[2], boxes[1].marks[2], boxes[0].size.width, boxes[0].size.height,
            boxes[1].isOpen, box.isOpen];
}

NSString *scenario_structs_cee_3_loops(void) {
    NSMutableString *text = [NSMutableString string];
    for (int i = 0, j = 10; i < j; i += 2, j--) {
        if (i == 2) continue;
        [text appendFormat:@"%d%d ", i, j];
    }
    int n = 27, steps = 0;
    do {
        n = n & 1 ? 3 * n + 1 : n / 2;
    } while (++steps < 200 && n != 1);
    unsigned u = 3;
    while (u --> 1) [text appendFormat:@"u%u", u];
    int a = 7, b = 1, c = (a += 2, a * 2);
    return [text stringByAppendingFormat:@" %d %d %d %d %d", steps, n, a, b > 0, c];
}

NSString *scenario_structs_cee_3_buffers(void) {
    unichar letters[6];
    for (int i = 0; i < 6; i++) letters[i] = (unichar)(0x61 + i * 2);
    NSString *text = [NSString stringWithCharacters:letters length:5];
    uint8_t bytes[] = { 0xDE, 0xAD, 0x00, 0xEF };
    NSData *data = [NSData dataWithBytes:bytes length:sizeof(bytes)];
    const uint8_t *read = data.bytes;
    NSMutableString *hex = [NSMutableString string];
    for (NSUInteger i = 0; i < data.length; i++) [hex appendFormat:@"%02x", read[i]];
    uint16_t word = (uint16_t)(bytes[0] << 8 | bytes[1]);
    int8_t negative = (int8_t)bytes[3];
    return [NSString stringWithFormat:@"%@ %@ %u %d %lu", text, hex, word, negative, (unsigned long)strlen("four")];
}

NSString *scenario_structs_cee_3_memory(void) {
    NSUInteger n = 10;
    BOOL *composite = calloc(n + 1, sizeof(BOOL));
    NSMutableArray *primes = [NSMutableArray array];
    for (NSUInteger i = 2; i <= n; i++) {
        if (composite[i]) continue;
        [primes addObject:@(i)];
        for (NSUInteger k = i * i; k <= n; k += i) composite[k] = YES;
    }
    free(composite);
    NSInteger *ways = (NSInteger *)malloc((n + 1) * sizeof(NSInteger));
    for (NSUInteger i = 0; i <= n; i++) ways[i] = i < 2 ? 1 : ways[i - 1] + ways[i - 2];
    NSInteger last = ways[n];
    free(ways);
    return [NSString stringWithFormat:@"%@ %ld", [primes componentsJoinedByString:@","], (long)last];
}

NSString *scenario_structs_cee_3_levels(void) {
    static NSUInteger calls;
    static int history[4];
    int level = (int)(calls++ % 3);
    history[calls % 4] = level + 1;
    NSString *name = level == 0 ? @"low" : level == 1 ? @"mid" : @"high";
    switch (level) {
        case 0:
            name = [name stringByAppendingString:@"!"];
            // fall through
        case 1: {
            name = [name stringByAppendingString:@"?"];
            break;
        }
        default:
            break;
    }
    if (calls < 4) return [name stringByAppendingString:scenario_structs_cee_3_levels()];
    return [NSString stringWithFormat:@"%@%d%d%d%d", name, history[0], history[1], history[2], history[3]];
}
