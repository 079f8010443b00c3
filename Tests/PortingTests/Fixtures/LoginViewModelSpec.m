#import <Specta/Specta.h>
#define EXP_SHORTHAND
#import <Expecta/Expecta.h>
#import "LoginViewModel.h"

SpecBegin(LoginViewModel)

__block LoginViewModel *viewModel;
__block NSMutableArray *values;

beforeEach(^{
    viewModel = [[LoginViewModel alloc] init];
    values = [NSMutableArray array];
});

describe(@"the command", ^{
    it(@"is disabled without a name", ^{
        __block BOOL enabled = YES;
        [viewModel.loginCommand.enabled subscribeNext:^(NSNumber *x) {
            enabled = x.boolValue;
        }];
        expect(enabled).to.beFalsy();
        expect(viewModel.attempts).to.equal(0);
    });

    describe(@"with a name and a password", ^{
        beforeEach(^{
            viewModel.name = @"ann";
            viewModel.password = @"long enough";
        });

        // Sends what the server says.
        it(@"sends the user", ^{
            expect(viewModel.isValid).will.beTruthy();
            [[viewModel.loginCommand execute:nil] subscribeNext:^(id x) {
                [values addObject:x];
            }];
            expect(values).will.equal((@[ @"ann" ]));
            expect(viewModel.name).notTo.beNil();
        });
    });
});

it(@"begins without a name", ^{
    expect(viewModel.name).to.beNil();
    [[viewModel.password should] beNil];
});

SpecEnd
