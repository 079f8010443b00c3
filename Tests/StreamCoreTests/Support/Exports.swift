@_exported import GrowthSupport
@_exported import TestTurns
