import Testing
@Suite struct BadInputTests { @Test func x() {} }
