#import "NTNotifications.h"

NSString *const NTNoteDidChangeNotification = @"NTNoteDidChangeNotification";
NSString *const NTNoteKey = @"note";
