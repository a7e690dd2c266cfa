/** Finding tools: pages, single tools, suggestions, tools side by side and tools like another. Everything is public. */
import { rankSimilar, SIMILAR_CANDIDATES, type SimilarTool } from '../../../core/catalogue/similarity.ts'
import {
  checkPage,
  dashedName,
  foldText,
  MAX_COMPARED,
  MAX_SEARCH_LENGTH,
  normalizeSearch,
  type ToolFilters,
  type ToolQuery,
} from '../../../core/catalogue/tool-query.ts'
import { InvalidInputError } from '../../../core/errors.ts'
import { Prisma } from '../../../prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { createRevisionCache } from '../../platform/revision-cache.ts'
import { closestSearch } from './closest-search.ts'
import { likePattern } from './like-pattern.ts'
import type { RevisionWatch } from './revision-watch.ts'
import { readFacets, type ToolFacets } from './tool-facets.ts'
import { encodeCursor } from './tool-order.ts'
import { type PageParts, type RowWithCursor, readPage } from './tool-page.ts'
import { selectionFor, selectList, type ToolRow, type ToolSelection } from './tool-row.ts'

/** A page of tools. `totalCount` and cursors are there only when they were asked for. */
export type ToolPage = {
  readonly edges: readonly { readonly cursor: string; readonly node: ToolRow }[]
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  readonly totalCount: number
  /** The search that is answered instead of one that found nothing; null when the search itself is answered. */
  readonly correctedSearch: string | null
  readonly facets: () => Promise<ToolFacets>
}

/** How a tool is named: exactly one of the three. */
type ToolReference = {
  readonly id: string | null
  readonly slug: string | null
  /** What stands in an address: a slug, an id or the name in lower case with dashes. */
  readonly reference: string | null
}

/** What of a query decides its facets: the same values in any order are the same filters. */
const filtersOf = (query: ToolQuery): ToolFilters => ({
  categories: [...query.categories].sort(),
  pricingModels: [...query.pricingModels].sort(),
  platforms: [...query.platforms].sort(),
  freeTier: query.freeTier,
  apiAvailable: query.apiAvailable,
  verified: query.verified,
  featured: query.featured,
})

export type ToolService = ReturnType<typeof createToolService>

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const SIMILAR_COLUMNS = selectionFor(
  new Set(['topics', 'prominence', 'skill', 'priceCents', 'freeTier', 'apiAvailable']),
)

/** How many tools one statement reads whole: more would hold up the embedded database and its process for too long. */
const BATCH_SIZE = 100
/** Counts beside a list are kept for so many searches and filters. */
const KEPT_FACETS = 500

export const createToolService = (dependencies: {
  database: Database
  catalogueRevision: Pick<RevisionWatch, 'current' | 'check'>
}) => {
  const { database, catalogueRevision } = dependencies

  const facets = createRevisionCache({
    source: catalogueRevision,
    maxKeys: KEPT_FACETS,
    compute: (key) => {
      const { filters, term } = JSON.parse(key) as { filters: ToolFilters; term: string | null }
      return readFacets(database, filters, term)
    },
  })

  const searchTerm = (search: string | null): string | null => {
    const normalized = normalizeSearch(search)
    return normalized === null ? null : foldText(normalized)
  }

  const readTools = (selection: ToolSelection, rest: Prisma.Sql): Promise<ToolRow[]> =>
    database
      .read<{ tool: ToolRow }>(
        Prisma.sql`SELECT row_to_json(p) AS tool FROM (SELECT ${selectList(selection)} FROM tools t ${rest}) p`,
      )
      .then((rows) => rows.map(({ tool }) => tool))

  /** The tools with these ids in the same order, a batch at a time. One that has gone meanwhile is left out. */
  const readInBatches = async (selection: ToolSelection, ids: readonly string[]): Promise<ToolRow[]> => {
    const found = new Map<string, ToolRow>()
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      const batch = ids.slice(start, start + BATCH_SIZE)
      for (const row of await readTools(selection, Prisma.sql`WHERE t.id = ANY(${batch}::uuid[])`))
        found.set(row.id, row)
    }
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  /** A page in one statement; a long one in one for its order and one for each batch of its tools. */
  const readRows = async (query: ToolQuery, term: string | null, selection: ToolSelection, parts: PageParts) => {
    if (query.first <= BATCH_SIZE) return readPage(database, query, term, selection, parts)
    const { rows, total } = await readPage(database, query, term, selectionFor(new Set()), parts)
    const keys = new Map(rows.map(({ id, cursorKeys }) => [id, cursorKeys]))
    const tools = await readInBatches(selection, [...keys.keys()])
    return { rows: tools.map((tool): RowWithCursor => ({ ...tool, cursorKeys: keys.get(tool.id) })), total }
  }

  const pageOf = async (query: ToolQuery, term: string | null, selection: ToolSelection, parts: PageParts) => {
    const { rows, total } = await readRows(query, term, selection, parts)
    return {
      edges: rows.slice(0, query.first).map((node) => ({
        node,
        cursor: node.cursorKeys === undefined ? '' : encodeCursor(query.sort, node.cursorKeys),
      })),
      hasNextPage: rows.length > query.first,
      hasPreviousPage: query.after !== null || (query.offset ?? 0) > 0,
      totalCount: total ?? 0,
      correctedSearch: null,
      facets: () => facets.get(JSON.stringify({ filters: filtersOf(query), term })),
    }
  }

  return {
    /**
     * One page of the active tools that match. A search that finds nothing is answered with the closest name that does,
     * and the page says so. Throws InvalidInputError for a page, search or cursor outside the rules; an unknown
     * category has no tools.
     */
    listTools: async (
      query: ToolQuery,
      selection: ToolSelection,
      parts: PageParts,
      maxPageSize: number,
    ): Promise<ToolPage> => {
      checkPage(query, maxPageSize)
      const term = searchTerm(query.search)
      const page = await pageOf(query, term, selection, parts)
      if (term === null || page.edges.length > 0 || page.hasPreviousPage) return page
      const closest = await closestSearch(database, term)
      if (closest === null) return page
      const corrected = await pageOf(query, foldText(closest), selection, parts)
      return corrected.edges.length === 0 ? page : { ...corrected, correctedSearch: closest }
    },

    /**
     * One tool, also a discontinued one; null when there is none. A reference to a merged tool leads to the tool that took
     * its place, so that its old address redirects. Throws InvalidInputError unless one way is given.
     */
    findTool: async (tool: ToolReference, selection: ToolSelection): Promise<ToolRow | null> => {
      const given = [tool.id, tool.slug, tool.reference].filter((value) => value !== null)
      const [value, second] = given
      if (value === undefined || second !== undefined) {
        throw new InvalidInputError('Give exactly one of "id", "slug" and "reference".')
      }
      if (value.length > MAX_SEARCH_LENGTH) return null
      const bySlug = Prisma.sql`t.slug = ${value}`
      if (tool.slug !== null) return (await readTools(selection, Prisma.sql`WHERE ${bySlug}`))[0] ?? null
      const id = value.toLowerCase()
      if (UUID.test(id)) return (await readTools(selection, Prisma.sql`WHERE t.id = ${id}::uuid`))[0] ?? null
      if (tool.id !== null) return null
      const successor = Prisma.sql`t.status = 'active'
        AND t.slug = (SELECT m.merged_into FROM tools m WHERE m.slug = ${value} AND m.status = 'merged')`
      const named = await readTools(selection, Prisma.sql`WHERE ${bySlug} OR (${successor})`)
      if (named.length > 0) return named.find(({ slug }) => slug !== value) ?? named[0] ?? null
      // The pattern, which a trigram index answers, stands for all names that differ in spaces and dashes alone.
      const dashed = dashedName(value)
      const pattern = likePattern(dashed, 'whole').replaceAll('-', '_')
      const byName = Prisma.sql`t.name_lower LIKE ${pattern} AND replace(t.name_lower, ' ', '-') = ${dashed}`
      const [found] = await readTools(selection, Prisma.sql`WHERE ${byName} ORDER BY t.prominence DESC, t.slug LIMIT 1`)
      return found ?? null
    },

    /**
     * The active tools whose name or alias contains the search or is much like it, the closest first; none for an
     * empty search. Throws InvalidInputError for a search beyond 100 characters.
     */
    suggest: async (search: string, first: number, selection: ToolSelection): Promise<readonly ToolRow[]> => {
      checkPage({ first, after: null, offset: null }, 20)
      const term = searchTerm(search)
      if (term === null) return []
      const contains = likePattern(term, 'contains')
      return readTools(
        selection,
        Prisma.sql`WHERE t.status = 'active' AND (t.names_text LIKE ${contains} OR t.name_lower % ${term})
          ORDER BY CASE WHEN t.name_lower = ${term} THEN 0 WHEN t.name_lower LIKE ${likePattern(term, 'prefix')} THEN 1
            WHEN t.names_text LIKE ${contains} THEN 2 ELSE 3 END,
            t.prominence DESC, similarity(t.name_lower, ${term}) DESC, t.name_lower, t.id
          LIMIT ${first}::int`,
      )
    },

    /** Every active tool, by slug; `fields` are the names that GraphQL has for what is needed of them. */
    activeTools: async (fields: ReadonlySet<string>): Promise<ToolRow[]> => {
      const order = Prisma.sql`WHERE t.status = 'active' ORDER BY t.slug COLLATE "C"`
      const rows = await readTools(selectionFor(new Set()), order)
      return readInBatches(
        selectionFor(fields),
        rows.map(({ id }) => id),
      )
    },

    /** The tools with these ids, discontinued ones too, by id; `fields` are the names that GraphQL asks of them. */
    toolsById: async (ids: readonly string[], fields: ReadonlySet<string>): Promise<ReadonlyMap<string, ToolRow>> => {
      const wanted = ids.map((id) => id.toLowerCase()).filter((id) => UUID.test(id))
      if (wanted.length === 0) return new Map()
      const rows = await readTools(selectionFor(fields), Prisma.sql`WHERE t.id = ANY(${wanted}::uuid[])`)
      return new Map(rows.map((row) => [row.id, row]))
    },

    /**
     * Tools side by side, in the order given; unknown slugs are left out. Throws InvalidInputError for more than four.
     */
    compare: async (slugs: readonly string[], selection: ToolSelection): Promise<readonly ToolRow[]> => {
      const wanted = [...new Set(slugs)]
      if (wanted.length > MAX_COMPARED) {
        throw new InvalidInputError(`At most ${MAX_COMPARED} tools can be compared.`, 'slugs')
      }
      const rows = await readTools(selection, Prisma.sql`WHERE t.slug = ANY(${wanted}::text[])`)
      return wanted.flatMap((slug) => rows.find((row) => row.slug === slug) ?? [])
    },

    /** The active tools that share most with one, with what they share and what they have over it. */
    similarTo: async (
      tool: ToolRow,
      first: number,
      selection: ToolSelection,
    ): Promise<readonly (SimilarTool & { readonly tool: ToolRow })[]> => {
      checkPage({ first, after: null, offset: null }, 12)
      const candidates = await readTools(
        SIMILAR_COLUMNS,
        Prisma.sql`WHERE t.status = 'active' AND t.id <> ${tool.id}::uuid AND t.topics ?| ${Object.keys(tool.topics)}::text[]
          ORDER BY (t.category_id = ${tool.categoryId}::uuid) DESC, t.prominence DESC, t.name_lower, t.id
          LIMIT ${SIMILAR_CANDIDATES}::int`,
      )
      const ranked = rankSimilar(tool, candidates, first)
      const ids = ranked.map(({ id }) => id)
      const rows = await readTools(selection, Prisma.sql`WHERE t.id = ANY(${ids}::uuid[])`)
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ranked.flatMap((similar) => {
        const row = byId.get(similar.id)
        return row === undefined ? [] : [{ ...similar, tool: row }]
      })
    },
  }
}
