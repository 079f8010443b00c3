#import <Foundation/Foundation.h>
#import <objc/runtime.h>

NSString *scenario_associated_tree_3_tree(void);
