#import "PRXEInvoice.h"

@implementation PRXELine

+ (PRXELine *)line:(NSString *)title price:(NSString *)price quantity:(NSUInteger)quantity {
    PRXELine *line = [self new];
    line.title = title;
    line.price = [NSDecimalNumber decimalNumberWithString:price];
    line.quantity = quantity;
    return line;
}

- (NSDecimalNumber *)total {
    NSDecimalNumber *quantity = [NSDecimalNumber decimalNumberWithDecimal:[@(self.quantity) decimalValue]];
    NSDecimalNumber *total = [self.price decimalNumberByMultiplyingBy:quantity];
    if (self.discount) {
        NSDecimalNumber *rate = [NSDecimalNumber decimalNumberWithMantissa:self.discount.unsignedLongLongValue exponent:-2 isNegative:NO];
        total = [total decimalNumberBySubtracting:[total decimalNumberByMultiplyingBy:rate]];
    }
    return total;
}

@end

@implementation PRXEInvoice {
    PRXERounding _rounding;
}

- (instancetype)initWithLines:(NSArray<PRXELine *> *)lines rounding:(PRXERounding)rounding {
    self = [super init];
    if (self != nil) {
        _lines = lines.copy;
        _rounding = rounding;
    }
    return self;
}

- (NSDecimalNumberHandler *)handler {
    NSRoundingMode mode = NSRoundPlain;
    switch (_rounding) {
        case PRXERoundingDown: mode = NSRoundDown; break;
        case PRXERoundingUp: mode = NSRoundUp; break;
        case PRXERoundingNearest: default: break;
    }
    return [NSDecimalNumberHandler decimalNumberHandlerWithRoundingMode:mode scale:2 raiseOnExactness:NO raiseOnOverflow:NO raiseOnUnderflow:NO raiseOnDivideByZero:YES];
}

- (NSDecimalNumber *)net {
    NSDecimalNumber *sum = [NSDecimalNumber zero];
    for (PRXELine *line in self.lines) sum = [sum decimalNumberByAdding:line.total];
    return [sum decimalNumberByRoundingAccordingToBehavior:[self handler]];
}

- (NSDecimalNumber *)taxAt:(double)percent {
    NSDecimalNumber *rate = [[NSDecimalNumber alloc] initWithString:[NSString stringWithFormat:@"%.3f", percent / 100]];
    return [self.net decimalNumberByMultiplyingBy:rate withBehavior:self.handler];
}

- (NSString *)summary {
    NSMutableArray *rows = [NSMutableArray array];
    for (PRXELine *line in _lines)
        [rows addObject:[NSString stringWithFormat:@"%@ x%lu = %@", line.title, (unsigned long)line.quantity, line.total.stringValue]];
    [rows addObject:[self.net description]];
    return [rows componentsJoinedByString:@"; "];
}

@end

static PRXEInvoice *PRXEMake(PRXERounding rounding) {
    PRXELine *tea = [PRXELine line:@"Tea" price:@"3.455" quantity:3];
    PRXELine *cup = [PRXELine line:@"Cup" price:@"12" quantity:1];
    cup.discount = @15;
    return [[PRXEInvoice alloc] initWithLines:@[tea, cup] rounding:rounding];
}

NSString *scenario_boxed_invoice_3_totals(void) {
    return [NSString stringWithFormat:@"%@ | %@ | %@", PRXEMake(PRXERoundingNearest).summary, PRXEMake(PRXERoundingDown).net, PRXEMake(PRXERoundingUp).net];
}

NSString *scenario_boxed_invoice_3_discount(void) {
    PRXELine *line = [PRXELine line:@"Pen" price:@"2.50" quantity:4];
    NSMutableString *text = [NSMutableString string];
    for (NSNumber *discount in @[@0, @10, @33, @100]) {
        line.discount = discount;
        [text appendFormat:@"%@ ", line.total];
    }
    line.discount = nil;
    [text appendString:line.total.stringValue];
    return text;
}

NSString *scenario_boxed_invoice_3_tax(void) {
    PRXEInvoice *invoice = PRXEMake(PRXERoundingUp);
    return [NSString stringWithFormat:@"%@ %@ %@", [invoice taxAt:19], [invoice taxAt:5.5], [invoice taxAt:0]];
}

NSString *scenario_boxed_invoice_3_none(void) {
    PRXEInvoice *empty = [[PRXEInvoice alloc] initWithLines:nil rounding:PRXERoundingDown];
    PRXEInvoice *missing = nil;
    PRXELine *odd = [PRXELine line:nil price:@"abc" quantity:2];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@", empty.net, empty.summary, missing.net, odd.price, odd.title];
}

NSString *scenario_boxed_invoice_3_compare(void) {
    NSDecimalNumber *a = [NSDecimalNumber decimalNumberWithString:@"1.10"];
    NSDecimalNumber *b = [NSDecimalNumber decimalNumberWithString:@"1.1"];
    NSComparisonResult order = [a compare:@1.2];
    return [NSString stringWithFormat:@"%d %d %ld %@ %d %.2f", [a isEqual:b], [a compare:b] == NSOrderedSame, (long)order, a, [a intValue], a.doubleValue * 2];
}

NSString *scenario_boxed_invoice_3_sum(void) {
    NSArray *lines = PRXEMake(PRXERoundingNearest).lines;
    NSUInteger count = [[lines valueForKeyPath:@"@sum.quantity"] unsignedIntegerValue];
    NSString *titles = [[lines valueForKey:@"title"] componentsJoinedByString:@"/"];
    NSNumber *most = [lines valueForKeyPath:@"@max.quantity"];
    return [NSString stringWithFormat:@"%lu %@ %@ %@", (unsigned long)count, titles, most, [[lines.firstObject valueForKey:@"price"] stringValue]];
}
