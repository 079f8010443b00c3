import StreamCore

// The compiler finds a function through a re-exported module, but not the declaration of its operator.
infix operator <~ : BindingPrecedence
