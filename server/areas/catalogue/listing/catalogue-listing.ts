/** The active tools in memory, in columns and in every order, for the current revision. */
import { placePoints } from '#core/catalogue/directory-rank.ts'
import { layOutColumns, type ToolColumns } from '#core/catalogue/listing/columns.ts'
import { catalogueOrder, ratingOrder, spreadOrder, type ToolOrder } from '#core/catalogue/listing/orders.ts'
import type { TopicWeights } from '#core/catalogue/similarity.ts'
import type { ToolSort } from '#core/catalogue/tool-query.ts'
import { type CategoryStanding, categoryStandings } from '#core/jobs/category-standings.ts'
import type { Job } from '#core/jobs/job-file.ts'
import type { CacheInvalidations } from '#server/platform/cache/cache-invalidations.ts'
import { sortTag } from '#server/platform/cache/cache-tags.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createRevisionCache } from '#server/platform/revision-cache.ts'
import type { RevisionWatch } from '../revision-watch.ts'
import { createRatingScores, type RatingScores } from './rating-scores.ts'
import { readListedTools, type StoredListedTool } from './read-listed-tools.ts'

export type Listing = {
  readonly columns: ToolColumns
  /** Row version by tool id. */
  readonly versionOf: (id: string) => string | undefined
  readonly topicsOf: (id: string) => TopicWeights
  readonly idOf: (slug: string) => string | undefined
  /** How it does the jobs of its category, by slug. */
  readonly standingOf: (slug: string) => CategoryStanding | undefined
  readonly order: (sort: Exclude<ToolSort, 'rating'>) => ToolOrder
  /** The directory order without filters. */
  readonly spread: () => ToolOrder
  readonly byRating: (scores: RatingScores) => ToolOrder
}

export type CatalogueListing = {
  /** The state of the current revision, or a newer one. Concurrent callers share one load. */
  readonly current: () => Promise<Listing>
  /** Current member ratings. */
  readonly ratings: () => Promise<RatingScores>
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const toListing = (tools: ReadonlyMap<string, StoredListedTool>, jobs: readonly Job[]): Listing => {
  const standings = categoryStandings(jobs, [...tools.values()])
  const pointsOf = (slug: string): number => {
    const standing = standings.get(slug)
    return standing === undefined || standing.grade === 0 ? 0 : placePoints(standing.place)
  }
  const ranked = Array.from(tools.values(), (tool) => ({
    ...tool,
    directoryRank: tool.directoryRank + pointsOf(tool.slug),
  }))
  const columns = layOutColumns(ranked)
  const orders = {
    name: once(() => catalogueOrder(columns, 'name')),
    price: once(() => catalogueOrder(columns, 'price')),
    newest: once(() => catalogueOrder(columns, 'newest')),
    relevance: once(() => catalogueOrder(columns, 'relevance')),
  }
  const ids = once(() => new Map(Array.from(tools, ([id, { slug }]) => [slug, id])))
  let rated: { readonly scores: RatingScores; readonly order: ToolOrder } | null = null
  return {
    columns,
    versionOf: (id) => tools.get(id)?.version,
    topicsOf: (id) => tools.get(id)?.topics ?? {},
    idOf: (slug) => ids().get(slug),
    standingOf: (slug) => standings.get(slug),
    order: (sort) => orders[sort](),
    spread: once(() => spreadOrder(columns, orders.relevance())),
    byRating: (scores) => {
      if (rated?.scores !== scores) rated = { scores, order: ratingOrder(columns, scores.scoreOf) }
      return rated.order
    },
  }
}

export const createCatalogueListing = (dependencies: {
  database: Database
  catalogueRevision: Pick<RevisionWatch, 'current' | 'check'>
  cacheInvalidations: Pick<CacheInvalidations, 'subscribe'>
  /** What people want to get done, with graded tools. */
  jobs: readonly Job[]
}): CatalogueListing => {
  const { database, catalogueRevision, cacheInvalidations, jobs } = dependencies
  let known: ReadonlyMap<string, StoredListedTool> = new Map()
  const listings = createRevisionCache({
    source: catalogueRevision,
    compute: async () => {
      known = await readListedTools(database, known)
      return toListing(known, jobs)
    },
  })

  let ratingsChanged = 0
  cacheInvalidations.subscribe((tags) => {
    if (tags === null || tags.has(sortTag('rating'))) ratingsChanged += 1
  })
  const ratings = createRevisionCache({
    // Both numbers only increase, so their sum changes with either.
    source: {
      current: () => {
        const revision = catalogueRevision.current()
        return revision === null ? null : revision + ratingsChanged
      },
      check: catalogueRevision.check,
    },
    compute: () => createRatingScores(database),
  })
  return { current: () => listings.get(), ratings: () => ratings.get() }
}
