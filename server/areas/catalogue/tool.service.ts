/** Reads single tools, comparisons and similar tools. Everything is public. */
import { rankSimilar, SIMILAR_CANDIDATES, type SimilarTool, sameJobsFirst } from '#core/catalogue/similarity.ts'
import { nameKey } from '#core/catalogue/tool-identity.ts'
import { dashedName, MAX_COMPARED, MAX_SEARCH_LENGTH } from '#core/catalogue/tool-query.ts'
import { InvalidInputError } from '#core/errors.ts'
import type { Job } from '#core/jobs/job-file.ts'
import { createSharedJobs } from '#core/pages/verdict/shared-jobs.ts'
import { checkFirst } from '#core/paging.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { likePattern } from './like-pattern.ts'
import { createSlugReader } from './slug-reader.ts'
import { createToolReader } from './tool-reader.ts'
import { selectionFor, type ToolRow, type ToolSelection } from './tool-row.ts'

/** `reference`: from a URL, a slug, an id, or the lower-case name with dashes. */
type ToolReference = { readonly id: string } | { readonly slug: string } | { readonly reference: string }

/** A similar tool with the jobs that both do. */
export type SimilarToolRow = SimilarTool & { readonly sharedJobs: readonly Job[]; readonly tool: ToolRow }

export type ToolService = ReturnType<typeof createToolService>

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** What a comparison with similar tools reads. */
const SIMILAR_SELECTION = selectionFor(new Set(['similar']))

export const createToolService = ({ database, jobs = [] }: { database: Database; jobs?: readonly Job[] }) => {
  const { hasJobs, sharedJobs } = createSharedJobs(jobs)
  const reader = createToolReader(database)
  const readTools = reader.read
  const readSlug = createSlugReader(reader)
  /** Candidates that are being read: fields of one tool that ask for them at the same moment share them. */
  const reading = new WeakMap<ToolRow, Promise<ToolRow[]>>()

  const readCandidates = (tool: ToolRow): Promise<ToolRow[]> => {
    const begun = reading.get(tool)
    if (begun !== undefined) return begun
    const candidates = readTools(
      SIMILAR_SELECTION,
      Prisma.sql`WHERE t.status = 'active' AND t.id <> ${tool.id}::uuid AND t.topics ?| ${Object.keys(tool.topics)}::text[]
        ORDER BY (t.category_id = ${tool.categoryId}::uuid) DESC, t.prominence DESC, t.name_lower, t.id
        LIMIT ${SIMILAR_CANDIDATES}::int`,
    ).finally(() => reading.delete(tool))
    reading.set(tool, candidates)
    return candidates
  }

  return {
    /**
     * A tool in any status; null for none. A merged tool resolves to its successor by reference, so that the old URL
     * redirects.
     */
    findTool: async (by: ToolReference, selection: ToolSelection): Promise<ToolRow | null> => {
      const [value] = Object.values(by) as [string]
      if (value.length > MAX_SEARCH_LENGTH) return null
      if ('slug' in by) return readSlug(value, selection)
      const id = value.toLowerCase()
      if (UUID.test(id)) return (await readTools(selection, Prisma.sql`WHERE t.id = ${id}::uuid`))[0] ?? null
      if ('id' in by) return null
      const successor = Prisma.sql`t.status = 'active'
        AND t.slug = (SELECT m.merged_into FROM tools m WHERE m.slug = ${value} AND m.status = 'merged')`
      const named = await readTools(selection, Prisma.sql`WHERE t.slug = ${value} OR (${successor})`)
      if (named.length > 0) return named.find(({ slug }) => slug !== value) ?? named[0] ?? null
      // The trigram index finds all names that differ only in spaces and dashes.
      const dashed = dashedName(value)
      const pattern = likePattern(dashed, 'whole').replaceAll('-', '_')
      const byName = Prisma.sql`t.name_lower LIKE ${pattern} AND replace(t.name_lower, ' ', '-') = ${dashed}`
      const [found] = await readTools(selection, Prisma.sql`WHERE ${byName} ORDER BY t.prominence DESC, t.slug LIMIT 1`)
      return found ?? null
    },

    /** The tool with this name, alias or former name that is no longer active; null for none. */
    findUnlisted: async (name: string, selection: ToolSelection): Promise<ToolRow | null> => {
      const key = nameKey(name)
      if (key === null) return null
      const unlisted = Prisma.sql`WHERE t.name_keys @> ARRAY[${key}]::text[] AND t.status <> 'active'`
      const [found] = await readTools(selection, Prisma.sql`${unlisted} ORDER BY t.prominence DESC, t.slug LIMIT 1`)
      return found ?? null
    },

    /** All active tools by slug; `fields` are the requested GraphQL fields. */
    activeTools: async (fields: ReadonlySet<string>): Promise<ToolRow[]> => {
      const order = Prisma.sql`WHERE t.status = 'active' ORDER BY t.slug COLLATE "C"`
      const rows = await readTools(selectionFor(new Set()), order)
      return reader.readActive(
        selectionFor(fields),
        rows.map(({ id }) => id),
      )
    },

    /** Tools by id, in any status; `fields` are the requested GraphQL fields. */
    toolsById: async (ids: readonly string[], fields: ReadonlySet<string>): Promise<ReadonlyMap<string, ToolRow>> => {
      const wanted = ids.map((id) => id.toLowerCase()).filter((id) => UUID.test(id))
      if (wanted.length === 0) return new Map()
      const rows = await readTools(selectionFor(fields), Prisma.sql`WHERE t.id = ANY(${wanted}::uuid[])`)
      return new Map(rows.map((row) => [row.id, row]))
    },

    /** In the given order; unknown slugs are omitted. Throws InvalidInputError for more than four. */
    compare: async (slugs: readonly string[], selection: ToolSelection): Promise<readonly ToolRow[]> => {
      const wanted = [...new Set(slugs)]
      if (wanted.length > MAX_COMPARED) {
        throw new InvalidInputError(`At most ${MAX_COMPARED} tools can be compared.`, 'slugs')
      }
      const rows = await readTools(selection, Prisma.sql`WHERE t.slug = ANY(${wanted}::text[])`)
      return wanted.flatMap((slug) => rows.find((row) => row.slug === slug) ?? [])
    },

    /** The most similar active tools, those that do the same jobs first, with what they share and advantages. */
    similarTo: async (tool: ToolRow, first: number, selection: ToolSelection): Promise<readonly SimilarToolRow[]> => {
      checkFirst(first, 12)
      const candidates = await readCandidates(tool)
      const jobsOf = new Map(candidates.map(({ id, slug }) => [id, sharedJobs(tool, slug)]))
      const similar = rankSimilar(tool, candidates, candidates.length)
      const ordered = hasJobs(tool.slug) ? sameJobsFirst(similar, ({ id }) => jobsOf.get(id)?.length !== 0) : similar
      const ranked = ordered.slice(0, first)
      const ids = ranked.map(({ id }) => id)
      const rows = await readTools(selection, Prisma.sql`WHERE t.id = ANY(${ids}::uuid[])`)
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ranked.flatMap((entry) => {
        const row = byId.get(entry.id)
        return row === undefined ? [] : [{ ...entry, sharedJobs: jobsOf.get(entry.id) ?? [], tool: row }]
      })
    },
  }
}
