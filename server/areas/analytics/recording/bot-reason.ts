/** Bot detection from request data. */
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { type Clock, lasts } from '#server/platform/clock.ts'

/** Why a record counts as a bot; shown in the report. */
export type BotReason = 'Declared crawler' | 'Headless browser' | 'Impossible rate' | 'No user agent'

const MAX_AGENTS = 2_000
const MAX_VISITS = 20_000
/** More page views than a person opens in ten seconds. */
const VIEWS_AT_ONCE = 20
const WINDOW_MS = 10_000

const reasonOfAgent = (agent: string): BotReason | null => {
  if (/headless/i.test(agent)) return 'Headless browser'
  return isbot(agent) ? 'Declared crawler' : null
}

/** Detects bots by user agent and by request rate of the visit. */
export const createBotDetector = ({ clock }: { clock: Clock }) => {
  // isbot's pattern is slow, and a few user agents send most requests.
  const agents = new LRUCache<string, { readonly reason: BotReason | null }>({ max: MAX_AGENTS })
  const visits = new LRUCache<string, { views: number; endsAt: number; isBot: boolean }>({ max: MAX_VISITS })

  const ofAgent = (agent: string): BotReason | null => {
    const known = agents.get(agent)
    if (known !== undefined) return known.reason
    const reason = reasonOfAgent(agent)
    agents.set(agent, { reason })
    return reason
  }

  const isTooFast = (visitKey: string, isView: boolean): boolean => {
    const now = clock.now().getTime()
    let visit = visits.get(visitKey)
    if (visit === undefined) {
      if (!isView) return false
      visit = { views: 0, endsAt: now + WINDOW_MS, isBot: false }
      visits.set(visitKey, visit)
    }
    if (!lasts({ endsAt: visit.endsAt, lengthMs: WINDOW_MS }, now))
      Object.assign(visit, { views: 0, endsAt: now + WINDOW_MS })
    if (isView) visit.views += 1
    if (visit.views > VIEWS_AT_ONCE) visit.isBot = true
    return visit.isBot
  }

  /** Null for a person. Once too fast, a visit stays a bot. */
  return (userAgent: string | null, visitKey: string, isView: boolean): BotReason | null => {
    const tooFast = isTooFast(visitKey, isView)
    if (userAgent === null || userAgent.trim() === '') return 'No user agent'
    return ofAgent(userAgent) ?? (tooFast ? 'Impossible rate' : null)
  }
}
