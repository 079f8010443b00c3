import Exploring
public import Synchronization

// These names stand in front of those of the toolchain, in this module.

typealias DispatchSemaphore = Exploring.Semaphore
