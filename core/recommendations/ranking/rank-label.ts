import type { EngineParameters } from '../model/parameters.ts'
import type { RankLabel } from '../model/recommendation.ts'

export const rankLabel = (rank: number, matchPercent: number, { labels }: EngineParameters): RankLabel => {
  if (rank === 1 && matchPercent >= labels.bestMatch) return 'BEST_MATCH'
  return matchPercent >= labels.greatOption ? 'GREAT_OPTION' : 'GOOD_FIT'
}
