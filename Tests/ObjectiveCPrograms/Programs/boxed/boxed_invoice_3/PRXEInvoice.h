#import <Foundation/Foundation.h>
typedef NS_ENUM(NSInteger, PRXERounding) { PRXERoundingDown, PRXERoundingNearest, PRXERoundingUp };
@interface PRXELine : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, strong) NSDecimalNumber *price;
@property (nonatomic, assign) NSUInteger quantity;
@property (nonatomic, strong) NSNumber *discount;
+ (PRXELine *)line:(NSString *)title price:(NSString *)price quantity:(NSUInteger)quantity;
- (NSDecimalNumber *)total;
@end
@interface PRXEInvoice : NSObject
- (instancetype)initWithLines:(NSArray<PRXELine *> *)lines rounding:(PRXERounding)rounding;
@property (nonatomic, copy, readonly) NSArray<PRXELine *> *lines;
- (NSDecimalNumber *)net;
- (NSDecimalNumber *)taxAt:(double)percent;
- (NSString *)summary;
@end
NSString *scenario_boxed_invoice_3_totals(void);
NSString *scenario_boxed_invoice_3_discount(void);
NSString *scenario_boxed_invoice_3_tax(void);
NSString *scenario_boxed_invoice_3_none(void);
NSString *scenario_boxed_invoice_3_compare(void);
NSString *scenario_boxed_invoice_3_sum(void);
