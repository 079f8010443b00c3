#import <Foundation/Foundation.h>

/// Posted when a note was saved; userInfo has the note under NTNoteKey.
extern NSString *const NTNoteDidChangeNotification;
extern NSString *const NTNoteKey;
