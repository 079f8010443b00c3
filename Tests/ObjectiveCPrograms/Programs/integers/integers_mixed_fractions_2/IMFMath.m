#import "IMFMath.h"
#import <math.h>

NSString *scenario_integers_mixed_fractions_2_compared(void) {
    float f = 0.1f;
    double d = 0.1;
    double sum = f + d;
    return [NSString stringWithFormat:@"%d %d %d %.12f", f == d, f > d, (double)f == d + (f - d), sum];
}

NSString *scenario_integers_mixed_fractions_2_nan(void) {
    double none = NAN;
    return [NSString stringWithFormat:@"%d %g %g %d %d", isnan(none) != 0, fmin(none, 2), fmax(3, none), none == none, isfinite(INFINITY) != 0];
}

NSString *scenario_integers_mixed_fractions_2_decimals(void) {
    NSDecimalNumber *price = [NSDecimalNumber decimalNumberWithMantissa:1999 exponent:-2 isNegative:NO];
    NSDecimalNumber *square = [price decimalNumberByRaisingToPower:2];
    NSDecimalNumber *cents = [price decimalNumberByMultiplyingByPowerOf10:2];
    return [NSString stringWithFormat:@"%@ %@ %@", price, square, cents];
}
