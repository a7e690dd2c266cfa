/** Sort orders as lists of keys, and the cursors made of them. */
import { z } from 'zod'
import { TOOL_SORTS, type ToolSort } from '../../../core/catalogue/tool-query.ts'
import { InvalidInputError } from '../../../core/errors.ts'
import { Prisma } from '../../../prisma/client/client.ts'
import { likePattern } from './like-pattern.ts'

export type SortKey = {
  readonly sql: Prisma.Sql
  readonly type: 'int' | 'text' | 'date' | 'uuid'
  readonly descending?: true
  /** What an index holds, where that is not `sql` but sorts alike. */
  readonly indexed?: Prisma.Sql
}

const NAME: SortKey = { sql: Prisma.sql`t.name_lower`, type: 'text' }
const ID: SortKey = { sql: Prisma.sql`t.id`, type: 'uuid' }
const PROMINENCE: SortKey = { sql: Prisma.sql`t.prominence`, type: 'int', descending: true }
/** Follows prominence at once, and the rest of it every night. */
const DIRECTORY_RANK: SortKey = { sql: Prisma.sql`t.directory_rank`, type: 'int', descending: true }
/** Above every price that can be stored, so that unknown prices come last. */
const UNKNOWN_PRICE = 2_147_483_647

/** 0 the name itself, 1 a name that begins with the term, 2 one that contains it, 3 a match elsewhere. */
const nameRank = (term: string): SortKey => ({
  sql: Prisma.sql`CASE WHEN t.name_lower = ${term} THEN 0 WHEN t.name_lower LIKE ${likePattern(term, 'prefix')} THEN 1 WHEN t.name_lower LIKE ${likePattern(term, 'contains')} THEN 2 ELSE 3 END`,
  type: 'int',
})

/** The keys of an order, most significant first; the last is unique, so that the order is total. */
export const sortKeys = (sort: ToolSort, term: string | null): readonly SortKey[] => {
  if (sort === 'name') return [NAME, ID]
  if (sort === 'newest') return [{ sql: Prisma.sql`t.added_on`, type: 'date', descending: true }, NAME, ID]
  if (sort === 'rating') {
    return [{ sql: Prisma.sql`t.rating_score`, type: 'int', descending: true }, PROMINENCE, NAME, ID]
  }
  if (sort === 'price') {
    // Null sorts last, as the number that stands for it does.
    const indexed = Prisma.sql`t.price_cents`
    return [{ sql: Prisma.sql`COALESCE(t.price_cents, ${UNKNOWN_PRICE}::int)`, type: 'int', indexed }, NAME, ID]
  }
  return term === null ? [DIRECTORY_RANK, NAME, ID] : [nameRank(term), PROMINENCE, NAME, ID]
}

export const orderBy = (keys: readonly SortKey[]): Prisma.Sql =>
  Prisma.join(keys.map(({ sql, descending, indexed = sql }) => (descending ? Prisma.sql`${indexed} DESC` : indexed)))

/** Selects the keys' values as a JSON list, so that a cursor can be made of a row. */
export const cursorColumn = (keys: readonly SortKey[]): Prisma.Sql =>
  Prisma.sql`json_build_array(${Prisma.join(keys.map((key) => key.sql))}) AS "cursorKeys"`

const cursorSchema = z.tuple([z.enum(TOOL_SORTS), z.array(z.union([z.string().max(200), z.number()])).max(4)])

/** An opaque cursor: the sort and the values of its keys. */
export const encodeCursor = (sort: ToolSort, values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify([sort, values])).toString('base64url')

const VALUE_FITS: Record<SortKey['type'], (value: string | number) => boolean> = {
  int: (value) => typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= UNKNOWN_PRICE,
  // What the database could not hold cannot come from a row.
  text: (value) => typeof value === 'string' && value.isWellFormed() && !value.includes('\0'),
  // The database knows no year 0.
  date: (value) => typeof value === 'string' && z.iso.date().safeParse(value).success && !value.startsWith('0000'),
  uuid: (value) => typeof value === 'string' && z.guid().safeParse(value).success,
}

const CASTS: Record<SortKey['type'], Prisma.Sql> = {
  int: Prisma.sql`::int`,
  text: Prisma.sql`::text`,
  date: Prisma.sql`::date`,
  uuid: Prisma.sql`::uuid`,
}

/** Reads a cursor back. Throws InvalidInputError for one that is broken or made for another sort. */
export const decodeCursor = (
  cursor: string,
  sort: ToolSort,
  keys: readonly SortKey[],
): readonly (string | number)[] => {
  const invalid = () => new InvalidInputError('"after" is not a cursor of this query.', 'after')
  if (cursor.length > 1000) throw invalid()
  let decoded: unknown
  try {
    decoded = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw invalid()
  }
  const parsed = cursorSchema.safeParse(decoded)
  if (!parsed.success) throw invalid()
  const [cursorSort, values] = parsed.data
  const fits = values.length === keys.length && keys.every((key, i) => VALUE_FITS[key.type](values[i] ?? Number.NaN))
  if (cursorSort !== sort || !fits) throw invalid()
  return values
}

/**
 * Rows that come after the given key values: (a > x) or (a = x and b > y) or ... The bound on the first key says nothing
 * more, but an index can begin there instead of at the first row.
 */
export const afterCursor = (keys: readonly SortKey[], values: readonly (string | number)[]): Prisma.Sql => {
  const compare = (index: number, operator: Prisma.Sql) => {
    const key = keys[index] as SortKey
    return Prisma.sql`${key.sql} ${operator} ${values[index]}${CASTS[key.type]}`
  }
  const alternatives = keys.map((key, index) => {
    const equal = keys.slice(0, index).map((_, before) => compare(before, Prisma.sql`=`))
    const beyond = compare(index, key.descending ? Prisma.sql`<` : Prisma.sql`>`)
    return Prisma.sql`(${Prisma.join([...equal, beyond], ' AND ')})`
  })
  const bound = compare(0, keys[0]?.descending ? Prisma.sql`<=` : Prisma.sql`>=`)
  return Prisma.sql`(${bound} AND (${Prisma.join(alternatives, ' OR ')}))`
}
