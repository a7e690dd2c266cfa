/** Tools by slug. Lookups of the same turn of the event loop share a statement, whichever request they belong to. */
import { Prisma } from '#prisma/client/client.ts'
import type { ToolReader } from './tool-reader.ts'
import type { ToolRow, ToolSelection } from './tool-row.ts'

type Batch = { readonly slugs: Set<string>; readonly rows: Promise<ReadonlyMap<string, ToolRow>> }

/** What a slug consists of. Any other text is looked up by itself, so that no text can fail the lookups of others. */
const SLUG = /^[a-z0-9-]{1,100}$/
/** How many tools one statement reads: more would hold up the embedded database for too long. */
const MAX_BATCH = 20

const condition = (slugs: readonly string[]): Prisma.Sql =>
  slugs.length === 1
    ? Prisma.sql`WHERE t.slug = ${slugs[0]}`
    : // As a text, because the plan of a statement with a list among its values is not kept.
      Prisma.sql`WHERE t.slug = ANY(ARRAY(SELECT json_array_elements_text(${JSON.stringify(slugs)}::json)))`

export const createSlugReader = ({ read }: Pick<ToolReader, 'read'>) => {
  const collecting = new Map<ToolSelection, Batch>()

  const readRows = async (selection: ToolSelection, slugs: readonly string[]) => {
    const rows = await read(selection, condition(slugs))
    return new Map(rows.map((row) => [row.slug, row]))
  }

  const openBatch = (selection: ToolSelection): Batch => {
    const slugs = new Set<string>()
    const { promise, resolve } = Promise.withResolvers<ReadonlyMap<string, ToolRow>>()
    const batch = { slugs, rows: promise }
    collecting.set(selection, batch)
    setImmediate(() => {
      if (collecting.get(selection) === batch) collecting.delete(selection)
      resolve(readRows(selection, [...slugs]))
    })
    return batch
  }

  /** The tool with this slug, also a discontinued one; null when there is none. */
  return async (slug: string, selection: ToolSelection): Promise<ToolRow | null> => {
    if (!SLUG.test(slug)) return (await readRows(selection, [slug])).get(slug) ?? null
    const open = collecting.get(selection)
    const batch = open === undefined || open.slugs.size >= MAX_BATCH ? openBatch(selection) : open
    batch.slugs.add(slug)
    return (await batch.rows).get(slug) ?? null
  }
}
