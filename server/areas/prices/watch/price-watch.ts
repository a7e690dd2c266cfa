/** Reads the vendors' price pages again every month. */
import { checkPricePage } from '#core/catalogue/price-watch/check-price-page.ts'
import { type PageBlock, pageText } from '#core/catalogue/price-watch/page-text.ts'
import { DAY_MS, MINUTE_MS } from '#core/durations.ts'
import type { PriceReadingOutcome } from '#prisma/client/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { JobContext } from '#server/platform/jobs/job.ts'
import type { Log } from '#server/platform/log.ts'
import type { OutsideFetch } from '#server/platform/outside/outside-fetch.ts'
import type { CatalogueArea } from '../../catalogue/catalogue.area.ts'
import { duePages, type PricePage } from './due-pages.ts'
import { createHostPacer, type Wait } from './host-pacer.ts'
import { createPageReader, type PageReading } from './page-reader.ts'
import { createPriceCheckStore } from './price-check-store.ts'
import { foundTextOf } from './price-check-texts.ts'

/** Less than the time limit of a job, also when the last page is slow. */
const MAX_RUN_MS = 8 * MINUTE_MS
const MAX_PAGES = 40
const NEXT_READING_MS = 30 * DAY_MS
/** A server without a response is tried again the next day, this many times in a row. */
const MAX_FAILURES = 3
const RETRY_MS = DAY_MS
/** Readings of pages that the catalog no longer names. */
const KEPT_MS = 90 * DAY_MS

type Result = { readonly outcome: PriceReadingOutcome; readonly detail: string | null; readonly retryAfterMs?: number }

export const createPriceWatch = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  catalogue: Pick<CatalogueArea, 'confirmPlans' | 'readPricePages' | 'lockCatalogue'>
  fetchOutside: OutsideFetch
  wait: Wait
}) => {
  const { database, clock, log, catalogue, fetchOutside, wait } = dependencies
  const { prisma } = database
  const store = createPriceCheckStore(dependencies)

  /** Compares the page with each of its tools; the result of the page is the least certain one. */
  const compare = async ({ tools }: PricePage, blocks: readonly PageBlock[]): Promise<Result> => {
    let result: Result = { outcome: 'confirmed', detail: null }
    for (const tool of tools) {
      const text = pageText(
        blocks,
        tool.plans.map(({ name }) => name),
      )
      const { outcome, note, excerpts } = checkPricePage(text, tool.plans)
      const detail = note ?? ''
      if (outcome === 'confirmed' && !(await store.confirm(tool))) {
        return { outcome: 'failed', detail: 'The plans were changed during the reading.' }
      }
      if (outcome === 'disputed') await store.report(tool, { outcome, detail, foundText: foundTextOf(excerpts) })
      const isWorse = outcome === 'disputed' || (outcome === 'unreadable' && result.outcome === 'confirmed')
      if (isWorse) result = { outcome, detail }
    }
    return result
  }

  const take = async (page: PricePage, reading: PageReading): Promise<Result> => {
    if ('blocks' in reading) return compare(page, reading.blocks)
    const { outcome, detail } = reading
    if (outcome !== 'moved' && outcome !== 'ended') return reading
    for (const tool of page.tools) await store.report(tool, { outcome, detail, foundText: '' })
    return reading
  }

  const record = async ({ url, failures: earlier }: PricePage, result: Result): Promise<void> => {
    const { outcome, detail, retryAfterMs } = result
    const failures = outcome === 'failed' ? earlier + 1 : 0
    const isRetried = outcome === 'failed' && failures < MAX_FAILURES
    const delay = retryAfterMs ?? (isRetried ? RETRY_MS : NEXT_READING_MS)
    const readOn = clock.now()
    const data = { outcome, detail, failures, readOn, nextOn: new Date(readOn.getTime() + delay) }
    await prisma.pricePageReading.upsert({ where: { url }, create: { url, ...data }, update: data })
  }

  return {
    /** Reads due pages, the oldest reading first, within the limits of one run. */
    run: async ({ signal, progress }: Pick<JobContext, 'signal' | 'progress'>): Promise<void> => {
      const startedAt = clock.now()
      const now = () => clock.now()
      const read = createPageReader({ fetchOutside, pace: createHostPacer({ clock, wait, signal }), now })
      const due = await duePages(prisma, await catalogue.readPricePages(prisma), startedAt)
      const pages = due.slice(0, MAX_PAGES)
      const busyHosts = new Set<string>()
      for (const [index, page] of pages.entries()) {
        signal.throwIfAborted()
        if (clock.now().getTime() - startedAt.getTime() >= MAX_RUN_MS) break
        if (busyHosts.has(page.host)) continue
        const result = await read(page.url)
          .then((reading) => take(page, reading))
          .catch((error: unknown): Result => {
            signal.throwIfAborted()
            // One page must not keep the others from being read.
            log.warn({ err: error, url: page.url }, 'could not read a price page')
            return { outcome: 'failed', detail: 'The page could not be processed.' }
          })
        if (result.outcome === 'busy') busyHosts.add(page.host)
        await record(page, result)
        await progress(index + 1, pages.length)
      }
      await prisma.pricePageReading.deleteMany({ where: { readOn: { lt: new Date(startedAt.getTime() - KEPT_MS) } } })
    },
  }
}
