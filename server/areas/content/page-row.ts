/** Maps a generated page to its row. */
import { isDeepStrictEqual } from 'node:util'
import type { GateDecision, PageType } from '#core/pages/page-model.ts'
import { utcDay } from '#core/utc-day.ts'
import { Prisma } from '#prisma/client/client.ts'
import { sanitizeContent } from '../../platform/html/sanitize-content.ts'
import { contentHashOf } from './content-changes.ts'
import type { TextDates } from './page-dates.ts'
import { descriptionOf, isVisible, titleOf } from './page-visibility.ts'

/** Its HTML is sanitized when stored. */
export type PageToWrite = {
  readonly key: string
  readonly type: PageType
  readonly slug: string
  readonly title: string
  readonly metaDescription: string
  readonly keyword: string
  readonly categorySlug: string | null
  readonly tags: readonly string[]
  readonly author: string
  readonly content: string
  readonly markdown: string
  readonly contentPreview: readonly string[]
  readonly wordCount: number
  readonly distinctFacts: readonly string[]
  readonly schemaData: Prisma.JsonValue
  readonly toolIds: readonly string[]
  readonly relatedSlugs: readonly string[]
  /** `YYYY-MM`. */
  readonly factsAsOf: string | null
  /** Whether its facts are compared with the catalog now. */
  readonly isChecked: boolean
  readonly gate: GateDecision
  /** The days of its text; null when they are not recorded. */
  readonly dates: TextDates | null
}

/** Stored columns that decide whether a page is rewritten. */
export const STORED_PAGE = {
  id: true,
  key: true,
  slug: true,
  title: true,
  metaDescription: true,
  status: true,
  gateProblems: true,
  wordCount: true,
  distinctFacts: true,
  toolIds: true,
  relatedSlugs: true,
  contentHash: true,
  contentChangedAt: true,
  titleOverride: true,
  descriptionOverride: true,
  statusOverride: true,
  publishedAt: true,
  deletedAt: true,
  goneAt: true,
  movedTo: true,
} as const satisfies Prisma.ProgrammaticPageSelect
export type StoredPage = Prisma.ProgrammaticPageGetPayload<{ select: typeof STORED_PAGE }>

/** Columns set by the generator. Others belong to administrators or the store. */
const GENERATED_COLUMNS = [
  'slug',
  'status',
  'gate_problems',
  'title',
  'meta_description',
  'keyword',
  'category_slug',
  'tags',
  'author',
  'content',
  'markdown',
  'content_preview',
  'word_count',
  'distinct_facts',
  'schema_data',
  'tool_ids',
  'related_slugs',
  'facts_as_of',
  'facts_checked_on',
  'content_hash',
  'content_changed_at',
  'published_at',
  'gone_at',
  'moved_to',
  'updated_at',
] as const
export const INSERTED_COLUMNS = Prisma.raw(
  ['id', 'key', 'type', 'created_at', ...GENERATED_COLUMNS].map((c) => `"${c}"`).join(', '),
)
export const UPDATED_COLUMNS = Prisma.raw(
  GENERATED_COLUMNS.map((column) => `"${column}" = excluded."${column}"`).join(', '),
)

export type PageRow = Record<(typeof GENERATED_COLUMNS)[number] | 'id' | 'key' | 'type' | 'created_at', unknown>

/** Day precision: pages of a day are listed in order of creation, guides and the most important first. */
const dayOf = (moment: Date): Date => new Date(utcDay(moment))

/** The recorded day, else that of the first visible version. Null while it was never visible. */
const publishedAtOf = ({ dates, gate }: PageToWrite, stored: StoredPage | null, now: Date): Date | null => {
  const isShown = isVisible({
    status: gate.status,
    statusOverride: stored?.statusOverride ?? null,
    deletedAt: stored?.deletedAt ?? null,
    goneAt: null,
  })
  const known = stored?.publishedAt ?? (isShown ? dayOf(now) : null)
  return known === null || dates === null ? known : new Date(dates.publishedOn)
}

/** The recorded day of the text. Without one, and after an administrator's change, it changed when it was stored. */
const changedAtOf = (
  { dates }: PageToWrite,
  { stored, contentHash, now }: { stored: StoredPage | null; contentHash: string; now: Date },
): Date => {
  const recorded = dates?.changedOn ? new Date(dates.changedOn) : null
  const isEdited = stored !== null && (stored.titleOverride !== null || stored.descriptionOverride !== null)
  if (recorded !== null && !isEdited) return recorded
  if (stored?.contentHash !== contentHash) return stored === null || recorded === null ? now : later(recorded, stored)
  return stored.contentChangedAt
}
const later = (day: Date, { contentChangedAt }: StoredPage): Date => (day > contentChangedAt ? day : contentChangedAt)

/** The hash of the visible content. */
export const hashOf = (page: PageToWrite, stored: StoredPage | null): string =>
  contentHashOf({
    ...page,
    title: stored === null ? page.title : titleOf({ ...stored, title: page.title }),
    description:
      stored === null ? page.metaDescription : descriptionOf({ ...stored, metaDescription: page.metaDescription }),
  })

/** Ignores the day of the check. */
export const isSame = (page: PageToWrite, stored: StoredPage, contentHash: string, now: Date): boolean => {
  const { slug, title, metaDescription, wordCount, distinctFacts, toolIds, relatedSlugs, gate } = page
  const texts = { slug, title, metaDescription, wordCount, distinctFacts, toolIds, relatedSlugs, contentHash }
  const publishedAt = publishedAtOf(page, stored, now)
  const next = { ...texts, publishedAt, contentChangedAt: changedAtOf(page, { stored, contentHash, now }) }
  const unchanged = Object.entries(next).every(([name, value]) =>
    isDeepStrictEqual(stored[name as keyof StoredPage], value),
  )
  return (
    unchanged &&
    stored.status === gate.status &&
    isDeepStrictEqual(stored.gateProblems, gate.problems) &&
    stored.goneAt === null
  )
}

/** `id` is used for new pages. */
export const rowOf = (
  page: PageToWrite,
  { stored, contentHash, now, id }: { stored: StoredPage | null; contentHash: string; now: Date; id: string },
): PageRow => {
  return {
    id: stored?.id ?? id,
    key: page.key,
    type: page.type,
    created_at: now,
    slug: page.slug,
    status: page.gate.status,
    gate_problems: page.gate.problems,
    title: page.title,
    meta_description: page.metaDescription,
    keyword: page.keyword,
    category_slug: page.categorySlug,
    tags: page.tags,
    author: page.author,
    content: sanitizeContent(page.content),
    markdown: page.markdown,
    content_preview: page.contentPreview,
    word_count: page.wordCount,
    distinct_facts: page.distinctFacts,
    schema_data: page.schemaData,
    tool_ids: page.toolIds,
    related_slugs: page.relatedSlugs,
    facts_as_of: page.factsAsOf === null ? null : `${page.factsAsOf}-01`,
    facts_checked_on: page.isChecked ? utcDay(now) : null,
    content_hash: contentHash,
    content_changed_at: changedAtOf(page, { stored, contentHash, now }),
    published_at: publishedAtOf(page, stored, now),
    gone_at: null,
    moved_to: null,
    updated_at: now,
  }
}
