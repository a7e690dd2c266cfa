/** Which tools have enough alternatives for an indexable page. */
import { isSimilar, MIN_ALTERNATIVES, SIMILAR_CANDIDATES, type TopicWeights } from '#core/catalogue/similarity.ts'
import { createCooperativeYield } from '../../platform/cooperative.ts'
import { createRevisionCache } from '../../platform/revision-cache.ts'
import type { CatalogueListing, Listing } from './listing/catalogue-listing.ts'
import type { RevisionWatch } from './revision-watch.ts'

type Candidate = {
  readonly id: string
  /** Index of its category in the listing. */
  readonly category: number
  readonly topics: TopicWeights
}

export type AlternativesService = ReturnType<typeof createAlternativesService>

const bestKnownFirst = ({ columns, topicsOf }: Listing): Candidate[] =>
  columns.ids
    .map((id, ordinal) => ({
      id,
      category: columns.category[ordinal] ?? 0,
      prominence: columns.prominence[ordinal] ?? 0,
      topics: topicsOf(id),
    }))
    .sort((a, b) => b.prominence - a.prominence)

/** Candidates in search order: same category first, best known first. */
function* candidatesOf(tool: Candidate, ofCategory: readonly Candidate[], all: readonly Candidate[]) {
  yield* ofCategory
  for (const other of all) if (other.category !== tool.category) yield other
}

const hasEnough = (tool: Candidate, ofCategory: readonly Candidate[], all: readonly Candidate[]): boolean => {
  const topics = Object.keys(tool.topics)
  let looked = 0
  let similar = 0
  for (const other of candidatesOf(tool, ofCategory, all)) {
    if (other === tool || !topics.some((topic) => Object.hasOwn(other.topics, topic))) continue
    if (isSimilar(tool, other)) similar += 1
    if (similar === MIN_ALTERNATIVES) return true
    looked += 1
    if (looked === SIMILAR_CANDIDATES) return false
  }
  return false
}

export const createAlternativesService = (dependencies: {
  listings: Pick<CatalogueListing, 'current'>
  catalogueRevision: Pick<RevisionWatch, 'current' | 'check'>
}) => {
  const { listings, catalogueRevision } = dependencies

  const listed = createRevisionCache({
    source: catalogueRevision,
    compute: async (): Promise<ReadonlySet<string>> => {
      const all = bestKnownFirst(await listings.current())
      const categories = Map.groupBy(all, ({ category }) => category)
      const pause = createCooperativeYield(() => performance.now())
      const ids = new Set<string>()
      for (const tool of all) {
        await pause()
        if (hasEnough(tool, categories.get(tool.category) ?? [], all)) ids.add(tool.id)
      }
      return ids
    },
  })

  return {
    /** Whether an active tool has at least eight similar ones. Deterministic. */
    hasEnough: async (toolId: string): Promise<boolean> => (await listed.get()).has(toolId),
  }
}
