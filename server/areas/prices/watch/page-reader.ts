/** Reads one price page as its host permits: robots.txt first, at most three redirects on the same domain. */
import type { PageBlock } from '#core/catalogue/price-watch/page-text.ts'
import { registrableDomain } from '#core/catalogue/registrable-domain.ts'
import { DAY_MS } from '#core/durations.ts'
import type { PriceReadingOutcome } from '#prisma/client/client.ts'
import { type OutsideDocument, type OutsideFetch, OutsideFetchError } from '#server/platform/outside/outside-fetch.ts'
import { isAllowedByRobots } from './robots.ts'
import { visibleBlocks } from './visible-text.ts'

/** A page that was not read; the detail is a sentence for administrators. */
type Refusal = {
  readonly outcome: Exclude<PriceReadingOutcome, 'confirmed' | 'disputed'>
  readonly detail: string
  /** When a busy server may be asked again. */
  readonly retryAfterMs?: number
}

export type PageReading = { readonly blocks: readonly PageBlock[] } | Refusal

const AGENT = 'ToolfinchPriceWatch'
const MAX_REDIRECTS = 3
const MAX_ADDRESS = 500
/** A server that is busy is left alone for a day, and longer if it says so. */
const [MIN_RETRY_MS, MAX_RETRY_MS] = [DAY_MS, 7 * DAY_MS]

const isSameSite = (one: string, other: string): boolean => {
  if (new URL(one).host === new URL(other).host) return true
  const domain = registrableDomain(one)
  return domain !== null && domain === registrableDomain(other)
}

const retryMs = (retryAfter: string | null, now: Date): number => {
  const text = retryAfter?.trim() ?? ''
  const wanted = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime()
  return Math.min(Math.max(Number.isNaN(wanted) ? 0 : wanted, MIN_RETRY_MS), MAX_RETRY_MS)
}

const refusalOf = ({ message, response }: OutsideFetchError, now: Date): Refusal => {
  const status = response?.status ?? 0
  if (status === 404 || status === 410) return { outcome: 'ended', detail: `The page no longer exists (${status}).` }
  if (status === 429 || status === 503) {
    return { outcome: 'busy', detail: message, retryAfterMs: retryMs(response?.retryAfter ?? null, now) }
  }
  if (status === 401 || status === 403 || status === 451) return { outcome: 'not_allowed', detail: message }
  return { outcome: 'failed', detail: message }
}

/** The address that a response leads to; null when it is no redirect or leads nowhere. */
const targetOf = ({ response }: OutsideFetchError, url: string): string | null => {
  if (response === null || response.status < 300 || response.status > 399 || response.location === null) return null
  return URL.canParse(response.location, url) ? new URL(response.location, url).href : null
}

export const createPageReader = (dependencies: {
  fetchOutside: OutsideFetch
  /** Resolves when a request to the host of this URL may be sent. */
  pace: (url: string) => Promise<void>
  now: () => Date
}) => {
  const { fetchOutside, pace, now } = dependencies
  const rulesByOrigin = new Map<string, string | Refusal>()

  /** Follows redirects of one site; `check` may refuse each address. */
  const follow = async (
    start: string,
    check: (url: string) => Promise<Refusal | null>,
  ): Promise<OutsideDocument | Refusal> => {
    let url = start
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const refusal = await check(url)
      if (refusal !== null) return refusal
      await pace(url)
      try {
        return await fetchOutside(url)
      } catch (error) {
        if (!(error instanceof OutsideFetchError)) throw error
        const target = targetOf(error, url)
        if (target === null) return refusalOf(error, now())
        if (!isSameSite(url, target)) {
          return { outcome: 'moved', detail: `The page moved to ${target.slice(0, MAX_ADDRESS)}.` }
        }
        url = target
      }
    }
    return { outcome: 'failed', detail: 'The server redirects too often.' }
  }

  /** The rules of a host, read once. A server without the file allows everything; one that fails, nothing. */
  const rulesOf = async (origin: string): Promise<string | Refusal> => {
    const known = rulesByOrigin.get(origin)
    if (known !== undefined) return known
    const read = await follow(`${origin}/robots.txt`, async () => null)
    const isUnavailable = 'outcome' in read && read.outcome !== 'failed' && read.outcome !== 'busy'
    const rules = 'bytes' in read ? new TextDecoder().decode(read.bytes) : isUnavailable ? '' : read
    rulesByOrigin.set(origin, rules)
    return rules
  }

  const checkRobots = async (url: string): Promise<Refusal | null> => {
    const { origin, pathname, search } = new URL(url)
    const rules = await rulesOf(origin)
    if (typeof rules !== 'string') return rules
    if (isAllowedByRobots(rules, AGENT, pathname + search)) return null
    return { outcome: 'not_allowed', detail: "The host's robots.txt forbids reading this page." }
  }

  return async (url: string): Promise<PageReading> => {
    if (!URL.canParse(url)) return { outcome: 'failed', detail: 'This is not a valid URL.' }
    const read = await follow(url, checkRobots)
    if ('outcome' in read) return read
    if (read.contentType !== null && !/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(read.contentType)) {
      return { outcome: 'unreadable', detail: 'The document is not a web page.' }
    }
    const blocks = visibleBlocks(read)
    return blocks === null ? { outcome: 'unreadable', detail: 'The page is too complex to be read.' } : { blocks }
  }
}
