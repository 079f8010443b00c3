#import "BRD.h"

#define SIZE 5
#define WRAP(n) (((n) + SIZE) % SIZE)

typedef enum { BRDRight, BRDDown, BRDLeft, BRDUp } BRDDirection;

@interface BRDBoard : NSObject {
    BOOL cells[SIZE][SIZE];
    int generation;
}
- (void)setAlive:(BOOL)alive x:(int)x y:(int)y;
- (int)neighboursOfX:(int)x y:(int)y;
- (void)step;
- (NSString *)row:(int)y;
@property (nonatomic, readonly) int generation;
@end

@implementation BRDBoard

@synthesize generation;

- (void)setAlive:(BOOL)alive x:(int)x y:(int)y {
    cells[y][x] = alive;
}

- (int)neighboursOfX:(int)x y:(int)y {
    int count = 0;
    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
            if (!dx && !dy) continue;
            if (cells[WRAP(y + dy)][WRAP(x + dx)]) count++;
        }
    }
    return count;
}

- (void)step {
    BOOL next[SIZE][SIZE];
    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++) {
            int n = [self neighboursOfX:x y:y];
            next[y][x] = n == 3 || (cells[y][x] && n == 2);
        }
    memcpy(cells, next, sizeof(cells));
    generation++;
}

- (NSString *)row:(int)y {
    NSMutableString *line = [NSMutableString string];
    int x = 0;
    while (x < SIZE) [line appendString:cells[y][x++] ? @"#" : @"."];
    return line;
}

@end

NSString *scenario_loops_board_3_life(void) {
    BRDBoard *board = [[BRDBoard alloc] init];
    for (int x = 1; x < 4; x++) [board setAlive:YES x:x y:2];
    int counted = [board neighboursOfX:2 y:1];
    [board step];
    NSMutableArray *rows = [NSMutableArray array];
    for (int y = 0; y < SIZE; ++y) [rows addObject:[board row:y]];
    [board step];
    return [NSString stringWithFormat:@"%d %@ %@ %d", counted, [rows componentsJoinedByString:@"/"], [board row:2], board.generation];
}

NSString *scenario_loops_board_3_spiral(void) {
    int grid[3][4] = { { 1, 2, 3, 4 }, { 5, 6, 7, 8 }, { 9, 10, 11, 12 } };
    int top = 0, bottom = 2, left = 0, right = 3;
    BRDDirection direction = BRDRight;
    NSMutableArray *path = [NSMutableArray array];
    while (top <= bottom && left <= right) {
        switch (direction) {
            case BRDRight:
                for (int x = left; x <= right; x++) [path addObject:@(grid[top][x])];
                top++;
                break;
            case BRDDown:
                for (int y = top; y <= bottom; y++) [path addObject:@(grid[y][right])];
                right--;
                break;
            case BRDLeft:
                for (int x = right; x >= left; x--) [path addObject:@(grid[bottom][x])];
                bottom--;
                break;
            case BRDUp:
                for (int y = bottom; y >= top; y--) [path addObject:@(grid[y][left])];
                left++;
                break;
        }
        direction = (direction + 1) % 4;
    }
    return [path componentsJoinedByString:@" "];
}

static BOOL place(int row, int size, int *columns, int *solutions) {
    if (row == size) {
        (*solutions)++;
        return YES;
    }
    BOOL found = NO;
    for (int c = 0; c < size; c++) {
        BOOL safe = YES;
        for (int r = 0; r < row && safe; r++) {
            int d = columns[r] - c;
            if (d == 0 || abs(d) == row - r) safe = NO;
        }
        if (!safe) continue;
        columns[row] = c;
        found |= place(row + 1, size, columns, solutions);
    }
    return found;
}

NSString *scenario_loops_board_3_queens(void) {
    NSMutableArray *counts = [NSMutableArray array];
    for (int size = 1; size <= 6; size++) {
        int columns[8];
        int solutions = 0;
        BOOL found = place(0, size, columns, &solutions);
        [counts addObject:[NSString stringWithFormat:@"%d%@", solutions, found ? @"" : @"!"]];
    }
    return [counts componentsJoinedByString:@" "];
}

NSString *scenario_loops_board_3_primes(void) {
    enum { kLimit = 30 };
    BOOL composite[kLimit + 1];
    memset(composite, 0, sizeof(composite));
    NSMutableIndexSet *primes = [NSMutableIndexSet indexSet];
    for (int i = 2; i <= kLimit; i++) {
        if (composite[i]) continue;
        [primes addIndex:i];
        for (int j = i * i; j <= kLimit; j += i) composite[j] = YES;
    }
    NSMutableArray *texts = [NSMutableArray array];
    NSUInteger index = [primes firstIndex];
    while (index != NSNotFound) {
        [texts addObject:[NSString stringWithFormat:@"%lu", (unsigned long)index]];
        index = [primes indexGreaterThanIndex:index];
    }
    NSMutableIndexSet *small = [[NSMutableIndexSet alloc] initWithIndexesInRange:NSMakeRange(0, 10)];
    [small removeIndexes:primes];
    return [NSString stringWithFormat:@"%@ %lu %lu", [texts componentsJoinedByString:@","], (unsigned long)primes.count, (unsigned long)small.count];
}

NSString *scenario_loops_board_3_retry(void) {
    NSArray *answers = @[ @"busy", @"busy", @"ok:7", @"late" ];
    NSEnumerator *queue = [answers objectEnumerator];
    NSString *answer;
    int attempts = 0;
    NSInteger value = -1;
    do {
        attempts++;
        answer = [queue nextObject];
        if ([answer hasPrefix:@"ok:"]) {
            value = [[answer substringFromIndex:3] integerValue];
            break;
        }
    } while (answer && attempts < 10);
    int i, j;
    for (i = 0, j = 10; i < j; i += 2, j--) ;
    for (;;) {
        if (++attempts > 5) break;
    }
    NSString *rest = [[queue allObjects] componentsJoinedByString:@","];
    return [NSString stringWithFormat:@"%d %ld %d %d %@", attempts, (long)value, i, j, rest];
}
