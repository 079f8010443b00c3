#import "KDACard.h"
#import <objc/runtime.h>

static char KDATagKey;
static const void *KDARankKey = &KDARankKey;
static NSString *const KDAMarkedKey = @"KDAMarked";

@implementation KDACard
@end

@implementation KDACard (Tags)

- (NSString *)tag {
    return objc_getAssociatedObject(self, &KDATagKey);
}

- (void)setTag:(NSString *)tag {
    objc_setAssociatedObject(self, &KDATagKey, tag, OBJC_ASSOCIATION_COPY_NONATOMIC);
}

- (NSInteger)rank {
    return [objc_getAssociatedObject(self, KDARankKey) integerValue];
}

- (void)setRank:(NSInteger)rank {
    objc_setAssociatedObject(self, KDARankKey, @(rank), OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

- (BOOL)isMarked {
    NSNumber *number = objc_getAssociatedObject(self, (__bridge const void *)KDAMarkedKey);
    return number.boolValue;
}

- (void)setMarked:(BOOL)marked {
    objc_setAssociatedObject(self, (__bridge const void *)KDAMarkedKey, @(marked), OBJC_ASSOCIATION_RETAIN);
}

- (double)weight {
    NSNumber *weight = objc_getAssociatedObject(self, @selector(weight));
    if (weight == nil) return -1;
    return [weight doubleValue];
}

- (void)setWeight:(double)weight {
    objc_setAssociatedObject(self, @selector(weight), @(weight), OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

- (NSMutableArray *)notes {
    NSMutableArray *notes = objc_getAssociatedObject(self, _cmd);
    if (!notes) {
        notes = [NSMutableArray array];
        objc_setAssociatedObject(self, _cmd, notes, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
    }
    return notes;
}

- (void)addNote:(NSString *)note {
    [self.notes addObject:note];
}

- (NSMutableString *)text {
    static char key;
    return objc_getAssociatedObject(self, &key) ?: objc_getAssociatedObject(self, @selector(text));
}

- (void)setText:(NSMutableString *)text {
    objc_setAssociatedObject(self, @selector(text), text, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

- (NSArray *)copies {
    return objc_getAssociatedObject(self, @selector(copies));
}

- (void)setCopies:(NSArray *)copies {
    objc_setAssociatedObject(self, @selector(copies), copies, OBJC_ASSOCIATION_COPY);
}

- (NSString *(^)(NSString *))format {
    return objc_getAssociatedObject(self, _cmd);
}

- (void)setFormat:(NSString *(^)(NSString *))format {
    objc_setAssociatedObject(self, @selector(format), format, OBJC_ASSOCIATION_COPY_NONATOMIC);
}

@end

NSString *scenario_associated_properties_1_texts(void) {
    KDACard *card = [[KDACard alloc] init];
    NSMutableArray *lines = [NSMutableArray array];
    [lines addObject:[NSString stringWithFormat:@"%@", card.tag]];
    NSMutableString *text = [NSMutableString stringWithString:@"red"];
    card.tag = text;
    [text appendString:@"-ish"];
    [lines addObject:[NSString stringWithFormat:@"%@ %lu", card.tag, (unsigned long)card.tag.length]];
    card.tag = nil;
    [lines addObject:[NSString stringWithFormat:@"%@ %lu", card.tag, (unsigned long)card.tag.length]];
    return [lines componentsJoinedByString:@", "];
}

NSString *scenario_associated_properties_1_numbers(void) {
    KDACard *card = [[KDACard alloc] init];
    NSString *before = [NSString stringWithFormat:@"%ld %d %.1f", (long)card.rank, card.isMarked, card.weight];
    card.rank = 7;
    card.rank += 3;
    card.marked = YES;
    card.weight = 2.5;
    return [NSString stringWithFormat:@"%@; %ld %d %.1f", before, (long)card.rank, card.marked, card.weight];
}

NSString *scenario_associated_properties_1_lazy(void) {
    KDACard *card = [[KDACard alloc] init];
    KDACard *other = [[KDACard alloc] init];
    [card addNote:@"a"];
    [card.notes addObject:@"b"];
    NSMutableArray *notes = card.notes;
    [notes addObject:@"c"];
    return [NSString stringWithFormat:@"%@ %lu %@", [card.notes componentsJoinedByString:@""],
        (unsigned long)other.notes.count, notes == card.notes ? @"same" : @"other"];
}

NSString *scenario_associated_properties_1_mutable(void) {
    KDACard *card = [[KDACard alloc] init];
    NSMutableString *text = [NSMutableString stringWithString:@"x"];
    NSMutableArray *list = [NSMutableArray arrayWithObject:@1];
    card.text = text;
    card.copies = list;
    [text appendString:@"y"];
    [list addObject:@2];
    [card.text appendString:@"z"];
    return [NSString stringWithFormat:@"%@ %@ %lu", text, card.text, (unsigned long)card.copies.count];
}

NSString *scenario_associated_properties_1_blocks(void) {
    KDACard *card = [[KDACard alloc] init];
    NSString *before = card.format ? @"set" : @"none";
    card.format = ^(NSString *name) { return [name stringByAppendingString:@"!"]; };
    return [NSString stringWithFormat:@"%@ %@", before, card.format(@"hi")];
}

NSString *scenario_associated_properties_1_owners(void) {
    KDACard *one = [[KDACard alloc] init];
    KDACard *two = [[KDACard alloc] init];
    one.tag = @"1";
    two.tag = @"2";
    one.rank = 10;
    return [NSString stringWithFormat:@"%@ %@ %ld %ld", one.tag, two.tag, (long)one.rank, (long)two.rank];
}

NSString *scenario_associated_properties_1_removed(void) {
    KDACard *card = [[KDACard alloc] init];
    card.name = @"n";
    card.tag = @"t";
    card.rank = 3;
    objc_setAssociatedObject(card, KDARankKey, nil, OBJC_ASSOCIATION_ASSIGN);
    NSString *first = [NSString stringWithFormat:@"%@ %ld", card.tag, (long)card.rank];
    objc_removeAssociatedObjects(card);
    return [NSString stringWithFormat:@"%@; %@ %@ %ld", first, card.name, card.tag, (long)card.rank];
}

NSString *scenario_associated_properties_1_classes(void) {
    objc_setAssociatedObject([KDACard class], @selector(tag), @"class", OBJC_ASSOCIATION_COPY);
    KDACard *card = [[KDACard alloc] init];
    return [NSString stringWithFormat:@"%@ %@", objc_getAssociatedObject([KDACard class], @selector(tag)),
        objc_getAssociatedObject(card, @selector(tag))];
}
