#import <Foundation/Foundation.h>

typedef uint8_t PRXByte;
typedef NSUInteger PRXIdent;
typedef int32_t PRXFixed;
typedef float PRXRatio;
typedef struct { PRXByte red, green, blue; int16_t depth; float gamma; unsigned int flags; } PRXColor;

NSString *scenario_integers_pixels_3_objects(void);
NSString *scenario_integers_pixels_3_structures(void);
NSString *scenario_integers_pixels_3_bytes(void);
NSString *scenario_integers_pixels_3_widths(void);
NSString *scenario_integers_pixels_3_boxes(void);
