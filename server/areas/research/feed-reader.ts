/** Parses RSS, Atom or JSON feeds into items that may be about new tools. */
import { addressKey, nameKey } from '#core/catalogue/tool-identity.ts'
import { itemDoubt } from '#core/research/item-doubt.ts'
import { VISITOR_LIMITS } from '#core/visitor-limits.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { entriesOf } from './feed-entries.ts'
import { FeedError } from './feed-error.ts'
import { summaryOf, websiteInText } from './item-text.ts'
import { plainText } from './plain-text.ts'

/** Untrusted data from a feed. */
export type FoundItem = {
  /** Stable across runs. */
  readonly itemKey: string
  readonly name: string
  readonly nameKey: string
  /** The tool's own page without query, linked by the item or in its text; null when only an article is known. */
  readonly websiteUrl: string | null
  readonly addressKey: string | null
  readonly itemTitle: string
  readonly itemUrl: string | null
  readonly snippet: string
  /** Title, text and labels, searched for categories. */
  readonly words: string
}

type ReadFeed = { readonly title: string | null; readonly items: readonly FoundItem[] }

const MAX_ITEMS = 100
const MAX_TITLE = 200
const MAX_SNIPPET = 500
/** "Comet – writes letters": the name ends where an explanation begins. */
const AFTER_NAME = /\s+[-–—|]\s+|:\s+|,\s+(?:an?|the)\s+/
const BEFORE_NAME = /^(?:show hn|launch hn|introducing|meet|announcing)\b[:\s]*/i

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
  const { title, site, entries } = parsed(text, feedUrl)
  const ownHosts = new Set([hostOf(feedUrl), hostOf(site)])
  const items = entries.slice(0, MAX_ITEMS).flatMap((entry): FoundItem[] => {
    const itemTitle = plainText(entry.title, MAX_TITLE)
    const name = nameOf(itemTitle)
    const key = nameKey(name)
    if (key === null) return []
    const itemUrl = safeWebsiteUrl(entry.url)
    const isTool = itemDoubt(itemTitle, name) === null
    const inText = isTool ? websiteInText(entry.html, name, (host) => ownHosts.has(host)) : null
    const websiteUrl = websiteOf(itemUrl, ownHosts) ?? websiteOf(inText, ownHosts)
    const snippet = summaryOf(entry.html, { title: itemTitle, name }, MAX_SNIPPET)
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

const parsed = (text: string, feedUrl: string): ReturnType<typeof entriesOf> => {
  try {
    return entriesOf(text, feedUrl)
  } catch (error) {
    throw new FeedError('The document is not a feed.', { cause: error })
  }
}
