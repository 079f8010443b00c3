#import "PRY63.h"

NSString *scenario_strings_format_services_3_numbers(void) {
    NSNumberFormatter *f = [[NSNumberFormatter alloc] init];
    f.numberStyle = NSNumberFormatterDecimalStyle;
    f.locale = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"];
    f.groupingSeparator = @",";
    f.usesGroupingSeparator = YES;
    f.groupingSize = 3;
    f.decimalSeparator = @".";
    f.minimumIntegerDigits = 2;
    [f setMaximumFractionDigits:1];
    NSString *one = [f stringFromNumber:@1234567.89];
    f.positivePrefix = @"+";
    f.currencyCode = @"EUR";
    NSString *two = [f stringFromNumber:@5];
    NSNumber *back = [f numberFromString:@"+1,200"];
    NSDateFormatter *d = [NSDateFormatter new];
    d.locale = f.locale;
    d.AMSymbol = @"am";
    d.PMSymbol = @"pm";
    d.timeZone = [NSTimeZone timeZoneWithAbbreviation:@"UTC"];
    d.dateFormat = @"h:mm a";
    d.calendar = [NSCalendar currentCalendar];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", one, two, back, [d stringFromDate:[NSDate dateWithTimeIntervalSince1970:50000]]];
}
NSString *scenario_strings_format_services_3_urls(void) {
    NSURLComponents *c = [NSURLComponents new];
    c.scheme = @"https";
    c.host = @"h.com";
    c.path = @"/p q";
    c.percentEncodedQuery = @"a=b%20c";
    c.user = @"u";
    NSString *one = c.string;
    NSURLComponents *bare = [NSURLComponents componentsWithString:@"http://x.com"];
    bare.queryItems = [bare.queryItems arrayByAddingObject:[NSURLQueryItem queryItemWithName:@"c" value:@"1"]];
    NSURLQueryItem *item = [[NSURLComponents componentsWithString:@"http://x.com?k=v"].queryItems firstObject];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", one, bare.string, item.name, item.value];
}
NSString *scenario_strings_format_services_3_requests(void) {
    NSMutableURLRequest *r = [[NSMutableURLRequest alloc] initWithURL:[NSURL URLWithString:@"http://x.com"] cachePolicy:NSURLRequestReloadIgnoringCacheData timeoutInterval:20];
    NSString *body = nil;
    r.HTTPBody = [body dataUsingEncoding:NSUTF8StringEncoding];
    r.allHTTPHeaderFields = @{ @"A": @"1" };
    NSURLRequest *copy = [r copy];
    [r setHTTPMethod:@"PUT"];
    return [NSString stringWithFormat:@"%@ %@ %.0f %@ %d", copy.HTTPMethod, r.HTTPMethod, r.timeoutInterval, copy.allHTTPHeaderFields[@"A"], r.HTTPBody == nil];
}
NSString *scenario_strings_format_services_3_operations(void) {
    NSOperationQueue *q = [NSOperationQueue new];
    q.maxConcurrentOperationCount = 1;
    NSMutableArray *log = [NSMutableArray array];
    NSBlockOperation *a = [NSBlockOperation blockOperationWithBlock:^{ [log addObject:@"a"]; }];
    NSBlockOperation *b = [NSBlockOperation blockOperationWithBlock:^{ [log addObject:@"b"]; }];
    [a addDependency:b];
    a.queuePriority = NSOperationQueuePriorityHigh;
    [q addOperations:@[ a, b ] waitUntilFinished:YES];
    return [log componentsJoinedByString:@""];
}
