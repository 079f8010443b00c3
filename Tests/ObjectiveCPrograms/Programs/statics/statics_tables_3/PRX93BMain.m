#import "PRX93BMain.h"

typedef struct { char name[8]; int size; } PRX93BEntry;
static const struct { char name[8]; int size; } PRX93BTable[] = { { "small", 1 }, { "medium", 20 }, { "large", 300 } };
static const struct { const char *key; NSInteger value; double weight; } PRX93BWeights[] = { { "kg", 1000, 1.0 }, { "lb", 453, .4536 } };
static const PRX93BEntry PRX93BEntries[2] = { { "one", 1 }, { .name = "two", .size = 2 } };
static const char PRX93BDigits[] = "0123456789abcdef";
static const int PRX93BDays[12] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
static NSString *const PRX93BNames[] = { @"red", @"green", @"blue" };
static const unsigned char PRX93BMask[4] = { 0x80, 0x40, [3] = 1 };
enum { PRX93BRed, PRX93BGreen, PRX93BBlue, PRX93BCount };
static const NSInteger PRX93BMatrix[2][3] = { { 1, 2, 3 }, { 4, 5 } };
static int PRX93Bcalls;

static int PRX93BNext(void) {
    static int next = 10;
    PRX93Bcalls++;
    return next += 5;
}

NSString *scenario_statics_tables_3_names(void) {
    NSMutableArray *names = [NSMutableArray array];
    for (size_t i = 0; i < sizeof(PRX93BTable) / sizeof(PRX93BTable[0]); i++) {
        [names addObject:[NSString stringWithUTF8String:PRX93BTable[i].name]];
    }
    return [names componentsJoinedByString:@" "];
}

NSString *scenario_statics_tables_3_sizes(void) {
    int sum = 0;
    for (int i = 0; i < 3; i++) sum += PRX93BTable[i].size;
    return [NSString stringWithFormat:@"%d", sum];
}

NSString *scenario_statics_tables_3_weights(void) {
    NSMutableString *text = [NSMutableString string];
    for (int i = 0; i < 2; i++) {
        if (i) [text appendString:@" "];
        [text appendFormat:@"%s=%ld/%.2f", PRX93BWeights[i].key, (long)PRX93BWeights[i].value, PRX93BWeights[i].weight];
    }
    return text;
}

NSString *scenario_statics_tables_3_entries(void) {
    return [NSString stringWithFormat:@"%s%d %s%d", PRX93BEntries[0].name, PRX93BEntries[0].size, PRX93BEntries[1].name, PRX93BEntries[1].size];
}

NSString *scenario_statics_tables_3_strings(void) {
    return [NSString stringWithFormat:@"%@ %d %@", PRX93BNames[PRX93BBlue], PRX93BCount, PRX93BNames[PRX93BRed + 1]];
}

NSString *scenario_statics_tables_3_mask(void) {
    unsigned char all = 0;
    for (int i = 0; i < 4; i++) all |= PRX93BMask[i];
    return [NSString stringWithFormat:@"%d %d %d %d %d", PRX93BMask[0], PRX93BMask[1], PRX93BMask[2], PRX93BMask[3], all];
}

NSString *scenario_statics_tables_3_matrix(void) {
    NSInteger sum = 0;
    for (int row = 0; row < 2; row++) for (int column = 0; column < 3; column++) sum += PRX93BMatrix[row][column];
    return [NSString stringWithFormat:@"%ld %ld", (long)sum, (long)PRX93BMatrix[1][2]];
}

NSString *scenario_statics_tables_3_call_order(void) {
    int first = PRX93BNext(), second = PRX93BNext();
    return [NSString stringWithFormat:@"%d %d %d", first, second, PRX93Bcalls];
}

NSString *scenario_statics_tables_3_local_tables(void) {
    const char *letters[] = { "a", "b", "c" };
    static const short steps[] = { 1, 2, 3 };
    int sum = 0;
    for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) sum += steps[i];
    return [NSString stringWithFormat:@"%lu %s %d", sizeof(letters) / sizeof(letters[0]), letters[1], sum];
}

NSString *scenario_statics_tables_3_copied_row(void) {
    PRX93BEntry row = { "x", PRX93BTable[1].size };
    PRX93BEntry other = row;
    other.size++;
    return [NSString stringWithFormat:@"%d %d %d", row.size, other.size, PRX93BTable[1].size];
}

NSString *scenario_statics_tables_3_searched(void) {
    int found[2];
    const char *keys[2] = { "large", "huge" };
    for (int k = 0; k < 2; k++) {
        found[k] = -1;
        for (int i = 0; i < 3; i++) {
            if (strcmp(PRX93BTable[i].name, keys[k]) == 0) {
                found[k] = PRX93BTable[i].size;
                break;
            }
        }
    }
    return [NSString stringWithFormat:@"%d %d", found[0], found[1]];
}
