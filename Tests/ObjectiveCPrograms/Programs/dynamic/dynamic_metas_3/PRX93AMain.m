#import "PRX93AMain.h"

@protocol PRX93ACoded <NSObject>
+ (NSString *)code;
@optional
+ (NSString *)symbol;
+ (NSInteger)digits;
- (NSString *)nickname;
@property (nonatomic, readonly) NSString *region;
@property (nonatomic, readonly) NSInteger rank;
@end

@interface PRX93AMoney : NSObject <PRX93ACoded>
@property (nonatomic, assign) NSInteger cents;
+ (instancetype)moneyWithCents:(NSInteger)cents;
@end
@interface PRX93AEuro : PRX93AMoney
@end
@interface PRX93AYen : PRX93AMoney
@property (nonatomic, readonly) NSString *region;
@end

@implementation PRX93AMoney
+ (NSString *)code { return @"CHF"; }
+ (instancetype)moneyWithCents:(NSInteger)cents {
    PRX93AMoney *money = [[self alloc] init];
    money.cents = cents;
    return money;
}
- (NSString *)description { return [NSString stringWithFormat:@"<%@ %ld>", [[self class] code], (long)self.cents]; }
@end
@implementation PRX93AEuro
+ (NSString *)code { return @"EUR"; }
+ (NSString *)symbol { return @"E"; }
- (NSString *)nickname { return nil; }
@end
@implementation PRX93AYen
+ (NSString *)code { return @"JPY"; }
+ (NSInteger)digits { return 0; }
- (NSString *)region { return @"asia"; }
- (NSInteger)rank { return 3; }
@end

static NSString *PRX93ACode(id object) {
    return [[object class] code];
}

static NSString *PRX93ASymbol(id<PRX93ACoded> object) {
    return [[object class] symbol];
}

static Class PRX93AClassNamed(NSString *name) {
    NSDictionary *classes = @{ @"e": [PRX93AEuro class], @"y": PRX93AYen.class };
    return classes[name];
}

NSString *scenario_dynamic_metas_3_printed(void) {
    id euro = [PRX93AEuro moneyWithCents:1];
    id yen = [PRX93AYen new];
    return [NSString stringWithFormat:@"%@ %@ %@", PRX93ACode(euro), [[yen class] code], PRX93ACode(nil)];
}

NSString *scenario_dynamic_metas_3_printed_symbol(void) {
    id<PRX93ACoded> euro = [PRX93AEuro new];
    id<PRX93ACoded> none = nil;
    return [NSString stringWithFormat:@"%@ %@", PRX93ASymbol(euro), PRX93ASymbol(none)];
}

NSString *scenario_dynamic_metas_3_appended(void) {
    NSMutableString *text = [NSMutableString string];
    id<PRX93ACoded> euro = [PRX93AEuro new], yen = [PRX93AYen new];
    [text appendFormat:@"code:%@;", [[euro class] code]];
    [text appendString:[@"sym:" stringByAppendingString:[[euro class] symbol]]];
    [text appendFormat:@";dig:%ld", (long)[[yen class] digits]];
    return text;
}

NSString *scenario_dynamic_metas_3_chosen_classes(void) {
    Class first = PRX93AClassNamed(@"e"), second = PRX93AClassNamed(@"y"), third = PRX93AClassNamed(@"z");
    PRX93AMoney *money = [first moneyWithCents:7];
    return [NSString stringWithFormat:@"%@ %ld %@ %@ %ld", [first code], (long)money.cents, [second code], [third code], (long)[[third moneyWithCents:4] cents]];
}

NSString *scenario_dynamic_metas_3_optional_members(void) {
    NSMutableArray *texts = [NSMutableArray array];
    for (id<PRX93ACoded> money in @[ [PRX93AEuro new], [PRX93AYen new] ]) {
        NSString *nickname = [money respondsToSelector:@selector(nickname)] ? [money nickname] : @"-";
        NSString *region = [money respondsToSelector:@selector(region)] ? money.region : nil;
        NSInteger rank = [money respondsToSelector:@selector(rank)] ? money.rank : 0;
        [texts addObject:[NSString stringWithFormat:@"%@/%@/%ld", nickname, region, (long)rank]];
    }
    return [texts componentsJoinedByString:@" "];
}

NSString *scenario_dynamic_metas_3_conforms(void) {
    return [NSString stringWithFormat:@"%d %d %d", [PRX93AYen conformsToProtocol:@protocol(PRX93ACoded)], [[PRX93AEuro new] conformsToProtocol:@protocol(NSObject)], [[NSObject new] conformsToProtocol:@protocol(PRX93ACoded)]];
}

NSString *scenario_dynamic_metas_3_in_block(void) {
    NSMutableArray *codes = [NSMutableArray array];
    [@[ [PRX93AEuro class], [PRX93AYen class] ] enumerateObjectsUsingBlock:^(Class kind, NSUInteger index, BOOL *stop) {
        [codes addObject:[kind code]];
    }];
    return [codes componentsJoinedByString:@","];
}
