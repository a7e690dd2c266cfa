/** One generator run: updates stored pages from the catalog in batches that yield to the event loop. */
import { createHash } from 'node:crypto'
import type { Job } from '#core/jobs/job-file.ts'
import { comparisonSlug, DEFAULT_COMPARISONS, inOrder } from '#core/pages/comparison/choose-pairs.ts'
import { createPageGenerator, type PagePlan, RULES_VERSION } from '#core/pages/generate-pages.ts'
import { jsonLdOf } from '#core/pages/json-ld.ts'
import type { GeneratedPage } from '#core/pages/page-model.ts'
import { type PageTool, pageToolOf } from '#core/pages/page-tool.ts'
import { blocksToHtml, blocksToMarkdown, previewOf, wordCountOf } from '#core/pages/render-page.ts'
import type { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { createCooperativeYield } from '../../platform/cooperative.ts'
import type { Database } from '../../platform/database/database.ts'
import type { JobContext } from '../../platform/jobs/job.ts'
import type { Log } from '../../platform/log.ts'
import type { BuiltGuide } from '../articles/built-articles.ts'
import type { CatalogueFeed } from '../catalogue/changes/catalogue-feed.ts'
import { findGonePages } from './gone-pages.ts'
import { guidePage } from './guide-pages.ts'
import type { PageDates } from './page-dates.ts'
import type { GenerationPayload } from './page-generation.service.ts'
import type { PageToWrite } from './page-row.ts'
import type { PageStore, WriteResult } from './page-store.ts'
import { chooseRequested } from './requested-pages.ts'

/** Pages per transaction, which blocks the embedded database. */
const BATCH = 25
const AUTHOR = 'Toolfinch editors'

type Progress = Pick<JobContext, 'signal' | 'progress'>

/** Required columns of stored pages. */
const STORED = {
  id: true,
  key: true,
  type: true,
  slug: true,
  toolIds: true,
  factsCheckedOn: true,
  goneAt: true,
} as const satisfies Prisma.ProgrammaticPageSelect

export type GenerationRun = (payload: GenerationPayload, context: Progress) => Promise<GenerationResult>
type GenerationResult = {
  /** Created or changed pages. */
  readonly generated: number
  /** The catalog state of the pages after the run; null when nothing was new. */
  readonly state: { readonly changeSequence: bigint; readonly rulesHash: string; readonly checkedAll: boolean } | null
}

type PageParts = {
  readonly slugOf: (key: string) => string | undefined
  /** The public origin. */
  readonly origin: string
  readonly dates: PageDates
}

const toPage = (page: GeneratedPage, { slugOf, origin, dates }: PageParts): PageToWrite => ({
  key: page.key,
  type: page.type,
  slug: page.slug,
  title: page.title,
  metaDescription: page.metaDescription,
  keyword: page.keyword,
  categorySlug: page.categorySlug,
  tags: page.tags,
  author: AUTHOR,
  content: blocksToHtml(page.blocks),
  markdown: blocksToMarkdown(page),
  contentPreview: [...previewOf(page.blocks)],
  wordCount: wordCountOf(page.blocks),
  distinctFacts: page.distinctFacts,
  schemaData: JSON.parse(jsonLdOf(page, { origin })) as Prisma.JsonValue,
  toolIds: page.toolIds,
  relatedSlugs: page.relatedKeys.flatMap((key) => slugOf(key) ?? []),
  factsAsOf: page.factsAsOf,
  isChecked: true,
  gate: page.gate,
  dates: dates(page.slug, { ...page, markdown: blocksToMarkdown(page) }),
})

type StoredPage = Prisma.ProgrammaticPageGetPayload<{ select: typeof STORED }>

/** Stored comparisons of active tools: they stay when better pairs appear. */
const comparisonsThatStay = (stored: readonly StoredPage[], tools: readonly PageTool[]): PagePlan[] => {
  const byId = new Map(tools.map((tool) => [tool.id, tool]))
  return stored.flatMap(({ type, key }) => {
    const [one, other] =
      type === 'comparison'
        ? key
            .split(':')
            .slice(1)
            .map((id) => byId.get(id))
        : []
    if (one === undefined || other === undefined) return []
    const pair = inOrder(one, other)
    return [{ key, type: 'comparison', slug: comparisonSlug(pair), toolIds: pair.map(({ id }) => id) }]
  })
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

export const createGenerationRun = (dependencies: {
  database: Database
  log: Log
  clock: Clock
  feed: CatalogueFeed
  store: PageStore
  guides: () => readonly BuiltGuide[]
  /** Hand-picked slug pairs. */
  handPicked: readonly (readonly [string, string])[]
  jobs: readonly Job[]
  /** The recorded days of texts. */
  dates: PageDates
  /** Public origin, for structured data. */
  publicUrl: string
  /** Defaults to the generator's number. */
  maxComparisons?: number
}): GenerationRun => {
  const { database, log, clock, feed, store, guides, handPicked, jobs, dates, publicUrl } = dependencies
  const { maxComparisons = DEFAULT_COMPARISONS } = dependencies
  const { prisma } = database
  /** The jobs are megabytes, and never change while the process runs. */
  let jobsHash: string | null = null

  /** Writes pages in batches as they are generated, to bound memory. */
  const writeAll = async (
    count: number,
    pages: Iterable<PageToWrite>,
    { signal, progress }: Progress,
    text: string,
  ): Promise<number> => {
    const pause = createCooperativeYield(() => performance.now())
    let written = 0
    let done = 0
    let batch: PageToWrite[] = []
    const flush = async (): Promise<void> => {
      const { created, changed, refused }: WriteResult = await store.write(batch)
      if (refused.length > 0) log.warn({ refused }, 'skipped pages whose URL is taken')
      written += created + changed
      done += batch.length
      batch = []
      await progress(done, count, text)
    }
    for (const page of pages) {
      signal.throwIfAborted()
      batch.push(page)
      if (batch.length === BATCH) await flush()
      await pause()
    }
    if (batch.length > 0) await flush()
    return written
  }

  const writeGuides = async (context: Progress): Promise<number> => {
    const pages = guides().map((guide) => guidePage(guide, guides(), publicUrl))
    const written = await writeAll(pages.length, pages, context, 'Storing guides')
    const keys = pages.map(({ key }) => key)
    const left = await prisma.programmaticPage.findMany({
      where: { type: 'guide', goneAt: null, key: { notIn: keys } },
      select: { id: true, slug: true },
    })
    await store.markGone(left.map((page) => ({ ...page, movedTo: null })))
    return written + left.length
  }

  return async ({ request, everything }, context) => {
    const known = await prisma.pageGenerationState.findUnique({ where: { id: 1 } })
    // Read before the tools: concurrent changes are left to the next run.
    const { toolIds: changed, sequence } = await feed.changesAfter(known?.changeSequence ?? 0n)
    const categories = await feed.categories()
    jobsHash ??= hashOf(jobs)
    const rulesHash = hashOf([RULES_VERSION, handPicked, categories, jobsHash, publicUrl])
    const isAll = everything || known?.rulesHash !== rulesHash
    const guidesWritten = await writeGuides(context)
    if (!isAll && request === null && changed.size === 0) return { generated: guidesWritten, state: null }

    const stored = await prisma.programmaticPage.findMany({ where: { type: { not: 'guide' } }, select: STORED })
    const byKey = new Map(stored.map((row) => [row.key, row]))
    const tools = (await feed.activeTools()).map(pageToolOf)
    const stays = comparisonsThatStay(stored, tools)
    const isForComparisons = request !== null && (request.type === null || request.type === 'comparison')
    const more = isForComparisons ? request.limit : 0
    const generator = createPageGenerator(
      { tools, categories, jobs },
      { pairs: handPicked, maxComparisons: more > 0 ? Math.max(maxComparisons, stays.length) + more : maxComparisons },
    )
    const chosen = new Set(generator.plans.map(({ key }) => key))
    const plans = [...generator.plans, ...stays.filter(({ key }) => !chosen.has(key))]
    const isStale = (plan: PagePlan): boolean => {
      const row = byKey.get(plan.key)
      if (isAll) return true
      const isTouched = plan.toolIds.some((id) => changed.has(id))
      // Comparisons beyond the usual number are only generated on request.
      if (row === undefined) return isTouched || more === 0 || plan.type !== 'comparison'
      return isTouched || row.goneAt !== null || row.slug !== plan.slug || row.toolIds.some((id) => changed.has(id))
    }
    const requested = new Set(request === null ? [] : chooseRequested(plans, byKey, request))
    const wanted = plans.filter((plan) => requested.has(plan) || isStale(plan))

    const slugs = new Map([...stored, ...plans].map(({ key, slug }) => [key, slug]))
    // Before writing pages, which may need the slug of a gone one.
    const planned = new Set(plans.map(({ key }) => key))
    const left = stored.filter(({ key, goneAt }) => goneAt === null && !planned.has(key))
    const gone = await findGonePages(left, {
      feed,
      slugOfTool: new Map(tools.map(({ id, slug }) => [id, slug])),
      slugs,
      planned,
    })
    for (let start = 0; start < gone.length; start += BATCH) await store.markGone(gone.slice(start, start + BATCH))
    // Collection pages are compared with all others of their type; without yielding, this would block everything else.
    const compared = new Set(wanted.map(({ type }) => type))
    compared.delete('comparison')
    const pause = createCooperativeYield(() => performance.now())
    for (const plan of generator.plans) {
      if (!compared.has(plan.type)) continue
      context.signal.throwIfAborted()
      generator.prepare(plan)
      await pause()
    }
    const made = (function* () {
      const parts: PageParts = { slugOf: (key) => slugs.get(key), origin: publicUrl, dates }
      for (const plan of wanted) yield toPage(generator.generate(plan), parts)
    })()
    const written = await writeAll(wanted.length, made, context, 'Generating pages')
    log.info({ looked: wanted.length, written, gone: gone.length, at: clock.now() }, 'pages updated from the catalog')
    return {
      generated: guidesWritten + written + gone.length,
      state: { changeSequence: sequence, rulesHash, checkedAll: isAll },
    }
  }
}
