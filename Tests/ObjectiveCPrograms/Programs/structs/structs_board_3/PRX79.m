#import "PRX79.h"

NSString *PRX79SquareName(PRX79Square square) { return [NSString stringWithFormat:@"%c%d", 'a' + square.column, square.row + 1]; }
static PRX79Square PRX79SquareFromName(NSString *name) {
    if (name.length != 2) return PRX79SquareMake(-1, -1);
    return PRX79SquareMake([name characterAtIndex:1] - '1', [name characterAtIndex:0] - 'a');
}
@implementation PRX79Piece
+ (instancetype)pieceWithSymbol:(unichar)symbol at:(PRX79Square)square {
    PRX79Piece *piece = [[self alloc] init];
    piece->_white = isupper(symbol) != 0;
    piece->_kind = (PRX79Kind)toupper(symbol);
    piece->_square = square;
    return piece;
}
- (NSString *)description {
    unichar c = self.kind;
    NSString *s = [NSString stringWithCharacters:&c length:1];
    return self.isWhite ? s : s.lowercaseString;
}
@end
@implementation PRX79Board {
    PRX79Piece *_cells[8][8];
    NSMutableArray *_taken;
}
- (instancetype)initWithFEN:(NSString *)fen {
    if (self = [super init]) {
        _taken = [NSMutableArray new];
        int row = 7, column = 0;
        for (NSUInteger i = 0; i < fen.length; i++) {
            unichar c = [fen characterAtIndex:i];
            if (c == '/') { row--; column = 0; }
            else if (c >= '1' && c <= '8') column += c - '0';
            else { _cells[row][column] = [PRX79Piece pieceWithSymbol:c at:PRX79SquareMake(row, column)]; column++; }
        }
    }
    return self;
}
- (PRX79Piece *)at:(PRX79Square)s { return PRX79SquareValid(s) ? _cells[s.row][s.column] : nil; }
- (NSArray *)movesFrom:(NSString *)name {
    PRX79Piece *piece = [self at:PRX79SquareFromName(name)];
    NSMutableArray *moves = [NSMutableArray array];
    static const int rook[4][2] = { { 1, 0 }, { 0, 1 }, { -1, 0 }, { 0, -1 } };
    static const int knight[8][2] = { { 2, 1 }, { 1, 2 }, { -1, 2 }, { -2, 1 }, { -2, -1 }, { -1, -2 }, { 1, -2 }, { 2, -1 } };
    switch (piece.kind) {
        case PRX79KindRook:
            for (int d = 0; d < 4; d++) {
                PRX79Square s = piece.square;
                while (YES) {
                    s.row += rook[d][0];
                    s.column += rook[d][1];
                    if (!PRX79SquareValid(s)) break;
                    PRX79Piece *other = [self at:s];
                    if (other && other.white == piece.white) break;
                    [moves addObject:PRX79SquareName(s)];
                    if (other) break;
                }
            }
            break;
        case PRX79KindKnight:
            for (int d = 0; d < 8; d++) {
                PRX79Square s = PRX79SquareMake(piece.square.row + knight[d][0], piece.square.column + knight[d][1]);
                if (!PRX79SquareValid(s)) continue;
                PRX79Piece *other = [self at:s];
                if (other == nil || other.isWhite != piece.isWhite) [moves addObject:PRX79SquareName(s)];
            }
            break;
        case PRX79KindKing:
            for (int i = 0; i < 9; i++) {
                if (i == 4) continue;
                PRX79Square s = PRX79SquareMake(piece.square.row + i / 3 - 1, piece.square.column + i % 3 - 1);
                if (PRX79SquareValid(s) && ![self at:s]) [moves addObject:PRX79SquareName(s)];
            }
        case PRX79KindNone:
        default:
            break;
    }
    return [moves sortedArrayUsingSelector:@selector(compare:)];
}
- (BOOL)move:(NSString *)from to:(NSString *)to {
    if (![[self movesFrom:from] containsObject:to]) return NO;
    PRX79Square a = PRX79SquareFromName(from), b = PRX79SquareFromName(to);
    PRX79Piece *piece = _cells[a.row][a.column];
    if (_cells[b.row][b.column]) [_taken addObject:_cells[b.row][b.column]];
    _cells[b.row][b.column] = piece;
    _cells[a.row][a.column] = nil;
    piece.square = b;
    return YES;
}
- (NSString *)fen {
    NSMutableString *s = [NSMutableString string];
    for (int r = 7; r >= 0; r--) {
        int empty = 0;
        for (int c = 0; c < 8; c++) {
            PRX79Piece *piece = _cells[r][c];
            if (!piece) { empty++; continue; }
            if (empty) [s appendFormat:@"%d", empty];
            empty = 0;
            [s appendString:[piece description]];
        }
        if (empty) [s appendFormat:@"%d", empty];
        if (r) [s appendString:@"/"];
    }
    return _taken.count ? [s stringByAppendingFormat:@" x%@", [_taken componentsJoinedByString:@""]] : s;
}
@end
NSString *scenario_structs_board_3_moves(void) {
    PRX79Board *board = [[PRX79Board alloc] initWithFEN:@"8/8/8/3n4/8/8/R2r4/K7"];
    return [NSString stringWithFormat:@"%@ | %@ | %@ | %lu", [[board movesFrom:@"a2"] componentsJoinedByString:@","], [[board movesFrom:@"a1"] componentsJoinedByString:@","], [[board movesFrom:@"d5"] componentsJoinedByString:@","], (unsigned long)[board movesFrom:@"z9"].count];
}
NSString *scenario_structs_board_3_taking(void) {
    PRX79Board *board = [[PRX79Board alloc] initWithFEN:@"8/8/8/3n4/8/8/R2r4/K7"];
    BOOL a = [board move:@"a2" to:@"d2"], b = [board move:@"d2" to:@"d6"], c = [board move:@"d5" to:@"c3"];
    return [NSString stringWithFormat:@"%d%d%d %@", a, b, c, board.fen];
}
