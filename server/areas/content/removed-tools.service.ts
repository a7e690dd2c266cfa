/** Removed tools, as recorded in the change feed. Everything here is public. */
import { rankSimilar } from '#core/catalogue/similarity.ts'
import type { Topic } from '#core/catalogue/vocabulary.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CatalogueFeed } from '../catalogue/changes/catalogue-feed.ts'

export type RemovedToolsService = ReturnType<typeof createRemovedToolsService>

export type GoneTool = {
  readonly name: string
  /** Ids of similar active tools, closest first. */
  readonly alternativeIds: readonly string[]
  /** Path of the tool it was merged into; null for most. */
  readonly movedTo: string | null
}

/** The used part of a removed record, as the data files had it. */
type RemovedRecord = {
  readonly name?: string
  readonly category?: string
  readonly topics?: Partial<Record<Topic, number>>
  readonly prominence?: number
  readonly skill?: number
}
type Candidate = Parameters<typeof rankSimilar>[1][number]

const ALTERNATIVES = 6
const CANDIDATES = 100
const MAX_SLUG = 100

export const createRemovedToolsService = (dependencies: {
  database: Database
  feed: Pick<CatalogueFeed, 'successorsOf'>
}) => {
  const { database, feed } = dependencies
  const { prisma } = database

  const readCandidates = (category: string): Promise<Candidate[]> =>
    database
      .read<{ tool: Candidate }>(Prisma.sql`
      SELECT json_build_object('id', t.id, 'slug', t.slug, 'categoryId', c.slug, 'topics', t.topics, 'prominence', t.prominence, 'skill', t.skill,
        'priceCents', t.price_cents, 'freeTier', t.free_tier, 'apiAvailable', t.api_available) AS tool
      FROM tools t JOIN categories c ON c.id = t.category_id
      WHERE c.slug = ${category} AND t.status = 'active'
      ORDER BY t.prominence DESC, t.name_lower, t.id LIMIT ${CANDIDATES}::int`)
      .then((rows) => rows.map(({ tool }) => tool))

  return {
    /** Null when there was none, or when a tool uses the slug again. */
    find: async (slug: string): Promise<GoneTool | null> => {
      if (slug === '' || slug.length > MAX_SLUG) return null
      const present = await prisma.tool.findUnique({ where: { slug }, select: { id: true } })
      if (present !== null) return null
      const change = await prisma.toolChange.findFirst({
        where: { slug, action: 'removed' },
        orderBy: { sequence: 'desc' },
        select: { toolId: true, oldValue: true },
      })
      if (change === null) return null
      const record = (change.oldValue ?? {}) as RemovedRecord
      const successor = (await feed.successorsOf([change.toolId])).get(change.toolId)
      const candidates = record.category === undefined ? [] : await readCandidates(record.category)
      const { topics = {}, prominence = 0, skill = 2 } = record
      const removed = {
        id: change.toolId,
        slug,
        categoryId: record.category ?? '',
        topics,
        prominence,
        skill,
        priceCents: null,
        freeTier: false,
        apiAvailable: null,
      }
      const similar = rankSimilar(removed, candidates, ALTERNATIVES).map(({ id }) => id)
      const others = candidates.map(({ id }) => id).filter((id) => !similar.includes(id))
      return {
        name: record.name ?? slug,
        alternativeIds: [...similar, ...others].slice(0, ALTERNATIVES),
        movedTo: successor === undefined ? null : `/tool/${successor.slug}`,
      }
    },
  }
}
