import type { FunctionDefinition } from './define-function.ts'
import { generateCall } from './generate-recommendations.ts'

/** POST aiIntelligentRecommendations: the list for a quiz; how much of it is told depends on the caller's plan alone. */
export const aiIntelligentRecommendations: FunctionDefinition = {
  name: 'aiIntelligentRecommendations',
  calls: [generateCall],
}
