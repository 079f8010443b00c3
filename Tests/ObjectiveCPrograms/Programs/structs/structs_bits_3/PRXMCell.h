#import <Foundation/Foundation.h>
typedef struct {
    unsigned int row : 4;
    unsigned int column : 4;
    unsigned int mine : 1;
    int around : 5;
} PRXMCell;
@interface PRXMField : NSObject
@property (nonatomic, readonly) NSUInteger opened;
- (instancetype)initWithMines:(NSArray<NSNumber *> *)mines;
- (PRXMCell)cellAt:(NSUInteger)index;
- (void)open:(NSUInteger)index;
- (NSString *)text;
@end
NSString *scenario_structs_bits_3_fields(void);
NSString *scenario_structs_bits_3_wrap(void);
NSString *scenario_structs_bits_3_copies(void);
NSString *scenario_structs_bits_3_mines(void);
NSString *scenario_structs_bits_3_opened(void);
