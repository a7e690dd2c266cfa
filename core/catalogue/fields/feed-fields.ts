/** The fields of a tool in the public change feed and its snapshots, in the format of the data files. */
import { definitionOf, FIELD_NAMES, type ToolField } from './field-names.ts'

/** The kinds of entries say them: a tool in the feed is active. */
const SAID_BY_THE_KIND: readonly ToolField[] = ['status', 'merged_into']

/** Public fields, without decisions of the editors about our own lists. */
export const FEED_FIELDS: readonly ToolField[] = FIELD_NAMES.filter((name) => {
  const { description, editorial = false } = definitionOf(name)
  return description !== undefined && !editorial && !SAID_BY_THE_KIND.includes(name)
})

/** An active tool: its id, its slug and its values by field. */
export type FeedRecord = { readonly id: string; readonly slug: string } & Readonly<Record<string, unknown>>

/** The fields of the feed, in their order; `initial` for those that older values lack. */
export const toFeedRecord = (id: string, slug: string, values: Readonly<Record<string, unknown>>): FeedRecord => ({
  id,
  slug,
  ...Object.fromEntries(FEED_FIELDS.map((field) => [field, values[field] ?? definitionOf(field).initial ?? null])),
})
