/** Opaque cursors with the values of the previous tool, which may have changed or gone. */
import { z } from 'zod'
import type { OrderPosition } from '#core/catalogue/listing/orders.ts'
import { TOOL_SORTS, type ToolSort } from '#core/catalogue/tool-query.ts'
import { InvalidInputError } from '#core/errors.ts'

/** A position among search matches, best first. */
type MatchPosition = { readonly relevance: number; readonly id: string }

const MAX_CURSOR_LENGTH = 1000

const inOrder = z.tuple([z.enum(TOOL_SORTS), z.int(), z.string().max(200), z.guid()])
const amongMatches = z.tuple([z.literal('match'), z.number().min(0).max(1), z.guid()])

const encode = (value: readonly unknown[]): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const decode = (cursor: string): unknown => {
  if (cursor.length > MAX_CURSOR_LENGTH) return null
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

const invalid = () => new InvalidInputError('"after" is not a cursor of this query.', 'after')

export const encodePosition = (sort: ToolSort, { key, name, id }: OrderPosition): string =>
  encode([sort, key, name, id])

export const encodeMatch = ({ relevance, id }: MatchPosition): string => encode(['match', relevance, id])

/** Throws InvalidInputError for an invalid or outdated cursor, or one of another sort. */
export const decodePosition = (cursor: string, sort: ToolSort): OrderPosition => {
  const parsed = inOrder.safeParse(decode(cursor))
  if (!parsed.success || parsed.data[0] !== sort) throw invalid()
  const [, key, name, id] = parsed.data
  return { key, name, id }
}

/** Throws InvalidInputError for an invalid or outdated cursor, or one without a search. */
export const decodeMatch = (cursor: string): MatchPosition => {
  const parsed = amongMatches.safeParse(decode(cursor))
  if (!parsed.success) throw invalid()
  const [, relevance, id] = parsed.data
  return { relevance, id }
}
