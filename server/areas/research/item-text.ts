/** What the text of a feed's item says about a tool. */
import { nameKey } from '#core/catalogue/tool-identity.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { plainText } from './plain-text.ts'

/** Sentences that feeds add to every item. */
const BOILERPLATE = [
  /\bThe post .{1,200}? (?:appeared first on|first appeared on) .{1,100}?(?:\.(?=\s|$)|$)/gi,
  /\b(?:Article|Comments) URL: \S+/gi,
  /(?:^|\s)(?:Points|# ?Comments): \d+/gi,
  /\b(?:Continue reading|Read (?:more|the (?:full|whole) (?:article|story|post)))\b.{0,3}$/gi,
]
/** Hosts on which an item links to something else than the tool's own site. */
const OTHER_SITES =
  /(?:^|\.)(?:x|twitter|facebook|linkedin|youtube|youtu|instagram|tiktok|reddit|medium|wikipedia|google|apple|amazon|amzn|producthunt|ycombinator|feedburner|bit|t|techcrunch|theverge|substack|discord|telegram|whatsapp|pinterest)\.(?:com|org|be|ly|co|net|me|gg)$/
const ANCHOR = /<a\s[^>]{0,2000}?href\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})')[^>]{0,2000}>([^<]{0,200})/gi
const ADDRESS = /https?:\/\/[^\s<>"']{4,2000}/gi
const MAX_HTML = 20_000

/** The item's text without what its feed adds; without one, what the title says after the name. */
export const summaryOf = (html: string, { title, name }: { title: string; name: string }, max: number): string => {
  const text = BOILERPLATE.reduce((rest, pattern) => rest.replace(pattern, ' '), plainText(html, MAX_HTML))
  const said = text.replace(/\s+/g, ' ').trim()
  if (said !== '') return plainText(said.replaceAll('<', '&lt;'), max)
  const after = title.slice(title.indexOf(name) + name.length).replace(/^[\s:,|–—-]+/, '')
  return title.includes(name) ? after : ''
}

const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '')

/**
 * The tool's site among the links of a text: the one whose host or text is the tool's name, or else the only foreign
 * site. Null when there is none or it is unclear.
 */
export const websiteInText = (html: string, name: string, isOwn: (host: string) => boolean): string | null => {
  const text = html.slice(0, MAX_HTML)
  const anchors = [...text.matchAll(ANCHOR)].map(([, double, single, label]) => ({ url: double ?? single, label }))
  const addresses = [...text.matchAll(ADDRESS)].map(([url]) => ({ url: url.replace(/[).,;:!?]+$/, ''), label: '' }))
  const links = [...anchors, ...addresses].flatMap(({ url, label = '' }) => {
    const address = safeWebsiteUrl(url?.replaceAll('&amp;', '&'))
    if (address === null) return []
    const host = hostOf(address)
    return isOwn(host) || OTHER_SITES.test(host) ? [] : [{ address, host, label }]
  })
  const key = nameKey(name)
  const named = links.find(
    ({ host, label }) =>
      key !== null && (nameKey(label) === key || host.split('.').some((part) => nameKey(part) === key)),
  )
  if (named !== undefined) return named.address
  const [first] = links
  return first !== undefined && links.every(({ host }) => host === first.host) ? first.address : null
}
