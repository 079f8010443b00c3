#import <Foundation/Foundation.h>

typedef NS_OPTIONS(NSUInteger, EMKEdge) {
    EMKEdgeNone = 0,
    EMKEdgeTop = 1 << 0,
    EMKEdgeLeft = 1 << 1,
    EMKEdgeBottom = 1 << 2,
    EMKEdgeRight = 1 << 3,
    EMKEdgeAll = EMKEdgeTop | EMKEdgeLeft | EMKEdgeBottom | EMKEdgeRight,
};

@interface EMKView : NSObject
@property (nonatomic, assign) EMKEdge edges;
- (void)toggle:(EMKEdge)edge;
@end

NSString *scenario_enums_masks_1_edges(void);
