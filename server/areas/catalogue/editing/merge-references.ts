/** Moves references when a tool is merged, and back when that is undone. */
import { Prisma } from '#prisma/client/client.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'

type FollowingTable = {
  readonly table: string
  /** The member column; unique with the tool. Null: rows have no owner and may repeat. */
  readonly owner: string | null
  /** For members with several lists: the list column (unique with the tool) and the table of lists. */
  readonly list?: { readonly column: string; readonly table: string }
}

/** Tables whose rows follow their tool by `tool_id`. */
export const FOLLOWING_TABLES: readonly FollowingTable[] = [
  { table: 'favorites', owner: 'user_id' },
  {
    table: 'collection_tools',
    owner: 'user_id',
    list: { column: 'collection_id', table: 'collections' },
  },
  { table: 'tool_ratings', owner: 'user_id' },
  { table: 'tool_reviews', owner: 'user_id' },
  { table: 'tool_views', owner: 'user_id' },
  { table: 'inaccuracy_reports', owner: null },
  { table: 'tool_revisions', owner: null },
  { table: 'price_checks', owner: null },
]

/**
 * Tables whose rows stay: the tool's own record, the merges, claims, which another website does not prove, and members'
 * confirmations of its prices.
 */
export const STAYING_TABLES: readonly string[] = [
  'tool_facts',
  'tool_merges',
  'claimed_listings',
  'price_confirmations',
]

type Merge = { readonly id: string; readonly fromId: string; readonly intoId: string }

/** Positions in a list change with the rows around them, and votes with what others do. */
const digestOf = Prisma.raw(`md5((to_jsonb(t) - 'tool_id' - 'position' - 'helpful_count')::text)`)

/** Reviews have the stars of the member's rating, also when it is of the tool that they move to. */
const matchStars = (tx: TransactionClient, reviewedId: string, ratedId: string) => tx.$executeRaw`
  UPDATE tool_reviews w SET stars = r.stars, works_for_vendor = r.works_for_vendor FROM tool_ratings r
  WHERE w.tool_id = ${reviewedId}::uuid AND r.tool_id = ${ratedId}::uuid AND r.user_id = w.user_id`

/** Every review of a member has a rating, also when only one of them changed and stays. */
const addMissingRatings = (tx: TransactionClient, toolIds: readonly string[]) => tx.$executeRaw`
  INSERT INTO tool_ratings (user_id, tool_id, stars, works_for_vendor, created_at, updated_at)
  SELECT w.user_id, w.tool_id, w.stars, w.works_for_vendor, w.created_at, w.created_at FROM tool_reviews w
  WHERE w.tool_id = ANY(${[...toolIds]}::uuid[]) AND w.user_id IS NOT NULL
  ON CONFLICT DO NOTHING`

/**
 * Moves references to the other tool and records every row. If a member (or list) has both, the moving row is dropped.
 */
export const moveReferences = async (tx: TransactionClient, { id, fromId, intoId }: Merge): Promise<void> => {
  await matchStars(tx, fromId, intoId)
  for (const { table, owner, list } of FOLLOWING_TABLES) {
    const name = Prisma.raw(`"${table}"`)
    const note = Prisma.sql`INSERT INTO tool_merge_rows (id, merge_id, owner_id, table_name, digest, row)`
    if (owner !== null) {
      const column = Prisma.raw(`"${list?.column ?? owner}"`)
      await tx.$executeRaw`
        WITH dropped AS (
          DELETE FROM ${name} t WHERE t.tool_id = ${fromId}::uuid
            AND EXISTS (SELECT 1 FROM ${name} o WHERE o.tool_id = ${intoId}::uuid AND o.${column} = t.${column})
          RETURNING t.*)
        ${note} SELECT gen_random_uuid(), ${id}::uuid, d.${Prisma.raw(`"${owner}"`)}, ${table}, NULL, to_jsonb(d) FROM dropped d`
    }
    const ownerId = Prisma.raw(owner === null ? 'NULL::uuid' : `t."${owner}"`)
    await tx.$executeRaw`
      ${note} SELECT gen_random_uuid(), ${id}::uuid, ${ownerId}, ${table}, ${digestOf}, NULL
      FROM ${name} t WHERE t.tool_id = ${fromId}::uuid`
    await tx.$executeRaw`UPDATE ${name} SET tool_id = ${intoId}::uuid WHERE tool_id = ${fromId}::uuid`
  }
}

/** Restores exactly the moved rows, except those changed or removed since, or present again at the old tool. */
export const returnReferences = async (tx: TransactionClient, { id, fromId, intoId }: Merge): Promise<void> => {
  for (const { table, owner, list } of FOLLOWING_TABLES) {
    const name = Prisma.raw(`"${table}"`)
    const column = owner === null ? null : Prisma.raw(`"${list?.column ?? owner}"`)
    const free =
      column === null
        ? Prisma.sql`TRUE`
        : Prisma.sql`NOT EXISTS (SELECT 1 FROM ${name} o WHERE o.tool_id = ${fromId}::uuid AND o.${column} = t.${column})`
    await tx.$executeRaw`
      UPDATE ${name} t SET tool_id = ${fromId}::uuid WHERE t.tool_id = ${intoId}::uuid AND ${free}
        AND ${digestOf} IN (SELECT m.digest FROM tool_merge_rows m WHERE m.merge_id = ${id}::uuid
          AND m.table_name = ${table} AND m.digest IS NOT NULL)`
    if (column === null) continue
    // The member may have deleted the list meanwhile.
    const listed = list
      ? Prisma.sql`EXISTS (SELECT 1 FROM ${Prisma.raw(`"${list.table}"`)} l WHERE l.id = t.${column})`
      : Prisma.sql`TRUE`
    await tx.$executeRaw`
      INSERT INTO ${name} SELECT t.* FROM tool_merge_rows m, jsonb_populate_record(NULL::${name}, m.row) t
      WHERE m.merge_id = ${id}::uuid AND m.table_name = ${table} AND m.row IS NOT NULL AND ${free} AND ${listed}
      ON CONFLICT DO NOTHING`
  }
  await matchStars(tx, fromId, fromId)
  await addMissingRatings(tx, [fromId, intoId])
}
