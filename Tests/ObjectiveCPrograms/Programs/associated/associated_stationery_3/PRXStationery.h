#import <Foundation/Foundation.h>


@class PRXPen;
typedef void (^PRXInkBlock)(PRXPen *pen, double left);

@interface PRXPen : NSObject
@property (nonatomic, copy, readonly) NSString *color;
@property (nonatomic, readonly) double ink;
- (instancetype)initWithColor:(NSString *)color;
- (BOOL)write:(NSString *)text;
@end

@interface PRXPen (PRXHistory)
@property (nonatomic, strong, readonly) NSMutableArray<NSString *> *prx_lines;
@property (nonatomic, copy) PRXInkBlock prx_onLow;
@property (nonatomic, getter=prx_isFavourite) BOOL prx_favourite;
@property (nonatomic, weak) PRXPen *prx_twin;
@property (nonatomic, assign) CGFloat prx_width;
- (NSUInteger)prx_uses;
@end

NSString *scenario_associated_stationery_3_lines(void);
NSString *scenario_associated_stationery_3_block(void);
NSString *scenario_associated_stationery_3_flags(void);
NSString *scenario_associated_stationery_3_twin(void);
NSString *scenario_associated_stationery_3_counter(void);
NSString *scenario_associated_stationery_3_width(void);
NSString *scenario_associated_stationery_3_keys(void);
NSString *scenario_associated_stationery_3_remove(void);
