#import "Updater.h"
#import <ReactiveCocoa/EXTScope.h>

NSString * const UpdaterErrorDomain = @"UpdaterErrorDomain";
const NSInteger UpdaterErrorMissing = 2;

@interface Updater ()
@property (atomic, readwrite) UpdaterState state;
@property (nonatomic, strong, readonly) RACSubject *updates;
@property (nonatomic, copy) NSString *etag;
@end

@implementation Updater

- (id)init {
	NSAssert(NO, @"Use -initWithRequest: instead");
	return nil;
}

- (id)initWithRequest:(NSURLRequest *)request {
	NSParameterAssert(request != nil);

	self = [super init];
	if (self == nil) return nil;

	_updateRequest = [request copy];
	_updates = [RACSubject subject];

	BOOL mustCheck = YES;
	@weakify(self);
	_checkForUpdatesCommand = [[RACCommand alloc] initWithEnabled:[RACObserve(self, state) map:^(NSNumber *state) {
		return @(state.integerValue == UpdaterStateIdle && mustCheck);
	}] signalBlock:^(id _) {
		@strongify(self);
		NSParameterAssert(self.updateRequest != nil);

		return [[[[[self performCheck]
			doNext:^(NSData *data) {
				self.etag = @"x";
			}]
			flattenMap:^(NSData *data) {
				return [[self
					updateFromJSONData:data]
					doError:^(NSError *error) {
						NSLog(@"Could not parse: %@", error);
					}];
			}]
			// Nothing new is no failure.
			catch:^(NSError *error) {
				if (error.code == UpdaterErrorMissing && [error.domain isEqual:UpdaterErrorDomain]) return [RACSignal empty];
				return [RACSignal error:error];
			}]
			finally:^{
				self.state = UpdaterStateIdle;
			}];
	}];

	[_checkForUpdatesCommand.errors subscribeNext:^(NSError *error) {
		NSLog(@"Error checking for updates: %@", error);
	}];

	return self;
}

- (void)dealloc {
	[_updates sendCompleted];
}

- (RACDisposable *)startAutomaticChecksWithInterval:(NSTimeInterval)interval {
	@weakify(self);

	return [[[[[RACSignal
		interval:interval onScheduler:[RACScheduler mainThreadScheduler]]
		startWith:[NSDate date]]
		flattenMap:^(id _) {
			@strongify(self);
			return [[self.checkForUpdatesCommand
				execute:RACUnit.defaultUnit]
				catch:^(NSError *error) {
					NSLog(@"Error: %@", error);
					return [RACSignal empty];
				}];
		}]
		takeUntil:self.rac_willDeallocSignal]
		subscribeNext:^(id x) {
			NSLog(@"checked");
		}];
}

- (RACSignal *)performCheck {
	return [[RACSignal
		defer:^{
			self.state = UpdaterStateChecking;
			return [RACSignal return:[@"{}" dataUsingEncoding:NSUTF8StringEncoding]];
		}]
		setNameWithFormat:@"%@ -performCheck", self];
}

- (RACSignal *)updateFromJSONData:(NSData *)data {
	NSParameterAssert(data != nil);

	return [[RACSignal
		defer:^{
			NSError *error = nil;
			NSDictionary *JSON = [NSJSONSerialization JSONObjectWithData:data options:0 error:&error];
			if (JSON == nil) {
				NSMutableDictionary *userInfo = [error.userInfo mutableCopy] ?: [NSMutableDictionary dictionary];
				userInfo[NSLocalizedDescriptionKey] = NSLocalizedString(@"Update check failed", nil);
				userInfo[@"data"] = data;
				if (error != nil) userInfo[NSUnderlyingErrorKey] = error;
				return [RACSignal error:[NSError errorWithDomain:UpdaterErrorDomain code:UpdaterErrorMissing userInfo:userInfo]];
			}
			return [RACSignal return:JSON[@"name"]];
		}]
		setNameWithFormat:@"%@ -updateFromJSONData:", self];
}

- (RACSignal *)prune {
	return [[[[[self.updates
		filter:^ BOOL (NSString *name) {
			return [name hasPrefix:@"update."];
		}]
		collect]
		map:^(NSArray *names) {
			NSArray *sorted = [[names reverseObjectEnumerator] allObjects];
			return [sorted lastObject];
		}]
		distinctUntilChanged]
		combineLatestWith:RACObserve(self, state)];
}

- (RACSignal *)relaunch {
	return [RACSignal
		combineLatest:@[ self.updates, [RACObserve(self, state) skip:1] ]
		reduce:^(NSString *name, NSNumber *state) {
			if (state.integerValue == UpdaterStateIdle) return @"idle";
			return name;
		}];
}

- (NSString *)description {
	return [NSString stringWithFormat:@"<%@: %p>{ state: %lu }", self.class, self, (unsigned long)self.state];
}

@end
