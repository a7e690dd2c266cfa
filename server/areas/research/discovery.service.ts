/** Finds tools missing from the catalog, in configured feeds and visitor suggestions. */
import { authorize, type Viewer } from '#core/policy.ts'
import { itemDoubt } from '#core/research/item-doubt.ts'
import { RESEARCH_SCOPES, type ResearchCategory } from '#core/research/research-options.ts'
import type { ToolCandidate, ToolSuggestion } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Llm } from '../../platform/llm/llm.ts'
import type { Log } from '../../platform/log.ts'
import { type OutsideFetch, OutsideFetchError } from '../../platform/outside/outside-fetch.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { ListedToolsService } from '../catalogue/listed-tools.service.ts'
import { type Found, type KeptItem, keepItems, lockCandidates } from './candidate-store.ts'
import { decodeFeed } from './decode-feed.ts'
import { FeedError } from './feed-error.ts'
import { readFeed } from './feed-reader.ts'
import { askForHints } from './hints.ts'

/** `state`: new in the queue, found before, or suggested by a visitor. */
export type DiscoveredTool = {
  readonly id: string
  readonly name: string
  readonly websiteUrl: string | null
  readonly itemUrl: string | null
  readonly summary: string
  readonly source: string
  readonly state: 'new' | 'seen' | 'suggested'
  readonly timesSeen: number
  /** Why it probably is no tool; null when it probably is one. */
  readonly doubt: string | null
}

/** A source of a run: its counts, and its error if it could not be read. */
export type DiscoverySource = {
  readonly name: string
  readonly url: string | null
  /** Items that fit the category. */
  readonly items: number
  readonly found: number
  /** Items already in the catalog. */
  readonly listed: number
  readonly error: string | null
}
export type Discovery = { readonly tools: readonly DiscoveredTool[]; readonly sources: readonly DiscoverySource[] }

export type DiscoveryService = ReturnType<typeof createDiscoveryService>

const AN_HOUR = { limit: 20, windowSeconds: 3_600 }
const MOST_SUGGESTIONS = 50

type ReadSource = {
  readonly name: string
  readonly url: string
  readonly items: readonly Found[]
  readonly error: string | null
}

const fits = (category: ResearchCategory, words: string): boolean =>
  RESEARCH_SCOPES[category].words?.test(words) ?? true

export const createDiscoveryService = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  limiter: RateLimiter
  listedTools: ListedToolsService
  feeds: readonly string[]
  fetchOutside: OutsideFetch
  llm: Llm | undefined
}) => {
  const { database, clock, log, limiter, listedTools, feeds, fetchOutside, llm } = dependencies
  const { prisma } = database

  /** Never rejects: a failing source reports its error, and the others are still read. */
  const readSource = async (url: string, category: ResearchCategory): Promise<ReadSource> => {
    const { host } = new URL(url)
    try {
      const { title, items } = readFeed(decodeFeed(await fetchOutside(url)), url)
      const sourceName = title ?? host
      const found = items.filter(({ words }) => fits(category, words))
      return {
        name: sourceName,
        url,
        items: found.map((item) => ({ ...item, source: 'feed', sourceName })),
        error: null,
      }
    } catch (error) {
      log.warn({ err: error, host }, 'could not read a feed')
      const isExpected = error instanceof OutsideFetchError || error instanceof FeedError
      return { name: host, url, items: [], error: isExpected ? error.message : 'The feed could not be read.' }
    }
  }

  /** Stores the model's hints with the candidates; without a response they stay unchanged. */
  const addHints = async (candidates: readonly ToolCandidate[]): Promise<DiscoverySource | null> => {
    if (llm === undefined || candidates.length === 0) return null
    const source = { name: 'Language model', url: null, items: candidates.length, found: 0, listed: 0 }
    try {
      const categories = await prisma.category.findMany({ select: { slug: true }, orderBy: { slug: 'asc' } })
      const hints = await askForHints(
        llm,
        candidates,
        categories.map(({ slug }) => slug),
      )
      for (const [id, hint] of hints) {
        await prisma.toolCandidate.updateMany({ where: { id }, data: { hint: { ...hint } } })
      }
      return { ...source, found: hints.size, error: null }
    } catch (error) {
      log.warn({ err: error }, 'the language model returned no candidate hints')
      return { ...source, error: 'The language model returned no usable response.' }
    }
  }

  return {
    /**
     * Reads every feed and stores new candidates; creates no tools. Failed sources are reported in the result.
     * @throws ForbiddenError, RateLimitedError past 20 runs an hour per member
     */
    discover: async (viewer: Viewer | null, category: ResearchCategory): Promise<Discovery> => {
      const { id: actorId } = authorize(viewer, 'research:run', null)
      limiter.take(`research:${actorId}`, AN_HOUR)
      const read = await Promise.all(feeds.map((url) => readSource(url, category)))
      const items = read.flatMap((source) => source.items)
      const listed = await listedTools.slugsByAddress(items.flatMap(({ addressKey }) => addressKey ?? []))
      const kept = await database.transaction(async (tx) => {
        await lockCandidates(tx)
        const done = await keepItems(tx, listed, items, clock.now())
        const found = done.filter(({ kind }) => kind === 'new').length
        await recordAudit(tx, clock, [
          {
            actorId,
            action: 'research.discover',
            subjectType: 'research',
            subjectId: null,
            after: { category, found },
          },
        ])
        return done
      })
      const hints = await addHints(kept.flatMap((item) => (item.kind === 'new' ? [item.candidate] : [])))
      const suggestions = await prisma.toolSuggestion.findMany({
        where: { state: 'open' },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: MOST_SUGGESTIONS,
      })
      const suggested = suggestions.filter((one) => fits(category, [one.name, one.category, one.note].join(' ')))
      return {
        tools: likelyFirst([...toolsOf(kept), ...suggested.map(suggestedTool)]),
        sources: [
          ...sourcesOf(read, kept),
          { ...NOTHING, name: 'Visitor suggestions', items: suggested.length, found: suggested.length },
          ...(hints === null ? [] : [hints]),
        ],
      }
    },
  }
}

const NOTHING = { url: null, listed: 0, error: null } as const

/** The doubt about a candidate from a feed. A person's suggestion is taken at its word. */
export const doubtOf = ({ source, itemTitle, name }: ToolCandidate): string | null =>
  source === 'feed' ? itemDoubt(itemTitle, name) : null

/** Each candidate once, in its final state. Decided ones are excluded. */
const toolsOf = (kept: readonly KeptItem[]): DiscoveredTool[] => {
  const tools = new Map<string, DiscoveredTool>()
  for (const item of kept) {
    if (item.kind === 'listed' || item.candidate.state === 'rejected' || item.candidate.state === 'accepted') continue
    const { id, name, websiteUrl, itemUrl, snippet, sourceName, timesSeen } = item.candidate
    const state = tools.get(id)?.state ?? item.kind
    tools.set(id, {
      id,
      name,
      websiteUrl,
      itemUrl,
      summary: snippet,
      source: sourceName,
      state,
      timesSeen,
      doubt: doubtOf(item.candidate),
    })
  }
  return [...tools.values()]
}

const likelyFirst = (tools: readonly DiscoveredTool[]): DiscoveredTool[] =>
  tools.toSorted((a, b) => Number(a.doubt !== null) - Number(b.doubt !== null))

const suggestedTool = ({ id, name, websiteUrl, note, suggestionCount }: ToolSuggestion): DiscoveredTool => ({
  id,
  name,
  websiteUrl,
  itemUrl: null,
  summary: note ?? '',
  source: 'Visitor suggestions',
  state: 'suggested',
  timesSeen: suggestionCount,
  doubt: null,
})

/** Items were stored in source order. */
const sourcesOf = (read: readonly ReadSource[], kept: readonly KeptItem[]): DiscoverySource[] => {
  let at = 0
  return read.map(({ name, url, items, error }) => {
    const own = kept.slice(at, at + items.length)
    at += items.length
    const count = (kind: KeptItem['kind']) => own.filter((item) => item.kind === kind).length
    return { name, url, items: items.length, found: count('new'), listed: count('listed'), error }
  })
}
