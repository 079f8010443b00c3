@_exported import GrowthSupport
