/** Which tools have enough alternatives for a page that search engines may index. */
import {
  isSimilar,
  MIN_ALTERNATIVES,
  SIMILAR_CANDIDATES,
  type TopicWeights,
} from '../../../core/catalogue/similarity.ts'
import { Prisma } from '../../../prisma/client/client.ts'
import { createCooperativeYield } from '../../platform/cooperative.ts'
import type { Database } from '../../platform/database/database.ts'
import { createRevisionCache } from '../../platform/revision-cache.ts'
import type { RevisionWatch } from './revision-watch.ts'

type Candidate = {
  readonly id: string
  readonly categoryId: string
  readonly topics: TopicWeights
}

export type AlternativesService = ReturnType<typeof createAlternativesService>

/** How many rows one statement reads, of two short columns each. */
const BATCH_SIZE = 1000

/** Candidates in the order in which similar tools are looked for: those of the category first, the best known on top. */
function* candidatesOf(tool: Candidate, ofCategory: readonly Candidate[], all: readonly Candidate[]) {
  yield* ofCategory
  for (const other of all) if (other.categoryId !== tool.categoryId) yield other
}

const hasEnough = (tool: Candidate, ofCategory: readonly Candidate[], all: readonly Candidate[]): boolean => {
  const topics = Object.keys(tool.topics)
  let looked = 0
  let similar = 0
  for (const other of candidatesOf(tool, ofCategory, all)) {
    if (other === tool || !topics.some((topic) => topic in other.topics)) continue
    if (isSimilar(tool, other)) similar += 1
    if (similar === MIN_ALTERNATIVES) return true
    looked += 1
    if (looked === SIMILAR_CANDIDATES) return false
  }
  return false
}

export const createAlternativesService = (dependencies: {
  database: Database
  catalogueRevision: Pick<RevisionWatch, 'current' | 'check'>
}) => {
  const { database, catalogueRevision } = dependencies

  /** The best known first. */
  const readActive = async (): Promise<Candidate[]> => {
    const found: Candidate[] = []
    for (;;) {
      const rows = await database.read<Candidate>(Prisma.sql`
        SELECT t.id::text AS id, t.category_id::text AS "categoryId", t.topics FROM tools t WHERE t.status = 'active'
        ORDER BY t.prominence DESC, t.name_lower, t.id LIMIT ${BATCH_SIZE}::int OFFSET ${found.length}::int`)
      found.push(...rows)
      if (rows.length < BATCH_SIZE) return found
    }
  }

  const listed = createRevisionCache({
    source: catalogueRevision,
    compute: async (): Promise<ReadonlySet<string>> => {
      const all = await readActive()
      const categories = Map.groupBy(all, ({ categoryId }) => categoryId)
      const pause = createCooperativeYield(() => performance.now())
      const ids = new Set<string>()
      for (const tool of all) {
        await pause()
        if (hasEnough(tool, categories.get(tool.categoryId) ?? [], all)) ids.add(tool.id)
      }
      return ids
    },
  })

  return {
    /** Whether an active tool is like at least eight others. The same whatever is asked with it. */
    hasEnough: async (toolId: string): Promise<boolean> => (await listed.get()).has(toolId),
  }
}
