#import <ReactiveObjC/ReactiveObjC.h>
#import <Foundation/Foundation.h>

NSString *scenario_rac_captures_chat_3_chat_room_9_messages(void);
NSString *scenario_rac_captures_chat_3_chat_room_9_mentions(void);
NSString *scenario_rac_captures_chat_3_chat_room_9_typing(void);
NSString *scenario_rac_captures_chat_3_chat_room_9_counts(void);
NSString *scenario_rac_captures_chat_3_chat_room_9_room_gone(void);
