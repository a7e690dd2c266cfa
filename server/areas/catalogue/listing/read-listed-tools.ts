/** Loads list data; at a new revision only rows written since. */
import type { ListedTool } from '#core/catalogue/listing/columns.ts'
import { FLAG_NAMES } from '#core/catalogue/listing/flags.ts'
import type { TopicWeights } from '#core/catalogue/similarity.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '#server/platform/database/database.ts'
import { columnList } from '../tool-row.ts'

/** Larger statements would block the embedded database and its process too long. */
export const BATCH_SIZE = 500

/**
 * Row versions by id: the transaction of the last write, including writes outside the change feed (ranks, renamed
 * categories).
 */
type ToolVersions = ReadonlyMap<string, string>

const readToolVersions = async (database: Database): Promise<ToolVersions> => {
  const [row] = await database.read<{ versions: Readonly<Record<string, string>> }>(Prisma.sql`
    SELECT coalesce(json_object_agg(t.id, t.xmin::text), '{}'::json) AS versions FROM tools t WHERE t.status = 'active'`)
  return new Map(Object.entries(row?.versions ?? {}))
}

/** Rows of active tools by id, in batches. */
export async function* readBatches<Row>(
  database: Database,
  ids: readonly string[],
  columns: Prisma.Sql,
): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const batch = ids.slice(start, start + BATCH_SIZE)
    const [row] = await database.read<{ rows: readonly Row[] }>(Prisma.sql`
      SELECT coalesce(json_agg(p), '[]'::json) AS rows FROM (
        SELECT ${columns} FROM tools t JOIN categories c ON c.id = t.category_id
        WHERE t.id = ANY(${batch}::uuid[]) AND t.status = 'active') p`)
    yield row?.rows ?? []
  }
}

const LISTED_COLUMNS = columnList(
  [
    'id',
    'slug',
    'nameLower',
    'categoryId',
    'pricingModel',
    'priceCents',
    ...FLAG_NAMES.filter((flag) => flag !== 'verified'),
    'platforms',
    'integrations',
    'privacy',
    'teamFit',
    'skill',
    'prominence',
    'topics',
    'directoryRank',
  ],
  [
    't.xmin::text AS version',
    'c.slug AS "categorySlug"',
    't.verified_on IS NOT NULL AS verified',
    `t.added_on - '1970-01-01'::date AS "addedDay"`,
  ],
)

export type StoredListedTool = ListedTool & {
  readonly slug: string
  readonly version: string
  readonly topics: TopicWeights
}

/** Reuses rows whose version is unchanged. */
export const readListedTools = async (
  database: Database,
  known: ReadonlyMap<string, StoredListedTool>,
): Promise<ReadonlyMap<string, StoredListedTool>> => {
  const versions = await readToolVersions(database)
  const tools = new Map<string, StoredListedTool>()
  const outdated: string[] = []
  for (const [id, version] of versions) {
    const tool = known.get(id)
    if (tool?.version === version) tools.set(id, tool)
    else outdated.push(id)
  }
  for await (const batch of readBatches<StoredListedTool>(database, outdated, LISTED_COLUMNS))
    for (const tool of batch) tools.set(tool.id, tool)
  return tools
}
