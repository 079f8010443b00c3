#import "PRXMCell.h"

@implementation PRXMField {
    PRXMCell _cells[9];
    struct {
        unsigned int opened : 3;
        unsigned int lost : 1;
    } _state;
}

- (instancetype)initWithMines:(NSArray<NSNumber *> *)mines {
    self = [super init];
    if (self) {
        for (int i = 0; i < 9; i++) {
            _cells[i].row = i / 3;
            _cells[i].column = i % 3;
            _cells[i].mine = [mines containsObject:@(i)];
        }
        for (int i = 0; i < 9; i++) {
            _cells[i].around = _cells[i].mine ? -1 : [self minesAround:i];
        }
    }
    return self;
}

- (int)minesAround:(int)index {
    int count = 0;
    for (int i = 0; i < 9; i++) {
        int rows = abs((int)_cells[i].row - (int)_cells[index].row);
        int columns = abs((int)_cells[i].column - (int)_cells[index].column);
        if (i != index && rows <= 1 && columns <= 1 && _cells[i].mine) count++;
    }
    return count;
}

- (PRXMCell)cellAt:(NSUInteger)index {
    return _cells[index];
}

- (void)open:(NSUInteger)index {
    if (_cells[index].mine) _state.lost = 1;
    _state.opened++;
}

- (NSUInteger)opened {
    return _state.opened;
}

- (NSString *)text {
    NSMutableString *text = [NSMutableString string];
    for (int i = 0; i < 9; i++) {
        if (i && i % 3 == 0) [text appendString:@"/"];
        [text appendFormat:@"%d", _cells[i].around];
    }
    [text appendFormat:@" %u", _state.lost];
    return text;
}

@end

NSString *scenario_structs_bits_3_fields(void) {
    PRXMCell cell = { .row = 5, .column = 12, .mine = 1 };
    PRXMCell other = { 1, 2, 0, -3 };
    cell.around = 15;
    return [NSString stringWithFormat:@"%u %u %u %d %u %u %u %d", cell.row, cell.column, cell.mine, cell.around, other.row, other.column, other.mine, other.around];
}

NSString *scenario_structs_bits_3_wrap(void) {
    PRXMCell cell = {0};
    for (int i = 0; i < 20; i++) {
        cell.row++;
        cell.around++;
    }
    cell.column -= 1;
    unsigned int before = cell.column;
    cell.column <<= 2;
    return [NSString stringWithFormat:@"%u %d %u %u", cell.row, cell.around, before, cell.column];
}

NSString *scenario_structs_bits_3_copies(void) {
    PRXMCell cell = { .row = 3 };
    PRXMCell copy = cell;
    copy.row += 15;
    PRXMCell *pointer = &cell;
    pointer->row = 9;
    return [NSString stringWithFormat:@"%u %u", cell.row, copy.row];
}

NSString *scenario_structs_bits_3_mines(void) {
    PRXMField *field = [[PRXMField alloc] initWithMines:@[@0, @4]];
    PRXMCell cell = [field cellAt:5];
    return [NSString stringWithFormat:@"%@ %u%u %d", field.text, cell.row, cell.column, cell.mine];
}

NSString *scenario_structs_bits_3_opened(void) {
    PRXMField *field = [[PRXMField alloc] initWithMines:@[@8]];
    NSMutableString *text = [NSMutableString string];
    for (NSUInteger i = 0; i < 9; i++) {
        [field open:i];
        [text appendFormat:@"%lu", (unsigned long)field.opened];
    }
    return [text stringByAppendingString:[field text]];
}
