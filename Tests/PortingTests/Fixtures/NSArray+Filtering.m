#import "NSArray+Filtering.h"

@implementation NSArray (Filtering)

/// The elements that a block accepts.
- (NSArray *)flt_filter:(BOOL (^)(id element))block {
    NSMutableArray *result = [NSMutableArray arrayWithCapacity:self.count];
    for (id element in self) {
        if (block(element)) [result addObject:element];
    }
    return result;
}

- (id)flt_first {
    return self.count > 0 ? self[0] : nil;
}

- (NSString *)flt_joined {
    return [[self.rac_sequence map:^(id value) {
        return [value description];
    }] foldLeftWithStart:@"" reduce:^(NSString *joined, NSString *next) {
        return joined.length == 0 ? next : [joined stringByAppendingFormat:@", %@", next];
    }];
}

@end

@implementation NSString (Filtering)

- (BOOL)flt_isEmail {
    NSRange at = [self rangeOfString:@"@"];
    return at.location != NSNotFound && [self componentsSeparatedByString:@"@"].count == 2;
}

- (NSString *)flt_trimmed {
    return [self stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]];
}

@end
