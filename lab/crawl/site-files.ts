/** Parses the sitemap and the feeds, strictly. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import type { Fetched, FetchPath } from './fetched.ts'

type Report = (path: string, problem: string) => void

type Entry = { readonly loc?: unknown; readonly lastmod?: unknown }
type Sitemap = {
  readonly urlset?: { readonly url?: readonly Entry[] }
  readonly sitemapindex?: { readonly sitemap?: readonly Entry[] }
}

const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap', parseTagValue: false })

const isXml = (text: string): boolean => XMLValidator.validate(text) === true

const locations = (path: string, { status, body }: Fetched, report: Report): { isIndex: boolean; found: string[] } => {
  if (status !== 200 || !isXml(body)) {
    report(path, 'no sitemap in XML')
    return { isIndex: false, found: [] }
  }
  const { urlset, sitemapindex } = parser.parse(body) as Sitemap
  const entries = [...(urlset?.url ?? []), ...(sitemapindex?.sitemap ?? [])]
  for (const { lastmod } of entries) {
    if (lastmod !== undefined && Number.isNaN(Date.parse(String(lastmod)))) report(path, `the date ${lastmod}`)
  }
  return { isIndex: sitemapindex !== undefined, found: entries.map(({ loc }) => String(loc ?? '').trim()) }
}

/** All paths of the sitemap, including its parts. */
export const readSitemap = async (fetchPath: FetchPath, origin: string, report: Report): Promise<string[]> => {
  const pathOf = (address: string): string => {
    if (!address.startsWith(`${origin}/`)) report('/sitemap.xml', `the address ${address}`)
    return address.slice(origin.length) || '/'
  }
  const root = locations('/sitemap.xml', await fetchPath('/sitemap.xml'), report)
  const paths: string[] = []
  for (const address of root.isIndex ? root.found : []) {
    const part = pathOf(address)
    paths.push(...locations(part, await fetchPath(part), report).found.map(pathOf))
  }
  if (!root.isIndex) paths.push(...root.found.map(pathOf))
  for (const path of new Set(paths.filter((path, index) => paths.indexOf(path) !== index))) {
    report('/sitemap.xml', `${path} twice`)
  }
  return [...new Set(paths)]
}

const FORMATS = {
  'rss.xml': (body: string) => parseRssFeed(body).items?.map(({ link, guid }) => [link, guid?.value]),
  'atom.xml': (body: string) => parseAtomFeed(body).entries?.map(({ links, id }) => [links?.[0]?.href, id]),
  'feed.json': (body: string) => parseJsonFeed(body).items?.map(({ url, id }) => [url, id]),
} as const

const FEEDS = ['/blog', '/new-tools', '/price-changes'].flatMap((folder) =>
  Object.entries(FORMATS).map(([file, parse]) => [`${folder}/${file}`, parse] as const),
)

/** The paths linked by the feeds. */
export const readFeeds = async (fetchPath: FetchPath, origin: string, report: Report): Promise<string[]> => {
  const paths: string[] = []
  for (const [path, parse] of FEEDS) {
    const { status, body } = await fetchPath(path)
    try {
      if (status !== 200) throw new Error(`status ${status}`)
      if (path.endsWith('.xml') && !isXml(body)) throw new Error('not well-formed')
      const items = parse(body) ?? []
      const ids = items.map(([, id]) => id)
      if (ids.includes(undefined) || new Set(ids).size !== ids.length)
        throw new Error('identifiers that are not unique')
      for (const [link = ''] of items) {
        if (!link.startsWith(`${origin}/`)) throw new Error(`the address ${link}`)
        paths.push(link.slice(origin.length))
      }
    } catch (error) {
      report(path, `no valid feed: ${(error as Error).message}`)
    }
  }
  return [...new Set(paths)]
}
