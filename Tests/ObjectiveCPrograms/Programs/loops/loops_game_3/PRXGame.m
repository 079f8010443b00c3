#import "PRXGame.h"

#define PRX_SIDE 6
#define PRX_WRAP(x) (((x) + PRX_SIDE) % PRX_SIDE)

typedef struct { BOOL cells[PRX_SIDE][PRX_SIDE]; NSUInteger generation; } PRXLife;

static NSUInteger PRXNeighbours(const PRXLife *life, NSInteger row, NSInteger column) {
    NSUInteger count = 0;
    for (NSInteger r = -1; r <= 1; r++)
        for (NSInteger c = -1; c <= 1; c++)
            if ((r || c) && life->cells[PRX_WRAP(row + r)][PRX_WRAP(column + c)]) count++;
    return count;
}

static PRXLife PRXNext(PRXLife life) {
    PRXLife next = life;
    for (NSInteger row = 0; row < PRX_SIDE; row++) {
        for (NSInteger column = 0; column < PRX_SIDE; column++) {
            NSUInteger count = PRXNeighbours(&life, row, column);
            next.cells[row][column] = count == 3 || (count == 2 && life.cells[row][column]);
        }
    }
    next.generation++;
    return next;
}

NSString *scenario_loops_game_3_life(void) {
    PRXLife life = { { { NO } }, 0 };
    static const int glider[][2] = { { 0, 1 }, { 1, 2 }, { 2, 0 }, { 2, 1 }, { 2, 2 } };
    for (size_t i = 0; i < sizeof(glider) / sizeof(glider[0]); i++) life.cells[glider[i][0]][glider[i][1]] = YES;
    while (life.generation < 4) life = PRXNext(life);
    NSMutableString *text = [NSMutableString string];
    for (int r = 0; r < PRX_SIDE; r++)
        for (int c = 0; c < PRX_SIDE; c++)
            if (life.cells[r][c]) [text appendFormat:@"%d%d ", r, c];
    return [text stringByAppendingFormat:@"%lu", (unsigned long)life.generation];
}

NSString *scenario_loops_game_3_text(void) {
    NSString *text = @"Able was I, ere I saw Elba!";
    NSMutableString *letters = [NSMutableString string];
    NSCharacterSet *set = [NSCharacterSet letterCharacterSet];
    for (NSUInteger i = 0; i < text.length; i++) {
        unichar c = [text characterAtIndex:i];
        if ([set characterIsMember:c]) [letters appendString:[NSString stringWithCharacters:&c length:1].lowercaseString];
    }
    BOOL palindrome = YES;
    for (NSUInteger i = 0, j = letters.length - 1; i < j && palindrome; i++, j--) palindrome = [letters characterAtIndex:i] == [letters characterAtIndex:j];
    NSMutableDictionary *counts = [NSMutableDictionary dictionary];
    for (NSUInteger i = 0; i < letters.length; ++i) {
        NSString *letter = [letters substringWithRange:NSMakeRange(i, 1)];
        counts[letter] = @([counts[letter] intValue] + 1);
    }
    NSArray *keys = [counts keysSortedByValueUsingComparator:^NSComparisonResult(id a, id b) { return [b compare:a]; }];
    NSString *most = keys.firstObject;
    return [NSString stringWithFormat:@"%@ %d %@ %@ %lu", letters, palindrome, counts[most], counts[@"z"], (unsigned long)keys.count];
}

@interface PRXGameQueue : NSObject
@property (nonatomic, readonly) NSUInteger count;
- (void)enqueue:(id)object;
- (id)dequeue;
- (id)peek;
@end

@implementation PRXGameQueue {
    NSMutableArray *_in, *_out;
}
- (instancetype)init {
    self = [super init];
    _in = [NSMutableArray array];
    _out = [NSMutableArray array];
    return self;
}
- (NSUInteger)count { return _in.count + _out.count; }
- (void)enqueue:(id)object { [_in addObject:object]; }
- (void)shift {
    if (_out.count) return;
    while (_in.count) {
        [_out addObject:_in.lastObject];
        [_in removeLastObject];
    }
}
- (id)dequeue {
    [self shift];
    id object = _out.lastObject;
    if (object) [_out removeLastObject];
    return object;
}
- (id)peek {
    [self shift];
    return [_out lastObject];
}
@end

NSString *scenario_loops_game_3_queue(void) {
    PRXGameQueue *queue = [PRXGameQueue new];
    NSMutableArray *order = [NSMutableArray array];
    for (int i = 1; i <= 7; i++) [queue enqueue:@(i)];
    while (queue.count > 1) {
        for (int i = 0; i < 2; i++) [queue enqueue:[queue dequeue]];
        [order addObject:[queue dequeue]];
    }
    return [NSString stringWithFormat:@"%@ %@ %lu %@", [order componentsJoinedByString:@","], queue.peek, (unsigned long)queue.count, [[PRXGameQueue new] dequeue]];
}

static NSString *PRXRoman(NSInteger number) {
    static NSString *const symbols[] = { @"M", @"CM", @"D", @"CD", @"C", @"XC", @"L", @"XL", @"X", @"IX", @"V", @"IV", @"I" };
    static const NSInteger values[] = { 1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1 };
    NSMutableString *text = [NSMutableString new];
    for (NSUInteger i = 0; i < 13; i++)
        while (number >= values[i]) {
            [text appendString:symbols[i]];
            number -= values[i];
        }
    return [text copy];
}

static NSInteger PRXArabic(NSString *roman) {
    NSDictionary *values = @{ @"I" : @1, @"V" : @5, @"X" : @10, @"L" : @50, @"C" : @100, @"D" : @500, @"M" : @1000 };
    __block NSInteger total = 0, last = 0;
    [roman enumerateSubstringsInRange:NSMakeRange(0, roman.length)
                              options:NSStringEnumerationByComposedCharacterSequences | NSStringEnumerationReverse
                           usingBlock:^(NSString *letter, NSRange range, NSRange enclosing, BOOL *stop) {
        NSInteger value = [values[letter] integerValue];
        total += value < last ? -value : value;
        last = MAX(last, value);
    }];
    return total;
}

NSString *scenario_loops_game_3_roman(void) {
    NSMutableArray *texts = [NSMutableArray array];
    for (NSNumber *number in @[ @4, @1994, @2024, @0 ]) {
        NSString *roman = PRXRoman(number.integerValue);
        [texts addObject:[NSString stringWithFormat:@"%@=%ld", roman, (long)PRXArabic(roman)]];
    }
    return [texts componentsJoinedByString:@" "];
}

NSString *scenario_loops_game_3_dice(void) {
    uint32_t seed = 7;
    int counts[6] = { 0 };
    for (int i = 0; i < 600; i++) {
        seed = seed * 1664525u + 1013904223u;
        counts[(seed >> 16) % 6]++;
    }
    int most = 0, total = 0;
    for (int i = 0; i < 6; total += counts[i++])
        if (counts[i] > counts[most]) most = i;
    return [NSString stringWithFormat:@"%u %d %d", seed, total, counts[most] >= 100];
}

NSString *scenario_loops_game_3_maze(void) {
    NSArray *rows = @[ @"S.#.", @"..#G", @"#...", @"...#" ];
    NSMutableArray *queue = [NSMutableArray arrayWithObject:[NSValue valueWithRange:NSMakeRange(0, 0)]];
    NSMutableDictionary *steps = [@{ queue[0] : @0 } mutableCopy];
    NSInteger answer = -1;
    while (queue.count && answer < 0) {
        NSValue *current = queue[0];
        [queue removeObjectAtIndex:0];
        NSRange place = current.rangeValue;
        for (int d = 0; d < 4; d++) {
            NSInteger r = (NSInteger)place.location + (d == 0) - (d == 1), c = (NSInteger)place.length + (d == 2) - (d == 3);
            if (r < 0 || c < 0 || r >= (NSInteger)rows.count || c >= (NSInteger)[rows[r] length]) continue;
            unichar cell = [rows[r] characterAtIndex:c];
            NSValue *next = [NSValue valueWithRange:NSMakeRange(r, c)];
            if (cell == '#' || steps[next]) continue;
            steps[next] = @([steps[current] integerValue] + 1);
            if (cell == 'G') {
                answer = [steps[next] integerValue];
                break;
            }
            [queue addObject:next];
        }
    }
    return [NSString stringWithFormat:@"%ld %lu", (long)answer, (unsigned long)steps.count];
}

NSString *scenario_loops_game_3_change(void) {
    NSInteger coins[] = { 1, 3, 4 };
    NSInteger best[11];
    for (NSInteger i = 1; i < 11; i++) best[i] = NSIntegerMax;
    best[0] = 0;
    for (NSInteger amount = 1; amount <= 10; amount++)
        for (int k = 0; k < 3; k++)
            if (coins[k] <= amount && best[amount - coins[k]] != NSIntegerMax) best[amount] = MIN(best[amount], best[amount - coins[k]] + 1);
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)best[6], (long)best[10], (long)best[0]];
}

static BOOL PRXLeap(NSInteger year) { return (!(year % 4) && year % 100) || !(year % 400); }

NSString *scenario_loops_game_3_calendar(void) {
    static const int days[2][12] = { { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 }, { 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 } };
    NSInteger day = 0, fridays = 0;
    for (NSInteger year = 2000; year < 2004; year++)
        for (NSInteger month = 0; month < 12; month++) {
            if ((day + 12) % 7 == 6) fridays++;
            day += days[PRXLeap(year)][month];
        }
    return [NSString stringWithFormat:@"%ld %ld %d%d%d", (long)day, (long)fridays, PRXLeap(1900), PRXLeap(2000), PRXLeap(2004)];
}

NSString *scenario_loops_game_3_score(void) {
    NSArray *rolls = @[ @10, @7, @3, @9, @0, @10, @0, @8, @8, @2, @0, @6, @10, @10, @10, @8, @1 ];
    NSInteger score = 0;
    NSUInteger roll = 0;
    NSMutableString *frames = [NSMutableString string];
    for (NSInteger frame = 0; frame < 10; frame++) {
        NSInteger first = [rolls[roll] integerValue], second = [rolls[roll + 1] integerValue];
        if (first == 10) {
            score += 10 + second + [rolls[roll + 2] integerValue];
            roll++;
            [frames appendString:@"X"];
        } else {
            BOOL spare = first + second == 10;
            score += first + second + (spare ? [rolls[roll + 2] integerValue] : 0);
            roll += 2;
            [frames appendString:spare ? @"/" : [@(first + second) stringValue]];
        }
    }
    return [NSString stringWithFormat:@"%@ %ld %lu", frames, (long)score, (unsigned long)roll];
}

typedef NS_OPTIONS(uint8_t, PRXDoor) { PRXDoorNorth = 1, PRXDoorEast = 1 << 1, PRXDoorSouth = 1 << 2, PRXDoorWest = 1 << 3, PRXDoorAll = 0xF };

static PRXDoor PRXTurned(PRXDoor doors) { return ((doors << 1) | (doors >> 3)) & PRXDoorAll; }

NSString *scenario_loops_game_3_flags(void) {
    PRXDoor doors = PRXDoorNorth | PRXDoorWest;
    NSMutableArray *texts = [NSMutableArray array];
    for (int i = 0; i < 3; i++, doors = PRXTurned(doors)) {
        NSMutableString *text = [NSMutableString string];
        for (PRXDoor door = PRXDoorNorth; door <= PRXDoorWest; door <<= 1)
            if (doors & door) [text appendString:[@"NESW" substringWithRange:NSMakeRange(__builtin_ctz(door), 1)]];
        [texts addObject:text];
    }
    doors ^= PRXDoorAll;
    return [NSString stringWithFormat:@"%@ %u %d", [texts componentsJoinedByString:@","], doors, !(doors & PRXDoorNorth)];
}

NSString *scenario_loops_game_3_retries(void) {
    NSMutableArray *log = [NSMutableArray array];
    NSInteger (^attempt)(NSInteger, NSError **) = ^NSInteger(NSInteger number, NSError **error) {
        if (number < 3) {
            if (error) *error = [NSError errorWithDomain:@"game" code:number userInfo:nil];
            return -1;
        }
        return number * 10;
    };
    NSInteger result = -1, tries = 0;
    NSError *error = nil;
    do {
        error = nil;
        result = attempt(tries, &error);
        if (error) [log addObject:@(error.code)];
    } while (result < 0 && ++tries < 5);
    return [NSString stringWithFormat:@"%@ %ld %ld %@", [log componentsJoinedByString:@","], (long)result, (long)tries, error];
}
