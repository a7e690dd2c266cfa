/** The entries of any feed format; differently named fields are tried in turn. */
import { parseFeed } from 'feedsmith'

/** `url` is absolute, or as written when it cannot be resolved. */
type Entry = {
  readonly title: string
  readonly url: string | null
  readonly html: string
  readonly labels: readonly string[]
}
type Entries = { readonly title: string; readonly site: string | null; readonly entries: readonly Entry[] }

const texts = (...values: readonly (string | null | undefined)[]): string =>
  values.find((value) => value !== undefined && value !== null && value.trim() !== '') ?? ''

/** A reference without a host; `comet.example/x` is one whose scheme was forgotten. */
const IS_RELATIVE = /^(?:[/.?#]|[^/.:]+(?:[/?#.]|$)(?!.*\.[a-z]{2,}(?:\/|$)))/i
const HTTP = /^https?:\/\//i

/** Resolves a reference against a base; anything but a relative one stays. */
const resolved = (reference: string | null | undefined, base: string): string | null => {
  const text = (reference ?? '').trim()
  if (text === '') return null
  return IS_RELATIVE.test(text) && URL.canParse(text, base) ? new URL(text, base).href : text
}

/** The base of a part with its own `xml:base`. */
const baseOf = (part: { readonly xml?: { readonly base?: string | undefined } | undefined }, outer: string): string => {
  const own = part.xml?.base
  return own !== undefined && URL.canParse(own, outer) ? new URL(own, outer).href : outer
}

/** An identifier that is a web address. */
const addressIn = (id: string | null | undefined): string | undefined =>
  id !== null && id !== undefined && HTTP.test(id.trim()) ? id : undefined

/** `feedUrl`: the address of the feed, the base of relative ones. Throws for anything but a feed. */
export const entriesOf = (text: string, feedUrl: string): Entries => {
  const { format, feed } = parseFeed(text)
  if (format === 'atom') {
    const base = baseOf(feed, feedUrl)
    const entries = (feed.entries ?? []).map((entry) => ({
      title: texts(entry.title?.value),
      url: resolved(pageOf(entry.links) ?? addressIn(entry.id), baseOf(entry, base)),
      html: texts(entry.summary?.value, entry.content?.value),
      labels: (entry.categories ?? []).map(({ term, label }) => texts(label, term)),
    }))
    return {
      title: texts(feed.title?.value),
      site: resolved(pageOf(feed.links) ?? feed.links?.[0]?.href, base),
      entries,
    }
  }
  if (format === 'json') {
    const site = resolved(feed.home_page_url, feedUrl)
    const entries = (feed.items ?? []).map((item) => ({
      title: texts(item.title),
      url: resolved(item.external_url ?? item.url ?? addressIn(item.id), site ?? feedUrl),
      html: texts(item.summary, item.content_text, item.content_html),
      labels: item.tags ?? [],
    }))
    return { title: texts(feed.title), site, entries }
  }
  if (format === 'rdf') {
    const base = baseOf(feed, feedUrl)
    const site = resolved(feed.link, base)
    const entries = (feed.items ?? []).map((item) => ({
      title: texts(item.title),
      url: resolved(item.link ?? addressIn(item.rdf?.about), baseOf(item, site ?? base)),
      html: texts(item.description, item.content?.encoded),
      labels: [],
    }))
    return { title: texts(feed.title), site, entries }
  }
  const base = baseOf(feed, feedUrl)
  const site = resolved(feed.link, base)
  const itemBase = feed.xml?.base === undefined ? (site ?? base) : base
  const entries = (feed.items ?? []).map((item) => ({
    title: texts(item.title),
    // A permanent link unless it says otherwise (RSS 2.0).
    url: resolved(
      item.link ?? (item.guid?.isPermaLink === false ? undefined : permalink(item.guid?.value)),
      baseOf(item, itemBase),
    ),
    html: texts(item.description, item.content?.encoded),
    labels: (item.categories ?? []).map(({ name }) => texts(name)),
  }))
  return { title: texts(feed.title), site, entries }
}

type PageLink = { readonly rel?: string | undefined; readonly href?: string | undefined }

const pageOf = (links: readonly PageLink[] | undefined): string | undefined =>
  links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href

/** Many feeds give an id that is no address without saying so. */
const permalink = (guid: string | undefined): string | undefined =>
  guid !== undefined && (HTTP.test(guid.trim()) || guid.trim().startsWith('/')) ? guid : undefined
