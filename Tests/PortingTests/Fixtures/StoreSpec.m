//
//  StoreSpec.m
//
//  Kiwi: the words of a store.
//

#import <Kiwi/Kiwi.h>
#import "LegacyStore.h"

SPEC_BEGIN(StoreSpec)

describe(@"a list of numbers", ^{
    __block NSMutableArray *numbers;

    beforeEach(^{
        numbers = [NSMutableArray arrayWithObjects:@3, @1, @2, nil];
    });

    it(@"counts them", ^{
        [[theValue(numbers.count) should] equal:theValue(3)];
    });

    it(@"begins with the largest", ^{
        [[[numbers firstObject] should] equal:@3];
    });

    context(@"when one is removed", ^{
        beforeEach(^{
            [numbers removeObjectAtIndex:0];
        });

        it(@"does not have it", ^{
            [[theValue([numbers containsObject:@3]) should] beNo];
            [[numbers should] haveCountOf:2];
        });
    });

    it(@"sends its numbers", ^{
        NSArray *sent = [[[numbers rac_sequence] map:^(NSNumber *x) { return @(x.integerValue * 2); }] array];
        [[sent should] equal:@[ @6, @2, @4 ]];
        [[sent.firstObject shouldNot] beNil];
    });
});

SPEC_END
