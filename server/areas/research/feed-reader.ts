/** Parses RSS, Atom or JSON feeds into items that may be about new tools. */
import { parseFeed } from 'feedsmith'
import { addressKey, nameKey } from '../../../core/catalogue/tool-identity.ts'
import { VISITOR_LIMITS } from '../../../core/visitor-limits.ts'
import { safeWebsiteUrl } from '../../../core/website-url.ts'
import { plainText } from './plain-text.ts'

/** Untrusted data from a feed. */
export type FoundItem = {
  /** Stable across runs. */
  readonly itemKey: string
  readonly name: string
  readonly nameKey: string
  /** The tool's own page without query; null when the item only links to an article. */
  readonly websiteUrl: string | null
  readonly addressKey: string | null
  readonly itemTitle: string
  readonly itemUrl: string | null
  readonly snippet: string
  /** Title, text and labels, searched for categories. */
  readonly words: string
}

type ReadFeed = { readonly title: string | null; readonly items: readonly FoundItem[] }

/** Not a feed, or one that is not accepted. The message is for administrators. */
export class FeedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FeedError'
  }
}

type Entry = { readonly title: string; readonly url: string | null; readonly html: string; readonly labels: string[] }

const MAX_ITEMS = 100
const MAX_TITLE = 200
const MAX_SNIPPET = 500
/** "Comet – writes letters": the name ends where an explanation begins. */
const AFTER_NAME = /\s+[-–—|]\s+|:\s+|,\s+(?:an?|the)\s+/
const BEFORE_NAME = /^(?:show hn|launch hn|introducing|meet|announcing)\b[:\s]*/i

const texts = (...values: readonly (string | null | undefined)[]): string =>
  values.find((value) => value !== undefined && value !== null && value.trim() !== '') ?? ''

/** The entries of any format; differently named fields are tried in turn. */
const entriesOf = (text: string): { title: string; site: string | null; entries: Entry[] } => {
  const { format, feed } = parseFeed(text)
  if (format === 'atom') {
    const entries = (feed.entries ?? []).map((entry) => ({
      title: texts(entry.title?.value),
      url: entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href ?? null,
      html: texts(entry.summary?.value, entry.content?.value),
      labels: (entry.categories ?? []).map(({ term, label }) => texts(label, term)),
    }))
    return { title: texts(feed.title?.value), site: feed.links?.[0]?.href ?? null, entries }
  }
  if (format === 'json') {
    const entries = (feed.items ?? []).map((item) => ({
      title: texts(item.title),
      url: item.external_url ?? item.url ?? null,
      html: texts(item.summary, item.content_text, item.content_html),
      labels: item.tags ?? [],
    }))
    return { title: texts(feed.title), site: feed.home_page_url ?? null, entries }
  }
  if (format === 'rdf') {
    const entries = (feed.items ?? []).map(({ title, link, description }) => ({
      title: texts(title),
      url: link ?? null,
      html: texts(description),
      labels: [],
    }))
    return { title: texts(feed.title), site: feed.link ?? null, entries }
  }
  const entries = (feed.items ?? []).map((item) => ({
    title: texts(item.title),
    url: item.link ?? null,
    html: texts(item.description),
    labels: (item.categories ?? []).map(({ name }) => texts(name)),
  }))
  return { title: texts(feed.title), site: feed.link ?? null, entries }
}

const hostOf = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : null

/** The item's URL as a tool's website; a URL on the feed's own site is an article about it. */
const websiteOf = (address: string | null, ownHosts: ReadonlySet<string | null>): string | null => {
  const safe = safeWebsiteUrl(address)
  if (safe === null || safe.length > VISITOR_LIMITS.websiteUrl || ownHosts.has(hostOf(safe))) return null
  const url = new URL(safe)
  url.search = ''
  url.hash = ''
  return url.href
}

const nameOf = (title: string): string =>
  [...(title.replace(BEFORE_NAME, '').split(AFTER_NAME, 1)[0] ?? '')].slice(0, VISITOR_LIMITS.name).join('').trim()

/**
 * Items without a usable title, and those beyond the first hundred, are skipped.
 * @throws FeedError for invalid feeds, and for entity declarations, which could expand a small text into a huge one
 */
export const readFeed = (text: string, feedUrl: string): ReadFeed => {
  if (/<!ENTITY/i.test(text)) throw new FeedError('The feed declares entities.')
  const { title, site, entries } = parsed(text)
  const ownHosts = new Set([hostOf(feedUrl), hostOf(site)])
  const items = entries.slice(0, MAX_ITEMS).flatMap((entry): FoundItem[] => {
    const itemTitle = plainText(entry.title, MAX_TITLE)
    const name = nameOf(itemTitle)
    const key = nameKey(name)
    if (key === null) return []
    const itemUrl = safeWebsiteUrl(entry.url)
    const websiteUrl = websiteOf(itemUrl, ownHosts)
    const snippet = plainText(entry.html, MAX_SNIPPET)
    return [
      {
        itemKey: addressKey(itemUrl) ?? `title ${key}`,
        name,
        nameKey: key,
        websiteUrl,
        addressKey: addressKey(websiteUrl),
        itemTitle,
        itemUrl,
        snippet,
        words: [itemTitle, snippet, ...entry.labels].join(' '),
      },
    ]
  })
  return { title: title === '' ? null : plainText(title, MAX_TITLE), items }
}

const parsed = (text: string): ReturnType<typeof entriesOf> => {
  try {
    return entriesOf(text)
  } catch (error) {
    throw new FeedError('The document is not a feed.', { cause: error })
  }
}
