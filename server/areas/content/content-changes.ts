/** The hash of a page's visible content, and cache tags of changed pages. */
import { createHash } from 'node:crypto'
import type { Prisma } from '#prisma/client/client.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { type CacheTag, CONTENT, pageTag } from '../../platform/cache/cache-tags.ts'
import type { TransactionClient } from '../../platform/database/database.ts'
import { invalidateTags } from '../../platform/database/invalidation-log.ts'
import { afterCommit } from '../../platform/database/transaction.ts'

/** The visible content, including administrators' settings. */
type VisibleContent = {
  readonly type: string
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly keyword: string
  readonly categorySlug: string | null
  readonly tags: readonly string[]
  readonly author: string
  readonly content: string
  readonly markdown: string
  readonly contentPreview: readonly string[]
  readonly schemaData: Prisma.JsonValue
  /** `YYYY-MM`; null without dated facts. */
  readonly factsAsOf: string | null
}

/** Sorts object keys, whose order the database does not preserve. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

/** SHA-256 of the visible content, in hexadecimal. */
export const contentHashOf = (page: VisibleContent): string => {
  const { type, slug, title, description, keyword, categorySlug, tags, author } = page
  const { content, markdown, contentPreview, schemaData, factsAsOf } = page
  const read = [type, slug, title, description, keyword, categorySlug, tags, author]
  const whole = [...read, content, markdown, contentPreview, sorted(schemaData), factsAsOf]
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex')
}

/**
 * Invalidates cached pages in the transaction of the change; call it last. Many pages at once invalidate lists and
 * posts together: every post carries its slug's tag, so single entries are exact up to the log's limit.
 */
export const invalidatePages = async (
  tx: TransactionClient,
  invalidations: Pick<CacheInvalidations, 'committed'>,
  slugs: readonly string[],
): Promise<void> => {
  if (slugs.length === 0) return
  const tags: CacheTag[] = [CONTENT, ...new Set(slugs.map(pageTag))]
  const invalidation = await invalidateTags(tx, tags)
  afterCommit(tx, () => invalidations.committed(invalidation))
}
