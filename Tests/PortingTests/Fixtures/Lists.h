#import <UIKit/UIKit.h>
@class ListsViewModel;
@interface ListsController : UITableViewController
- (instancetype)initWithViewModel:(ListsViewModel *)viewModel;
@end
