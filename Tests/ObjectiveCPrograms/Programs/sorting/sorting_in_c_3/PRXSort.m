#import "PRXSort.h"

typedef struct { int key; double weight; } PRXSortEntry;

static int PRXSortCompare(const void *left, const void *right) {
    int a = *(const int *)left, b = *(const int *)right;
    return (a > b) - (a < b);
}

static int PRXSortDescending(const void *left, const void *right) {
    return -PRXSortCompare(left, right);
}

static int PRXSortEntries(const void *left, const void *right) {
    PRXSortEntry a = *(PRXSortEntry *)left, b = *(PRXSortEntry *)right;
    if (a.key != b.key) return a.key - b.key;
    return a.weight < b.weight ? 1 : -1;
}

NSString *scenario_sorting_in_c_3_numbers(void) {
    int numbers[] = { 42, -7, 0, 19, -7, 100 };
    size_t count = sizeof(numbers) / sizeof(numbers[0]);
    qsort(numbers, count, sizeof(int), PRXSortCompare);
    NSMutableString *text = [NSMutableString string];
    for (size_t i = 0; i < count; i++) [text appendFormat:@"%s%d", i ? "," : "", numbers[i]];
    return text;
}

NSString *scenario_sorting_in_c_3_part(void) {
    int numbers[6] = { 3, 9, 1, 7 };
    qsort(numbers, 3, sizeof(numbers[0]), PRXSortDescending);
    return [NSString stringWithFormat:@"%d%d%d%d%d%d", numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]];
}

NSString *scenario_sorting_in_c_3_structures(void) {
    PRXSortEntry entries[] = { { 2, 0.5 }, { 1, 3 }, { 2, 4.5 }, { 0, 1 } };
    qsort(entries, 4, sizeof(PRXSortEntry), PRXSortEntries);
    NSMutableArray *texts = [NSMutableArray array];
    for (int i = 0; i < 4; i++) [texts addObject:[NSString stringWithFormat:@"%d:%g", entries[i].key, entries[i].weight]];
    return [texts componentsJoinedByString:@" "];
}

NSString *scenario_sorting_in_c_3_cleared(void) {
    int values[4] = { 1, 2, 3, 4 }, others[4];
    memcpy(others, values, sizeof(values));
    memset(values, 0, sizeof(values));
    return [NSString stringWithFormat:@"%d %d %d", values[3], others[3], others[0]];
}

static void PRXSortVisit(PRXSortEntry *entries, NSUInteger count, void (*visit)(const PRXSortEntry *entry, void *context), void *context) {
    for (NSUInteger i = 0; i < count; i++) visit(&entries[i], context);
}

static void PRXSortAdd(const PRXSortEntry *entry, void *context) {
    PRXSortEntry *total = (PRXSortEntry *)context;
    total->key += entry->key;
    total->weight += entry->weight;
}

NSString *scenario_sorting_in_c_3_stack(void) {
    PRXSortEntry entries[] = { { 1, 0.5 }, { 2, 1 } };
    PRXSortEntry total = { 10, 0 };
    PRXSortVisit(entries, 2, PRXSortAdd, &total);
    return [NSString stringWithFormat:@"%d %g", total.key, total.weight];
}
