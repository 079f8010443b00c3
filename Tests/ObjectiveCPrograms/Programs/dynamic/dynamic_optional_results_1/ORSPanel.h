#import <Foundation/Foundation.h>

@class ORSPanel;
@protocol ORSPanelSource <NSObject>
@property (nonatomic, readonly) NSString *name;
- (NSString *)panel:(ORSPanel *)panel titleFor:(NSString *)key;
@optional
- (NSString *)panel:(ORSPanel *)panel noteFor:(NSString *)key;
- (CGFloat)heightOfPanel:(ORSPanel *)panel;
- (void)panelDidClose:(ORSPanel *)panel;
@end
@interface ORSPanel : NSObject
@property (nonatomic, weak) id<ORSPanelSource> source;
- (NSString *)show:(NSString *)key;
- (void)close;
@end
@interface ORSBase : NSObject
- (NSString *)nameOf:(NSString *)key;
@end
@interface ORSQuiet : ORSBase
@end
@interface ORSPlainSource : ORSBase <ORSPanelSource>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSMutableArray *seen;
@end
@interface ORSRichSource : ORSPlainSource
@end
@interface ORSOtherSource : NSObject <ORSPanelSource>
@property (nonatomic, assign) NSInteger closed;
@end

NSString *scenario_dynamic_optional_results_1_panels(void);
NSString *scenario_dynamic_optional_results_1_overrides(void);
