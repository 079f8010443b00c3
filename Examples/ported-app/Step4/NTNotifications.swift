/// Posted when a note was saved; userInfo has the note under NTNoteKey.

import Foundation
import RACCompat

let NTNoteDidChangeNotification = "NTNoteDidChangeNotification"
let NTNoteKey = "note"
