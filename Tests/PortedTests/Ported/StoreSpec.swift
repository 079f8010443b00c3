//
//  StoreSpec.m
//
//  Kiwi: the words of a store.
//

import CompatShims
import Foundation
import RACCompat
import Testing

@Suite @MainActor
final class StoreSpec {
    @Suite("a list of numbers") @MainActor
    final class AListOfNumbers {
        var numbers: [Any] = []

        init() throws {
            self.numbers = [3, 1, 2]
        }

        @Test("counts them")
        func countsThem() throws {
            #expect(self.numbers.count == 3)
        }

        @Test("begins with the largest")
        func beginsWithTheLargest() throws {
            #expect(self.numbers.first.isEqual(3))
        }

        @Suite("when one is removed") @MainActor
        final class WhenOneIsRemoved {
            var numbers: [Any] = []

            init() throws {
                self.numbers = [3, 1, 2]
                self.numbers.remove(at: 0)
            }

            @Test("does not have it")
            func doesNotHaveIt() throws {
                #expect(!self.numbers.containsObject(3))
                #expect(self.numbers.count == 2)
            }
        }

        @Test("sends its numbers")
        func sendsItsNumbers() throws {
            let sent = self.numbers.rac_sequence.map { (x: NSNumber) in x.intValue * 2 }.array
            #expect(areEqual(sent, [6, 2, 4]))
            #expect(sent.first != nil)
        }
    }
}
