import type { FunctionDefinition } from './define-function.ts'
import { generateCall } from './generate-recommendations.ts'

/** POST aiIntelligentRecommendations: the list for a quiz, reduced to the caller's plan. */
export const aiIntelligentRecommendations: FunctionDefinition = {
  name: 'aiIntelligentRecommendations',
  calls: [generateCall],
}
