#import <Foundation/Foundation.h>

typedef NS_ENUM(unichar, PRX79Kind) { PRX79KindNone = '.', PRX79KindRook = 'R', PRX79KindKnight = 'N', PRX79KindKing = 'K' };
typedef struct { int8_t row; int8_t column; } PRX79Square;
static inline PRX79Square PRX79SquareMake(int row, int column) { return (PRX79Square){ (int8_t)row, (int8_t)column }; }
static inline BOOL PRX79SquareValid(PRX79Square s) { return s.row >= 0 && s.row < 8 && s.column >= 0 && s.column < 8; }
NSString *PRX79SquareName(PRX79Square square);
@interface PRX79Piece : NSObject
@property (nonatomic, readonly) PRX79Kind kind;
@property (nonatomic, readonly, getter=isWhite) BOOL white;
@property (nonatomic) PRX79Square square;
+ (instancetype)pieceWithSymbol:(unichar)symbol at:(PRX79Square)square;
@end
@interface PRX79Board : NSObject
- (instancetype)initWithFEN:(NSString *)fen;
- (NSArray *)movesFrom:(NSString *)name;
- (BOOL)move:(NSString *)from to:(NSString *)to;
@property (nonatomic, readonly) NSString *fen;
@end

NSString *scenario_structs_board_3_moves(void);
NSString *scenario_structs_board_3_taking(void);
