import Exploring

let models =
    engineModels + disposableModels + typedModels + subjectModels + sharingModels + dynamicModels
    + timingModels + observableModels + actionModels + crossingModels
