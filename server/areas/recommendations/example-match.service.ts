/** The best match of an invented person, as the engine computes it for members. */
import { EXAMPLE_ANSWERS } from '#core/recommendations/example-person.ts'
import type { ToolMatch } from '#core/recommendations/model/recommendation.ts'
import { rankTools } from '#core/recommendations/ranking/rank.ts'
import { matchOf } from '#core/recommendations/recommend.ts'
import { createRevisionCache } from '../../platform/revision-cache.ts'
import type { RevisionWatch } from '../catalogue/revision-watch.ts'
import type { Snapshots } from './snapshots.ts'

export type ExampleMatchService = ReturnType<typeof createExampleMatchService>

type ExampleMatch = Pick<ToolMatch, 'matchPercent' | 'ledger'> & { readonly toolId: string }

export const createExampleMatchService = (dependencies: {
  snapshots: Pick<Snapshots, 'current'>
  catalogueRevision: Pick<RevisionWatch, 'current' | 'check'>
}) => {
  const { snapshots, catalogueRevision } = dependencies
  const best = createRevisionCache({
    source: catalogueRevision,
    compute: async (): Promise<ExampleMatch | null> => {
      const snapshot = await snapshots.current()
      const [first] = rankTools(EXAMPLE_ANSWERS, snapshot).ranked
      const tool = first && snapshot.tools[first.index]
      const match = tool && matchOf(EXAMPLE_ANSWERS, snapshot, tool.id)
      return tool && match ? { toolId: tool.id, matchPercent: match.matchPercent, ledger: match.ledger } : null
    },
  })
  /** Null when no tool meets the limits. */
  return { best: () => best.get() }
}
