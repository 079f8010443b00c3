//
//  ContactsController.m
//
//  A table of contacts with a search field, whose rows open a detail.
//

#import "ContactsController.h"
#import "ContactsViewModel.h"
#import "ContactCell.h"

static NSString * const ContactCellIdentifier = @"ContactCell";
static CGFloat const ContactRowHeight = 64.f;

@interface ContactsController () <UISearchBarDelegate>

@property (weak, nonatomic) IBOutlet UISearchBar *searchBar;
@property (weak, nonatomic) IBOutlet UIActivityIndicatorView *spinner;
@property (strong, nonatomic) UIRefreshControl *refresh;
@property (strong, nonatomic) ContactsViewModel *viewModel;

@end

@implementation ContactsController

#pragma mark - View

- (void)viewDidLoad {
    [super viewDidLoad];

    self.title = NSLocalizedString(@"Contacts", nil);
    self.tableView.rowHeight = ContactRowHeight;
    self.refresh = [[UIRefreshControl alloc] init];
    [self.tableView addSubview:self.refresh];

    [self bindViewModel];
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    self.viewModel.active = YES;
}

- (void)bindViewModel {
    @weakify(self);

    RAC(self.viewModel, searchText) = [[[self rac_signalForSelector:@selector(searchBar:textDidChange:)
                                                       fromProtocol:@protocol(UISearchBarDelegate)]
        reduceEach:^(UISearchBar *searchBar, NSString *text) {
            return text;
        }]
        throttle:0.3];

    [RACObserve(self.viewModel, contacts) subscribeNext:^(id _) {
        @strongify(self);
        [self.tableView reloadData];
    }];

    [[[self.viewModel.reloadCommand.executing skip:1] deliverOnMainThread] subscribeNext:^(NSNumber *executing) {
        @strongify(self);
        if (executing.boolValue) {
            [self.spinner startAnimating];
        } else {
            [self.spinner stopAnimating];
            [self.refresh endRefreshing];
        }
    }];

    [self.viewModel.reloadCommand.errors subscribeNext:^(NSError *error) {
        @strongify(self);
        UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Error"
                                                        message:error.localizedDescription
                                                       delegate:nil
                                              cancelButtonTitle:@"OK"
                                              otherButtonTitles:nil];
        [[alert rac_buttonClickedSignal] subscribeNext:^(NSNumber *index) {
            @strongify(self);
            [self.viewModel.reloadCommand execute:nil];
        }];
        [alert show];
    }];

    [[self.refresh rac_signalForControlEvents:UIControlEventValueChanged] subscribeNext:^(UIRefreshControl *control) {
        @strongify(self);
        [self.viewModel.reloadCommand execute:control];
    }];
}

#pragma mark - UITableViewDataSource

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
    return self.viewModel.sections.count;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [self.viewModel.sections[section] count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    ContactCell *cell = [tableView dequeueReusableCellWithIdentifier:ContactCellIdentifier forIndexPath:indexPath];
    Contact *contact = self.viewModel.sections[indexPath.section][indexPath.row];
    cell.nameLabel.text = contact.name;

    // The picture comes later, and not to a cell that shows somebody else by then.
    RAC(cell.pictureView, image) = [[contact.picture takeUntil:cell.rac_prepareForReuseSignal] deliverOn:RACScheduler.mainThreadScheduler];
    return cell;
}

#pragma mark - UITableViewDelegate

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [tableView deselectRowAtIndexPath:indexPath animated:YES];
    Contact *contact = self.viewModel.sections[indexPath.section][indexPath.row];
    UIViewController *detail = [self.viewModel detailForContact:contact];
    [self.navigationController pushViewController:detail animated:YES];
}

- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
    Contact *first = [self.viewModel.sections[section] firstObject];
    return [first.name substringToIndex:1];
}

@end
