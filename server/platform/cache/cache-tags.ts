/** Every cache tag. A tag names data that a cached response shows; when the data changes, its tag is invalidated. */
import type { ToolSort } from '../../../core/catalogue/tool-query.ts'

/** The data of the catalogue as a whole: the revision in `catalogue_state` is the durable version of this tag. */
export const CATALOGUE = 'catalogue'
/** Editorial content as a whole: lists of posts, navigation, feeds. */
export const CONTENT = 'content'
/** The date in UTC, which pages show as a year. */
export const DAY = 'day'
/** Any tool: for responses that show more tools than they carry tags for, and for files of all tools. */
export const ANY_TOOL = 'tool:*'

/** What changes about one tool without a change of the catalogue: its rating. */
export const toolTag = (toolId: string) => `tool:${toolId}` as const
/** The order of lists that are sorted by a value that changes without a change of the catalogue. */
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

/** Bounds the memory of a cached response's tags: beyond it, all tool tags become `ANY_TOOL`. */
export const MAX_TOOL_TAGS = 128

/** The tags of a cached response, from those that were collected while it was resolved. */
export const tagsOfResponse = (collected: ReadonlySet<CacheTag>): readonly CacheTag[] => {
  const tags = [...collected]
  const others = tags.filter((tag) => !tag.startsWith('tool:'))
  return tags.length - others.length > MAX_TOOL_TAGS ? [...others, ANY_TOOL] : tags
}

/** The tags to invalidate when the ratings of these tools change. */
export const ratingTags = (toolIds: readonly string[]): readonly CacheTag[] => [
  ...toolIds.map(toolTag),
  ANY_TOOL,
  sortTag('rating'),
]
