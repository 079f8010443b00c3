import StreamCore

// An operator is not found through a module that exports the one that declares it; the functions are.
infix operator <~ : BindingPrecedence
