/** Tools suggested by visitors, deduplicated. */
import { addressKey, nameKey } from '#core/catalogue/tool-identity.ts'
import { AlreadyListedError, InvalidInputError } from '#core/errors.ts'
import { isUuid } from '#core/uuid.ts'
import { VISITOR_LIMITS } from '#core/visitor-limits.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { ListedToolsService } from '../catalogue/listed-tools.service.ts'
import { joinNotes, visitorEmail, visitorLine, visitorNote } from './visitor-text.ts'

type SuggestedTool = {
  readonly name: string
  readonly websiteUrl: string
  readonly category: string | null
  readonly note: string | null
  readonly email: string | null
  /** An invisible field that only bots fill in. */
  readonly honeypot: string | null
}

/** `joined`: the tool had already been suggested. */
export type KeptSuggestion = { readonly id: string; readonly joined: boolean }

/** The status for its sender. */
export type SuggestionOutcome = {
  readonly id: string
  readonly state: 'received' | 'accepted' | 'listed' | 'declined'
  /** Null unless the tool is listed. */
  readonly toolSlug: string | null
}

export type ToolSuggestionService = ReturnType<typeof createToolSuggestionService>

const STATES = { open: 'received', accepted: 'accepted', rejected: 'declined' } as const

const AN_HOUR = { limit: 5, windowSeconds: 3_600 }
const A_DAY = { limit: 20, windowSeconds: 86_400 }

const required = (text: string | null, field: string): string => {
  if (text === null) throw new InvalidInputError(`"${field}" must not be empty.`, field)
  return text
}

/** Queries of shared links contain referral data and do not identify the tool. */
const withoutQuery = (address: string): string => {
  const url = new URL(address)
  url.search = ''
  url.hash = ''
  return url.href
}

/** Validates a suggestion and computes its matching keys. */
const check = (tool: SuggestedTool) => {
  const name = required(visitorLine(tool.name, 'name', VISITOR_LIMITS.name), 'name')
  const key = nameKey(name)
  if (key === null) throw new InvalidInputError('"name" must contain letters or digits.', 'name')
  const address = safeWebsiteUrl(
    required(visitorLine(tool.websiteUrl, 'websiteUrl', VISITOR_LIMITS.websiteUrl), 'websiteUrl'),
  )
  const page = address === null ? null : withoutQuery(address)
  const pageKey = addressKey(page)
  if (page === null || pageKey === null) {
    throw new InvalidInputError('"websiteUrl" must be an http or https URL.', 'websiteUrl')
  }
  return {
    name,
    nameKey: key,
    websiteUrl: page,
    addressKey: pageKey,
    category: visitorLine(tool.category, 'category', VISITOR_LIMITS.category),
    note: visitorNote(tool.note, 'note'),
    email: visitorEmail(tool.email, 'email'),
  }
}

export const createToolSuggestionService = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  listedTools: ListedToolsService
  /** Makes fake ids for honeypot submissions. */
  newId: (now: Date) => string
}) => ({
  /**
   * Stores a suggestion, or joins an open one with the same URL or name. A filled honeypot gets the same response.
   * `address` is only used for limits, not stored.
   * @throws InvalidInputError, AlreadyListedError when the catalog has the URL or name, RateLimitedError past 5 an
   * hour or 20 a day per address
   */
  suggest: async (tool: SuggestedTool, address: string | null): Promise<KeptSuggestion> => {
    const { database, clock, limiter, listedTools, newId } = dependencies
    const { note, email, ...suggestion } = check(tool)
    limiter.takeAll([
      { key: `suggestion-hour:${address ?? 'server'}`, limit: AN_HOUR },
      { key: `suggestion-day:${address ?? 'server'}`, limit: A_DAY },
    ])
    const now = clock.now()
    if (tool.honeypot !== null && tool.honeypot !== '') return { id: newId(now), joined: false }
    const listed = await listedTools.find(suggestion)
    if (listed !== null) throw new AlreadyListedError(listed)
    return database.transaction(async (tx) => {
      // Concurrent suggestions of one tool must find each other, by URL or name.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('tool suggestion'))`
      const open = await tx.toolSuggestion.findFirst({
        where: {
          state: 'open',
          OR: [{ addressKey: suggestion.addressKey }, { nameKey: suggestion.nameKey }],
        },
        orderBy: { createdAt: 'asc' },
      })
      if (open === null) {
        const data = { ...suggestion, note, email, createdAt: now }
        const { id } = await tx.toolSuggestion.create({ data, select: { id: true } })
        return { id, joined: false }
      }
      await tx.toolSuggestion.update({
        where: { id: open.id },
        data: {
          suggestionCount: { increment: 1 },
          note: joinNotes(open.note, note),
          email: open.email ?? email,
        },
        select: { id: true },
      })
      return { id: open.id, joined: true }
    })
  },

  /** The status of a suggestion by id; null for an unknown one. Contains no visitor texts. */
  outcome: async (suggestionId: string): Promise<SuggestionOutcome | null> => {
    const { prisma } = dependencies.database
    if (!isUuid(suggestionId)) return null
    const suggestion = await prisma.toolSuggestion.findUnique({ where: { id: suggestionId } })
    if (suggestion === null) return null
    const { id, state, addressKey: address, nameKey: name } = suggestion
    const tool = await prisma.tool.findFirst({
      where: { status: 'active', OR: [{ addressKey: address }, { nameKeys: { has: name } }] },
      select: { slug: true },
    })
    return tool === null ? { id, state: STATES[state], toolSlug: null } : { id, state: 'listed', toolSlug: tool.slug }
  },
})
