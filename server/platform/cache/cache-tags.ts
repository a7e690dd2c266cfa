/** All cache tags. A tag names data in a cached response; changing the data invalidates the tag. */
import type { ToolSort } from '#core/catalogue/tool-query.ts'

/** The whole catalog: its durable version is the revision in `catalogue_state`. */
export const CATALOGUE = 'catalogue'
/** The order and the counts of lists, searches and similar tools. Every revision invalidates it, except an edit that only concerns prices. */
export const LISTS = 'lists'
/** What lists do with the lowest monthly price: an order, a limit, counts, and searches that state a price. */
export const PRICES = 'prices'
/** The records of the catalog, except facts of the tools that have a `recordTag`. Every other revision invalidates it. */
export const RECORDS = 'records'
/** For responses that depend on none of these: only an entry with too many tags invalidates it. */
export const PROGRAM = 'program'
/** All editorial content: post lists, navigation, feeds. */
export const CONTENT = 'content'
/** The UTC date, shown as a year. */
export const DAY = 'day'
/** The testimonials of the pricing page. */
export const TESTIMONIALS = 'testimonials'
/** Any tool: for responses with too many tool tags, and for files of all tools. */
export const ANY_TOOL = 'tool:*'

/** The facts of a tool. */
export const recordTag = (toolId: string) => `record:${toolId}` as const
/** In the log only: a revision that changed nothing but the records in the same entry. */
export const recordRevisionTag = (revision: number) => `revision:${revision}` as const
/** Tool data that changes without a catalog revision: its rating. */
export const toolTag = (toolId: string) => `tool:${toolId}` as const
/** The order of lists sorted by a value that changes without a catalog revision. */
export const sortTag = (sort: ToolSort) => `sort:${sort}` as const
/** One page or post of the content area. */
export const pageTag = (slug: string) => `page:${slug}` as const

export type CacheTag =
  | typeof CATALOGUE
  | typeof LISTS
  | typeof PRICES
  | typeof RECORDS
  | typeof PROGRAM
  | ReturnType<typeof recordTag>
  | ReturnType<typeof recordRevisionTag>
  | typeof CONTENT
  | typeof DAY
  | typeof TESTIMONIALS
  | typeof ANY_TOOL
  | ReturnType<typeof toolTag>
  | ReturnType<typeof sortTag>
  | ReturnType<typeof pageTag>

/** Limits the tags of a response: beyond it, all tool tags become `ANY_TOOL`, and all record tags `CATALOGUE`. */
export const MAX_TOOL_TAGS = 128

/** The final tags of a response. */
export const tagsOfResponse = (collected: ReadonlySet<CacheTag>, max = MAX_TOOL_TAGS): readonly CacheTag[] => {
  let tags = [...collected]
  for (const [prefix, whole] of [
    ['tool:', ANY_TOOL],
    ['record:', CATALOGUE],
  ] as const) {
    const others = tags.filter((tag) => !tag.startsWith(prefix))
    if (tags.length - others.length > max) tags = [...new Set([...others, whole])]
  }
  return tags
}

export const ratingTags = (toolIds: readonly string[]): readonly CacheTag[] => [
  ...toolIds.map(toolTag),
  ANY_TOOL,
  sortTag('rating'),
]
