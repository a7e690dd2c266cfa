/** Follows every internal link of a site from its home page, sitemap and feeds, and lists problems. */
import { markdownPath } from '#core/pages/markdown-address.ts'
import { routeAt } from '#core/routes/all-routes.ts'
import type { Fetched, FetchPath } from './fetched.ts'
import { type CrawledPage, canonicalTargets, pageProblems, repeatedTexts } from './page-problems.ts'
import { readPage } from './read-page.ts'
import { readFeeds, readSitemap } from './site-files.ts'

type CrawlOptions = {
  readonly fetchPath: FetchPath
  /** The origin of the site's canonical URLs, without a trailing slash. */
  readonly origin: string
  /** Most pages read per route; links to others are only compared with the sitemap. */
  readonly pagesPerRoute?: number
  /** Most URLs per path that differ in their query. */
  readonly queriesPerPath?: number
  /** The Markdown copy, the preview image and the description of the embed are fetched for every n-th page. */
  readonly copiesEvery?: number
  readonly onProgress?: (done: number, waiting: number) => void
}

type CrawlResult = { readonly pages: number; readonly checked: number; readonly problems: readonly string[] }

const AT_ONCE = 4
const MAX_REDIRECTS = 1

/** The route of a path: pages of one route have the same problems. */
const routeOf = (path: string): string => routeAt(path)?.path ?? path

export const crawlSite = async (options: CrawlOptions): Promise<CrawlResult> => {
  const { fetchPath, origin, pagesPerRoute = Infinity, queriesPerPath = 60, copiesEvery = 10 } = options
  const problems = new Set<string>()
  const report = (path: string, problem: string) => problems.add(`${path}: ${problem}`)
  const pages: CrawledPage[] = []
  /** Every URL found, with its referring page. */
  const met = new Map<string, string>()
  const queue: string[] = []
  const routes = new Map<string, number>()
  const queries = new Map<string, number>()

  const sitemap = new Set(await readSitemap(fetchPath, origin, report))

  /** Counts a URL of a group; false when the group has enough. */
  const takes = (counts: Map<string, number>, group: string, most: number): boolean => {
    const count = counts.get(group) ?? 0
    counts.set(group, count + 1)
    return count < most
  }

  const meet = (path: string, from: string) => {
    if (met.has(path)) return
    met.set(path, from)
    const [plain = ''] = path.split('?', 1)
    if (path.includes('?') && !takes(queries, routeOf(plain), queriesPerPath)) return
    if (sitemap.has(path) && !takes(routes, routeOf(plain), pagesPerRoute)) return
    queue.push(path)
  }

  const follow = (href: string, from: string, ids: ReadonlySet<string>) => {
    if (!URL.canParse(href, `${origin}${from}`)) return void report(from, `the link ${href}`)
    const url = new URL(href, `${origin}${from}`)
    if (url.origin !== origin) {
      if (url.protocol === 'http:') report(from, `the unencrypted link ${href}`)
      return
    }
    const fragment = decodeURIComponent(url.hash.slice(1))
    if (href.startsWith('#') && fragment !== '' && !ids.has(fragment)) report(from, `the link ${href} to no element`)
    meet(`${url.pathname}${url.search}`, from)
  }

  const readHtml = (path: string, { body }: Fetched) => {
    const facts = readPage(body)
    const page = { path, facts }
    const [plain = ''] = path.split('?', 1)
    pages.push(page)
    for (const href of facts.links) follow(href, path, facts.ids)
    for (const href of facts.canonicals) follow(href, path, facts.ids)
    // A session page is a skeleton until its script runs.
    if (routeAt(plain)?.visibility === 'private') return
    for (const problem of pageProblems(page, origin)) report(path, problem)
    if (sitemap.has(path) && !facts.isIndexable) report(path, 'noindex, and in the sitemap')
    const isSampled = pages.length % copiesEvery === 0
    for (const href of facts.resources) {
      const isOwn = /\.md$|\/previews\/|\/oembed\?/.test(href)
      if (isSampled || !isOwn) follow(href, path, facts.ids)
    }
    if (isSampled && sitemap.has(path)) meet(markdownPath(path), path)
  }

  const read = async (path: string, redirects = 0): Promise<void> => {
    const from = met.get(path) ?? ''
    const answer = await fetchPath(path)
    const { status, location, type } = answer
    if (location !== null && status >= 300 && status < 400) {
      if (redirects >= MAX_REDIRECTS) return void report(path, `a chain of redirects, linked from ${from}`)
      if (sitemap.has(path)) report(path, `a redirect to ${location}, and in the sitemap`)
      const target = new URL(location, `${origin}${path}`)
      const next = `${target.pathname}${target.search}`
      if (target.origin === origin && !met.has(next)) {
        met.set(next, path)
        await read(next, redirects + 1)
      }
      return
    }
    if (status !== 200) return void report(path, `status ${status}, linked from ${from}`)
    if (path.endsWith('.md') && !type.startsWith('text/markdown')) report(path, `the type ${type}`)
    if (type.startsWith('text/html')) readHtml(path, answer)
  }

  meet('/', 'the start')
  for (const path of ['/robots.txt', '/llms.txt', '/tools.csv', '/tools.json', '/tools.ndjson', '/changes.ndjson'])
    meet(path, 'the start')
  for (const path of await readFeeds(fetchPath, origin, report)) meet(path, 'the feeds')
  for (const path of sitemap) meet(path, 'the sitemap')
  let checked = 0
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await read(path)
      checked += 1
      if (checked % 100 === 0) options.onProgress?.(checked, queue.length)
    }
  }
  // A worker exits when the queue is empty, so the rest is done in further rounds.
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work))
  for (const problem of repeatedTexts(pages, origin)) problems.add(problem)
  // Only a full crawl has read the canonical page of each list.
  if (pagesPerRoute === Infinity) for (const problem of canonicalTargets(pages, origin)) problems.add(problem)
  return { pages: pages.length, checked, problems: [...problems].sort() }
}
