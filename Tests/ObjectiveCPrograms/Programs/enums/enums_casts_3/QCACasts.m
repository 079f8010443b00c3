#import "QCACasts.h"

typedef enum { QCANorth, QCAEast, QCASouth, QCAWest } QCADirection;
#define QCA_COUNT 4
#define QCA_NEG (-4)
static QCADirection QCAa(QCADirection d, int quarter) { return (QCADirection)((d + quarter + QCA_COUNT) % QCA_COUNT); }
static QCADirection QCAb(QCADirection d, int quarter) { return (QCADirection)((d + quarter + 4) % 4); }
static QCADirection QCAc(QCADirection d) { return (d + 1) % 4; }
NSString *scenario_enums_casts_3_casts(void) { return [NSString stringWithFormat:@"%d %d %d", QCAa(QCAWest, 1), QCAb(QCANorth, -1), QCAc(QCAWest)]; }
