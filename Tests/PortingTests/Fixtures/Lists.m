#import "Lists.h"

static void *ListsContext = &ListsContext;
static NSString * const CellIdentifier = @"Cell";

@interface ListsController () <UITableViewDataSource, UITableViewDelegate>
@property (nonatomic, strong) ListsViewModel *viewModel;
@property (nonatomic, weak) IBOutlet UITableView *tableView;
@property (nonatomic) UIButton *addButton;
@property (nonatomic) NSArray *items;
@property (nonatomic) NSInteger selectedIndex;
@end

@implementation ListsController

@synthesize viewModel = _viewModel;
@dynamic title;

- (instancetype)initWithViewModel:(ListsViewModel *)viewModel {
    self = [super initWithStyle:UITableViewStylePlain];
    if (self == nil) return nil;
    _viewModel = viewModel;
    _items = [NSMutableArray array];
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];

    @weakify(self);
    RAC(self, title) = RACObserve(self.viewModel, title);
    RAC(self.addButton, enabled) = [RACObserve(self, viewModel.canAdd) not];
    RACChannelTo(self, selectedIndex) = RACChannelTo(self.viewModel, index);

    [[[RACObserve(self.viewModel, lists) ignore:nil] deliverOn:RACScheduler.mainThreadScheduler] subscribeNext:^(NSArray *lists) {
        @strongify(self);
        self.items = [[[lists.rac_sequence filter:^BOOL(List *list) {
            return !list.isDeleted;
        }] map:^(List *list) {
            return list.name ?: @"";
        }] array];
        [self.tableView reloadData];
    } error:^(NSError *error) {
        [self showError:error];
    } completed:^{
        NSLog(@"done");
    }];

    [[self rac_signalForSelector:@selector(tableView:didSelectRowAtIndexPath:) fromProtocol:@protocol(UITableViewDelegate)] subscribeNext:^(RACTuple *arguments) {
        RACTupleUnpack(UITableView *tableView, NSIndexPath *indexPath) = arguments;
        [tableView deselectRowAtIndexPath:indexPath animated:YES];
    }];

    self.addButton.rac_command = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(id input) {
        @strongify(self);
        return [self.viewModel.addCommand execute:nil];
    }];

    [[RACSignal merge:@[ self.viewModel.addCommand.errors, self.viewModel.refreshCommand.errors ]] subscribeNext:^(NSError *x) {
        @strongify(self)
        [self showError:x];
    }];
}

- (void)showError:(NSError *)error {
    __weak typeof(self) weakSelf = self;
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Oops" message:error.localizedDescription delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil];
    [[alert rac_buttonClickedSignal] subscribeNext:^(NSNumber *index) {
        __strong typeof(weakSelf) strongSelf = weakSelf;
        if (!strongSelf) return;
        strongSelf.selectedIndex = [index integerValue];
    }];
    [alert show];
}

#pragma mark UITableViewDataSource

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.items.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:CellIdentifier];
    if (!cell) {
        cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:CellIdentifier];
    }
    cell.textLabel.text = self.items[indexPath.row];
    return cell;
}

- (CGFloat)heightForItem:(NSUInteger)index {
    CGFloat height = 44;
    if (index % 2 == 0) height += 10.5f;
    height *= [self.items count];
    return MAX(height, 20);
}

- (NSArray *)sorted {
    NSMutableArray *result = [self.items mutableCopy];
    [result removeObjectAtIndex:0];
    [self.items enumerateObjectsUsingBlock:^(NSString *obj, NSUInteger idx, BOOL *stop) {
        if (idx == 3) *stop = YES;
        [result addObject:obj];
    }];
    int i = 0;
    while (i < 10) {
        i++;
        if (i == 4) continue;
    }
    do { i--; } while (i > 0);
    for (NSString *x in [result reverseObjectEnumerator]) { NSLog(@"%@", x); }
    return [result copy];
}

@end
