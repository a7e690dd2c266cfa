/** The one rule for the last part of a page's path: tools, categories, generated pages, articles. */
import { z } from 'zod'

const MAX_SLUG = 80
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const RULE = 'must be lower-case words joined by single dashes'

/** Lower-case words joined by single dashes, at most 80 characters. */
export const slugSchema = z.string().min(1).max(MAX_SLUG).regex(SLUG, RULE)

export const isSlug = (text: string): boolean => text.length <= MAX_SLUG && SLUG.test(text)

/** Slugs of pages next to the tool pages, and slugs easily mistaken for one. */
const RESERVED_SLUGS = new Set(
  'about account admin all api auth blog categories category compare favorites feed index new null page pricing quiz search sitemap suggest tool tools undefined'.split(
    ' ',
  ),
)
/** Ids are UUIDs and comparison pages are named `a-vs-b`; a tool slug must not look like either. */
const AMBIGUOUS_SLUG = /(?:^|-)vs(?:-|$)|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isReservedSlug = (slug: string): boolean => RESERVED_SLUGS.has(slug)

export const isAmbiguousSlug = (slug: string): boolean => AMBIGUOUS_SLUG.test(slug)

/** Why a new tool cannot have a slug; null when it can. Tools and categories never share one. */
export const toolSlugProblem = (slug: string, isCategory: (slug: string) => boolean): string | null => {
  if (!isSlug(slug)) return `${RULE}, at most ${MAX_SLUG} characters`
  const isTaken = isReservedSlug(slug) || isAmbiguousSlug(slug) || isCategory(slug)
  return isTaken ? `"${slug}" is reserved. Choose another one` : null
}
