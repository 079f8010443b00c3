// review RAC-3051: declared in none of the files, and in no module here: LoginViewModel

import CompatShims
import Foundation
import RACCompat
import Testing

@Suite @MainActor
final class LoginViewModelSpec {
    var viewModel: LoginViewModel!
    var values: [Any] = []

    init() throws {
        self.viewModel = LoginViewModel()
        self.values = []
    }

    @Suite("the command") @MainActor
    final class TheCommand {
        var viewModel: LoginViewModel!
        var values: [Any] = []

        init() throws {
            self.viewModel = LoginViewModel()
            self.values = []
        }

        @Test("is disabled without a name")
        func isDisabledWithoutAName() throws {
            var enabled = true
            self.viewModel.loginCommand.enabled.subscribeNext { x in enabled = x.boolValue }
            #expect(!enabled)
            #expect(self.viewModel.attempts == 0)
        }

        @Suite("with a name and a password") @MainActor
        final class WithANameAndAPassword {
            var viewModel: LoginViewModel!
            var values: [Any] = []

            init() throws {
                self.viewModel = LoginViewModel()
                self.values = []
                self.viewModel.name = "ann"
                self.viewModel.password = "long enough"
            }

            // Sends what the server says.
            @Test("sends the user")
            func sendsTheUser() async throws {
                #expect(await eventually { self.viewModel.isValid })
                self.viewModel.loginCommand.execute(nil).subscribeNext { x in self.values.append(x!) }
                #expect(await eventually { areEqual(self.values, ["ann"]) })
                #expect(self.viewModel.name != nil)
            }
        }
    }

    @Test("begins without a name")
    func beginsWithoutAName() throws {
        #expect(self.viewModel.name == nil)
        #expect(self.viewModel.password == nil)
    }
}
