/** Writing pages: upserts by key that write nothing where nothing has changed, so that dates and caches stay. */
import { isDeepStrictEqual } from 'node:util'
import { isReservedSlug } from '../../../core/catalogue/tool-identity.ts'
import { isPageSlug } from '../../../core/pages/page-address.ts'
import type { GateDecision, PageType } from '../../../core/pages/page-model.ts'
import { Prisma } from '../../../prisma/client/client.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { contentHashOf, invalidatePages } from './content-changes.ts'
import { descriptionOf, isVisible, titleOf } from './page-visibility.ts'

/** A page as the store takes it; HTML is sanitized already. */
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
  /** Whether its facts are compared with the catalogue now. */
  readonly isChecked: boolean
  readonly gate: GateDecision
  /** Days on which an editor published and last changed it; left out for what is generated. */
  readonly dates?: { readonly publishedOn: string; readonly updatedOn: string }
}

export type WriteResult = {
  /** Pages that were created, and those of which something was written. */
  readonly created: number
  readonly changed: number
  /** Slugs that could not be written because they are not allowed or belong to another page. */
  readonly refused: readonly string[]
}

export type PageStore = ReturnType<typeof createPageStore>

/** What of a stored page decides whether it is written again. */
const STORED = {
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
type Stored = Prisma.ProgrammaticPageGetPayload<{ select: typeof STORED }>

/** Columns of a page that the generator decides. The rest of a row belongs to administrators or to the store. */
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
  'gone_at',
  'moved_to',
  'updated_at',
] as const
const INSERTED = Prisma.raw(
  ['id', 'key', 'type', 'created_at', 'published_at', ...GENERATED_COLUMNS].map((c) => `"${c}"`).join(', '),
)
const UPDATED = Prisma.raw(GENERATED_COLUMNS.map((column) => `"${column}" = excluded."${column}"`).join(', '))

type Row = Record<(typeof GENERATED_COLUMNS)[number] | 'id' | 'key' | 'type' | 'created_at' | 'published_at', unknown>

const hashOf = (page: PageToWrite, stored: Stored | null): string =>
  contentHashOf({
    ...page,
    title: stored === null ? page.title : titleOf({ ...stored, title: page.title }),
    description:
      stored === null ? page.metaDescription : descriptionOf({ ...stored, metaDescription: page.metaDescription }),
  })

/** Whether a page would be stored as it is: only the day of the check may differ. */
const isSame = (page: PageToWrite, stored: Stored, contentHash: string): boolean => {
  const { slug, title, metaDescription, wordCount, distinctFacts, toolIds, relatedSlugs, gate } = page
  const next = { slug, title, metaDescription, wordCount, distinctFacts, toolIds, relatedSlugs, contentHash }
  const unchanged = Object.entries(next).every(([name, value]) =>
    isDeepStrictEqual(stored[name as keyof Stored], value),
  )
  return (
    unchanged &&
    stored.status === gate.status &&
    isDeepStrictEqual(stored.gateProblems, gate.problems) &&
    stored.goneAt === null
  )
}

export const createPageStore = (dependencies: {
  database: Database
  clock: Clock
  cacheInvalidations: Pick<CacheInvalidations, 'committed'>
  newId: (now: Date) => string
}) => {
  const { database, clock, cacheInvalidations, newId } = dependencies

  const rowOf = (page: PageToWrite, stored: Stored | null, contentHash: string, now: Date): Row => {
    const after = {
      status: page.gate.status,
      statusOverride: stored?.statusOverride ?? null,
      deletedAt: stored?.deletedAt ?? null,
      goneAt: null,
    }
    const { dates } = page
    const updatedOn = dates === undefined ? now : new Date(dates.updatedOn)
    // A text that changes without its editor's date, as when a price in it does, changes now.
    const changedAt = stored !== null && updatedOn <= stored.contentChangedAt ? now : updatedOn
    const isMoved = stored === null || stored.contentHash !== contentHash
    return {
      id: stored?.id ?? newId(now),
      key: page.key,
      type: page.type,
      created_at: now,
      published_at: isVisible(after) ? (dates === undefined ? now : new Date(dates.publishedOn)) : null,
      slug: page.slug,
      status: page.gate.status,
      gate_problems: page.gate.problems,
      title: page.title,
      meta_description: page.metaDescription,
      keyword: page.keyword,
      category_slug: page.categorySlug,
      tags: page.tags,
      author: page.author,
      content: page.content,
      markdown: page.markdown,
      content_preview: page.contentPreview,
      word_count: page.wordCount,
      distinct_facts: page.distinctFacts,
      schema_data: page.schemaData,
      tool_ids: page.toolIds,
      related_slugs: page.relatedSlugs,
      facts_as_of: page.factsAsOf === null ? null : `${page.factsAsOf}-01`,
      facts_checked_on: page.isChecked ? now.toISOString().slice(0, 10) : null,
      content_hash: contentHash,
      content_changed_at: isMoved ? changedAt : stored.contentChangedAt,
      gone_at: null,
      moved_to: null,
      updated_at: now,
    }
  }

  /** Pages whose slug another page has, by its key: each address belongs to one page for good. */
  const findTaken = async (tx: TransactionClient, pages: readonly PageToWrite[]): Promise<ReadonlySet<string>> => {
    const slugs = pages.map(({ slug }) => slug)
    const holders = await tx.programmaticPage.findMany({
      where: { slug: { in: slugs } },
      select: { slug: true, key: true },
    })
    const holderOf = new Map(holders.map(({ slug, key }) => [slug, key]))
    return new Set(pages.filter(({ slug, key }) => (holderOf.get(slug) ?? key) !== key).map(({ key }) => key))
  }

  /**
   * A tool that comes back is a new record with its old slug. A page about it takes over the row of the page that is gone, with
   * its address, its counts and what an administrator has set.
   */
  const adoptGonePages = async (tx: TransactionClient, pages: readonly PageToWrite[]): Promise<void> => {
    const bySlug = new Map(pages.map((page) => [page.slug, page]))
    const holders = await tx.programmaticPage.findMany({
      where: { slug: { in: [...bySlug.keys()] }, goneAt: { not: null } },
      select: { id: true, slug: true, key: true, type: true },
    })
    for (const { id, slug, key, type } of holders) {
      const page = bySlug.get(slug)
      if (page === undefined || page.key === key || page.type !== type) continue
      const known = await tx.programmaticPage.findUnique({ where: { key: page.key }, select: { id: true } })
      if (known !== null) continue
      await tx.programmaticPage.update({ where: { id }, data: { key: page.key }, select: { id: true } })
    }
  }

  /** Keeps old addresses of pages that get a new one, and gives free those that a page has now. */
  const moveSlugs = async (
    tx: TransactionClient,
    rows: readonly Row[],
    stored: ReadonlyMap<string, Stored>,
    now: Date,
  ) => {
    const renamed = rows.flatMap((row) => {
      const before = stored.get(String(row.key))
      return before !== undefined && before.slug !== row.slug
        ? [{ slug: before.slug, pageId: before.id, createdAt: now }]
        : []
    })
    await tx.pageFormerSlug.deleteMany({ where: { slug: { in: rows.map(({ slug }) => String(slug)) } } })
    if (renamed.length > 0) await tx.pageFormerSlug.createMany({ data: renamed, skipDuplicates: true })
  }

  const upsert = async (tx: TransactionClient, rows: readonly Row[]): Promise<void> => {
    await tx.$executeRaw`
      INSERT INTO programmatic_pages AS p (${INSERTED})
      SELECT ${INSERTED} FROM jsonb_populate_recordset(NULL::programmatic_pages, ${JSON.stringify(rows)}::jsonb)
      ON CONFLICT (key) DO UPDATE SET ${UPDATED}, published_at = COALESCE(p.published_at, excluded.published_at)`
  }

  const writeBatch = async (tx: TransactionClient, pages: readonly PageToWrite[]): Promise<WriteResult> => {
    const now = clock.now()
    const keys = pages.map(({ key }) => key)
    await adoptGonePages(tx, pages)
    await tx.$queryRaw`SELECT id FROM programmatic_pages WHERE key = ANY(${keys}::text[]) ORDER BY id FOR UPDATE`
    const known = await tx.programmaticPage.findMany({ where: { key: { in: keys } }, select: STORED })
    const stored = new Map(known.map((row) => [row.key, row]))
    const allowed = pages.filter(
      ({ slug, type }) => isPageSlug(slug) && (type === 'comparison' || !isReservedSlug(slug)),
    )
    const taken = await findTaken(tx, allowed)
    const writable = allowed.filter(({ key }) => !taken.has(key))
    const rows: Row[] = []
    const same: string[] = []
    for (const page of writable) {
      const before = stored.get(page.key) ?? null
      const contentHash = hashOf(page, before)
      if (before !== null && isSame(page, before, contentHash)) same.push(before.id)
      else rows.push(rowOf(page, before, contentHash, now))
    }
    const today = new Date(now.toISOString().slice(0, 10))
    await tx.programmaticPage.updateMany({
      where: { id: { in: same }, factsCheckedOn: { lt: today } },
      data: { factsCheckedOn: today },
    })
    if (rows.length > 0) {
      await moveSlugs(tx, rows, stored, now)
      await upsert(tx, rows)
      const before = rows.flatMap((row) => stored.get(String(row.key))?.slug ?? [])
      await invalidatePages(tx, clock, cacheInvalidations, [...rows.map(({ slug }) => String(slug)), ...before])
    }
    const created = rows.filter(({ key }) => !stored.has(String(key))).length
    const refused = pages.filter((page) => !writable.includes(page)).map(({ slug }) => slug)
    return { created, changed: rows.length - created, refused }
  }

  return {
    /**
     * Stores a batch of pages by their keys, in one transaction. What an administrator has set stays. A page that was gone is
     * there again. Hand over some dozens at once: on the embedded database everybody waits for the transaction.
     */
    write: (pages: readonly PageToWrite[]): Promise<WriteResult> =>
      database.transaction((tx) => writeBatch(tx, pages), { timeoutMs: 30_000 }),

    /** Marks pages whose subject has left the catalogue: their addresses respond with 410, or lead to `movedTo`. */
    markGone: async (
      pages: readonly { readonly id: string; readonly slug: string; readonly movedTo: string | null }[],
    ) => {
      if (pages.length === 0) return
      await database.transaction(async (tx) => {
        const now = clock.now()
        for (const { id, movedTo } of pages) {
          await tx.programmaticPage.update({
            where: { id },
            data: { goneAt: now, movedTo, updatedAt: now },
            select: { id: true },
          })
        }
        await invalidatePages(
          tx,
          clock,
          cacheInvalidations,
          pages.map(({ slug }) => slug),
        )
      })
    },
  }
}
