#import <UIKit/UIKit.h>
#import <ReactiveObjC/ReactiveObjC.h>

@class ContactsViewModel;

@interface ContactsController : UITableViewController



@end
