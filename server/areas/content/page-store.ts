/** Upserts pages by key and skips unchanged ones, so that dates and caches stay. */
import { isReservedSlug, isSlug } from '#core/slug.ts'
import { utcDay } from '#core/utc-day.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { invalidatePages } from './content-changes.ts'
import {
  hashOf,
  INSERTED_COLUMNS,
  isSame,
  type PageRow,
  type PageToWrite,
  rowOf,
  STORED_PAGE,
  type StoredPage,
  UPDATED_COLUMNS,
} from './page-row.ts'

export type WriteResult = {
  /** Created pages, and updated ones. */
  readonly created: number
  readonly changed: number
  /** Slugs that are invalid or belong to another page. */
  readonly refused: readonly string[]
}

export type PageStore = ReturnType<typeof createPageStore>

export const createPageStore = (dependencies: {
  database: Database
  clock: Clock
  cacheInvalidations: Pick<CacheInvalidations, 'committed'>
  newId: (now: Date) => string
}) => {
  const { database, clock, cacheInvalidations, newId } = dependencies

  /** Taken slugs by key: a URL belongs to one page permanently. */
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
   * A returning tool is a new record with its old slug. Its page takes over the row of the gone page with URL, counts
   * and administrators' changes.
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

  /** Stores old slugs of renamed pages, and releases slugs in use again. */
  const moveSlugs = async (
    tx: TransactionClient,
    rows: readonly PageRow[],
    stored: ReadonlyMap<string, StoredPage>,
  ) => {
    const renamed = rows.flatMap((row) => {
      const before = stored.get(String(row.key))
      return before !== undefined && before.slug !== row.slug ? [{ slug: before.slug, pageId: before.id }] : []
    })
    await tx.pageFormerSlug.deleteMany({ where: { slug: { in: rows.map(({ slug }) => String(slug)) } } })
    if (renamed.length > 0) await tx.pageFormerSlug.createMany({ data: renamed, skipDuplicates: true })
  }

  const upsert = async (tx: TransactionClient, rows: readonly PageRow[]): Promise<void> => {
    await tx.$executeRaw`
      INSERT INTO programmatic_pages (${INSERTED_COLUMNS})
      SELECT ${INSERTED_COLUMNS} FROM jsonb_populate_recordset(NULL::programmatic_pages, ${JSON.stringify(rows)}::jsonb)
      ON CONFLICT (key) DO UPDATE SET ${UPDATED_COLUMNS}`
  }

  const writeBatch = async (tx: TransactionClient, pages: readonly PageToWrite[]): Promise<WriteResult> => {
    const now = clock.now()
    const keys = pages.map(({ key }) => key)
    await adoptGonePages(tx, pages)
    await tx.$queryRaw`SELECT id FROM programmatic_pages WHERE key = ANY(${keys}::text[]) ORDER BY id FOR UPDATE`
    const known = await tx.programmaticPage.findMany({ where: { key: { in: keys } }, select: STORED_PAGE })
    const stored = new Map(known.map((row) => [row.key, row]))
    const allowed = pages.filter(({ slug, type }) => isSlug(slug) && (type === 'comparison' || !isReservedSlug(slug)))
    const taken = await findTaken(tx, allowed)
    const writable = allowed.filter(({ key }) => !taken.has(key))
    const rows: PageRow[] = []
    const same: string[] = []
    for (const page of writable) {
      const before = stored.get(page.key) ?? null
      const contentHash = hashOf(page, before)
      if (before !== null && isSame(page, before, contentHash, now)) same.push(before.id)
      else rows.push(rowOf(page, { stored: before, contentHash, now, id: newId(now) }))
    }
    const today = new Date(utcDay(now))
    await tx.programmaticPage.updateMany({
      where: { id: { in: same }, factsCheckedOn: { lt: today } },
      data: { factsCheckedOn: today },
    })
    if (rows.length > 0) {
      await moveSlugs(tx, rows, stored)
      await upsert(tx, rows)
      const before = rows.flatMap((row) => stored.get(String(row.key))?.slug ?? [])
      await invalidatePages(tx, cacheInvalidations, [...rows.map(({ slug }) => String(slug)), ...before])
    }
    const created = rows.filter(({ key }) => !stored.has(String(key))).length
    const refused = pages.filter((page) => !writable.includes(page)).map(({ slug }) => slug)
    return { created, changed: rows.length - created, refused }
  }

  return {
    /**
     * Stores a batch by key in one transaction, keeping administrators' changes. A gone page becomes visible again.
     * Pass some dozens at once, because the transaction blocks the embedded database.
     */
    write: (pages: readonly PageToWrite[]): Promise<WriteResult> =>
      database.transaction((tx) => writeBatch(tx, pages), { timeoutMs: 30_000 }),

    /** Marks pages whose subject has left the catalog: their URLs respond with 410, or redirect to `movedTo`. */
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
          cacheInvalidations,
          pages.map(({ slug }) => slug),
        )
      })
    },
  }
}
