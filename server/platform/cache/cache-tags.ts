/** All cache tags. A tag names data in a cached response; changing the data invalidates the tag. */
import type { ToolSort } from '../../../core/catalogue/tool-query.ts'

/** The whole catalog: its durable version is the revision in `catalogue_state`. */
export const CATALOGUE = 'catalogue'
/** All editorial content: post lists, navigation, feeds. */
export const CONTENT = 'content'
/** The UTC date, shown as a year. */
export const DAY = 'day'
/** Any tool: for responses with too many tool tags, and for files of all tools. */
export const ANY_TOOL = 'tool:*'

/** Tool data that changes without a catalog revision: its rating. */
export const toolTag = (toolId: string) => `tool:${toolId}` as const
/** The order of lists sorted by a value that changes without a catalog revision. */
export const sortTag = (sort: ToolSort) => `sort:${sort}` as const
/** One page or post of the content area. */
export const pageTag = (slug: string) => `page:${slug}` as const

export type CacheTag =
  | typeof CATALOGUE
  | typeof CONTENT
  | typeof DAY
  | typeof ANY_TOOL
  | ReturnType<typeof toolTag>
  | ReturnType<typeof sortTag>
  | ReturnType<typeof pageTag>

/** Limits the tags of a response: beyond it, all tool tags become `ANY_TOOL`. */
export const MAX_TOOL_TAGS = 128

/** The final tags of a response. */
export const tagsOfResponse = (collected: ReadonlySet<CacheTag>, maxToolTags = MAX_TOOL_TAGS): readonly CacheTag[] => {
  const tags = [...collected]
  const others = tags.filter((tag) => !tag.startsWith('tool:'))
  return tags.length - others.length > maxToolTags ? [...others, ANY_TOOL] : tags
}

export const ratingTags = (toolIds: readonly string[]): readonly CacheTag[] => [
  ...toolIds.map(toolTag),
  ANY_TOOL,
  sortTag('rating'),
]
