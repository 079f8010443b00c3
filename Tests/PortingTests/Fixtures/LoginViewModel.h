@interface LoginViewModel : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *password;
@property (nonatomic, readonly) RACCommand *loginCommand;
@property (nonatomic, readonly) BOOL isValid;
@property (nonatomic, assign) NSInteger attempts;
- (void)signOutAfterDelay:(NSTimeInterval)delay;
@end
