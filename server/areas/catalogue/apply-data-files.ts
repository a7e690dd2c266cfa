/** Applies the data files to the database as one change set when their hash has changed. */
import { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { type ToolEdit, type WriteCounts, writeTools } from './changes/catalogue-writer.ts'
import { beginChangeSet, endChangeSet } from './changes/change-sets.ts'
import { newId } from './changes/new-id.ts'
import { type Categories, readCategories, readToolStates } from './changes/tool-state.ts'
import { isOwned, stateOfRecord } from './changes/tool-state-of-record.ts'
import { type CatalogueData, parseDataFiles, readDataFiles } from './data-files.ts'
import { lockCatalogue, moveRevision } from './revision.ts'

const NOTHING: WriteCounts = { created: 0, changed: 0, removed: 0 }
const BATCH = 500

/**
 * Applies the data files below `dir`. With an unchanged hash it reads a single row and returns zeros. Tools missing
 * from the files are removed, unless an import or a person set one of their facts. Throws DataFileError for invalid
 * files, without changing the catalog.
 */
export const applyDataFiles = async (dependencies: {
  database: Database
  clock: Clock
  dir: string
  /** Called with the number of tools before they are loaded. */
  onLoad?: (tools: number) => void
}): Promise<WriteCounts> => {
  const { database, clock, dir, onLoad } = dependencies
  const raw = readDataFiles(dir)
  const state = await database.prisma.catalogueState.findUnique({ where: { id: 1 } })
  if (state?.dataHash === raw.hash) return NOTHING
  const data = parseDataFiles(raw)
  onLoad?.(data.tools.length)
  return database.transaction(
    async (tx) => {
      // Two instances may start at once: the row lock makes the second see the first one's result.
      if ((await lockCatalogue(tx, clock)) === raw.hash) return NOTHING
      const source = `data files ${raw.hash.slice(0, 12)}`
      const id = await beginChangeSet(tx, clock, { kind: 'data_files', source })
      const applied = await applyChangeSet(tx, { id, clock }, data)
      await endChangeSet(tx, { id, state: 'done', refused: 0 })
      await moveRevision(tx, clock)
      await tx.catalogueState.update({ where: { id: 1 }, data: { dataHash: raw.hash } })
      return applied
    },
    { timeoutMs: 60_000 },
  )
}

const applyChangeSet = async (
  tx: TransactionClient,
  { id, clock }: { id: string; clock: Clock },
  data: CatalogueData,
): Promise<WriteCounts> => {
  const categories = await applyCategories(tx, data)
  const at = clock.now()
  let total = NOTHING
  const write = async (edits: readonly ToolEdit[]) => {
    const counts = await writeTools(tx, { id, at, categories }, edits)
    total = {
      created: total.created + counts.created,
      changed: total.changed + counts.changed,
      removed: total.removed + counts.removed,
    }
  }
  // In batches: imports may have added many more tools than the files.
  const filed = data.tools.map(({ slug }) => slug)
  await eachTool(tx, categories, Prisma.sql`t.slug <> ALL(${filed}::text[])`, async (tools) => {
    // The others may have amounts that were converted at earlier rates.
    await write(tools.map((before) => ({ before, after: Object.values(before.facts).some(isOwned) ? before : null })))
  })
  const featured = new Set(data.featured)
  for (let start = 0; start < data.tools.length; start += BATCH) {
    const records = data.tools.slice(start, start + BATCH)
    const slugs = records.map(({ slug }) => slug)
    const stored = await readToolStates(tx, categories, Prisma.sql`WHERE t.slug = ANY(${slugs}::text[])`)
    const bySlug = new Map(stored.map((tool) => [tool.slug, tool]))
    await write(
      records.map((record) => {
        const before = bySlug.get(record.slug) ?? null
        return { before, after: stateOfRecord(record, featured.has(record.slug), before ?? { id: newId(at) }) }
      }),
    )
  }
  return total
}

/** Yields matching tools in batches by id, so that they can be removed meanwhile. */
const eachTool = async (
  tx: TransactionClient,
  categories: Categories,
  condition: Prisma.Sql,
  work: (tools: Awaited<ReturnType<typeof readToolStates>>) => Promise<void>,
): Promise<void> => {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const page = Prisma.sql`WHERE t.id > ${after}::uuid AND ${condition} ORDER BY t.id LIMIT ${BATCH}::int`
    const tools = await readToolStates(tx, categories, page)
    const last = tools.at(-1)
    if (last === undefined) return
    after = last.id
    await work(tools)
  }
}

const applyCategories = async (tx: TransactionClient, data: CatalogueData): Promise<Categories> => {
  const stored = new Map((await tx.category.findMany()).map((category) => [category.slug, category]))
  await tx.category.createMany({
    data: data.categories
      .filter(({ slug }) => !stored.has(slug))
      .map(({ slug, name, description }) => ({ slug, name, description })),
  })
  for (const { slug, name, description } of data.categories) {
    const row = stored.get(slug)
    if (row === undefined || (row.name === name && row.description === description)) continue
    await tx.category.update({ where: { id: row.id }, data: { name, description } })
    // Lists and the search read a tool again when the version of its row has changed.
    if (row.name !== name)
      await tx.$executeRaw`UPDATE tools SET category_id = ${row.id}::uuid WHERE category_id = ${row.id}::uuid`
  }
  return readCategories(tx)
}
