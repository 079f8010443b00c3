#import "QOSDoc.h"

@implementation QOSDoc
+ (instancetype)docWithTitle:(NSString *)title size:(NSInteger)size { QOSDoc *doc = [[self alloc] init]; doc.title = title; doc.size = size; return doc; }
@end

static NSArray *QOSDocs(void) { return @[[QOSDoc docWithTitle:@"b" size:1], [QOSDoc docWithTitle:@"c" size:3], [QOSDoc docWithTitle:@"a" size:3]]; }
static NSString *QOSSorted(QOSSort sort, BOOL ascending) {
    NSArray *sorted = [QOSDocs() sortedArrayUsingComparator:^NSComparisonResult(QOSDoc *a, QOSDoc *b) {
        if (a.pinned != b.pinned) return a.pinned ? NSOrderedAscending : NSOrderedDescending;
        NSComparisonResult order;
        switch (sort) {
            case QOSSortTitle: order = [a.title compare:b.title]; break;
            case QOSSortSize: order = [@(a.size) compare:@(b.size)] ?: [a.title compare:b.title]; break;
        }
        return ascending ? order : -order;
    }];
    return [[sorted valueForKey:@"title"] componentsJoinedByString:@""];
}
NSString *scenario_sorting_reversed_orders_2_titles(void) { return [NSString stringWithFormat:@"%@ %@", QOSSorted(QOSSortTitle, YES), QOSSorted(QOSSortTitle, NO)]; }
NSString *scenario_sorting_reversed_orders_2_sizes(void) { return [NSString stringWithFormat:@"%@ %@", QOSSorted(QOSSortSize, YES), QOSSorted(QOSSortSize, NO)]; }
NSString *scenario_sorting_reversed_orders_2_differences(void) {
    NSArray *sorted = [QOSDocs() sortedArrayUsingComparator:^NSComparisonResult(QOSDoc *a, QOSDoc *b) {
        NSComparisonResult order = [@(b.size) compare:@(a.size)];
        if (order != NSOrderedSame) return order;
        order = [b.title compare:a.title];
        if (!order) return NSOrderedSame;
        return order;
    }];
    return [[sorted valueForKey:@"title"] componentsJoinedByString:@""];
}
