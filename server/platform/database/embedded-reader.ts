import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** Most prepared statements. */
const MAX_PREPARED = 200

/** Null for a value, such as a list, whose literal depends on its type. */
const literalOf = (value: unknown): string | null => {
  if (value === null) return 'NULL'
  // An untyped literal takes the type of the parameter.
  if (typeof value === 'string') return value.includes('\0') ? null : pg.escapeLiteral(value)
  return typeof value === 'number' || typeof value === 'boolean' ? `'${value}'` : null
}

const argumentsOf = (values: readonly unknown[]): string | null => {
  const literals = values.map(literalOf)
  if (literals.includes(null)) return null
  return literals.length === 0 ? '' : `(${literals.join(', ')})`
}

/** By engine, because a restarted one has lost its statements. */
const statements = new WeakMap<PGlite, Map<string, Promise<string>>>()
let count = 0

/** The name of the prepared statement; null when the limit is reached. */
const prepare = (engine: PGlite, text: string): Promise<string> | null => {
  const names = statements.get(engine) ?? new Map<string, Promise<string>>()
  statements.set(engine, names)
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MAX_PREPARED) return null
  count += 1
  const name = `read_${count}`
  const preparing = engine.query(`PREPARE ${name} AS ${text}`).then(() => name)
  names.set(text, preparing)
  preparing.catch(() => names.delete(text))
  return preparing
}

/**
 * Reads from the embedded database with cached plans: PGlite parses and plans every statement, which costs three times
 * the execution of most. The only way to name a statement is SQL's PREPARE and EXECUTE.
 */
export const createEmbeddedReader = (
  client: () => Promise<PGlite>,
): ((text: string, values: unknown[]) => Promise<unknown[]>) => {
  return async (text, values) => {
    const engine = await client()
    const given = argumentsOf(values)
    const name = given === null ? null : await prepare(engine, text)
    const { rows } = name === null ? await engine.query(text, values) : await engine.query(`EXECUTE ${name}${given}`)
    return rows
  }
}
