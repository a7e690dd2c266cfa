/** Tools that visitors miss: kept for the administrators, each only once. */
import { addressKey, nameKey } from '../../../core/catalogue/tool-identity.ts'
import { AlreadyListedError, InvalidInputError } from '../../../core/errors.ts'
import { isUuid } from '../../../core/uuid.ts'
import { VISITOR_LIMITS } from '../../../core/visitor-limits.ts'
import { safeWebsiteUrl } from '../../../core/website-url.ts'
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
  /** A field that no person sees: whoever fills it is a program. */
  readonly honeypot: string | null
}

/** `joined`: somebody had suggested the tool already. */
export type KeptSuggestion = { readonly id: string; readonly joined: boolean }

/** What became of a suggestion, for whoever sent it. */
export type SuggestionOutcome = {
  readonly id: string
  readonly state: 'received' | 'accepted' | 'listed' | 'declined'
  /** The slug of the tool; null unless it is listed. */
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

/** Queries of shared links say where a visitor came from, not what the tool is. */
const withoutQuery = (address: string): string => {
  const url = new URL(address)
  url.search = ''
  url.hash = ''
  return url.href
}

/** A suggestion by its rules, with the keys by which it is known again. */
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
  /** Makes the id for what only looks as if it had been kept. */
  newId: (now: Date) => string
}) => ({
  /**
   * Keeps a suggestion, or counts it with an open one of the same address or name. A filled honeypot is answered as if it
   * had been kept. `address` only counts against the limits and is not stored. Throws InvalidInputError for a value
   * that breaks its rule, AlreadyListedError when the catalogue has the address or name, RateLimitedError past 5 an hour
   * or 20 a day from an address.
   */
  suggest: async (tool: SuggestedTool, address: string | null): Promise<KeptSuggestion> => {
    const { database, clock, limiter, listedTools, newId } = dependencies
    const { note, email, ...suggestion } = check(tool)
    limiter.take(`suggestion-hour:${address ?? 'server'}`, AN_HOUR)
    limiter.take(`suggestion-day:${address ?? 'server'}`, A_DAY)
    const now = clock.now()
    if (tool.honeypot !== null && tool.honeypot !== '') return { id: newId(now), joined: false }
    const listed = await listedTools.find(suggestion)
    if (listed !== null) throw new AlreadyListedError(listed)
    return database.transaction(async (tx) => {
      // Two suggestions of one tool at one moment must find each other, by address or by name.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('tool suggestion'))`
      const open = await tx.toolSuggestion.findFirst({
        where: {
          state: 'open',
          OR: [{ addressKey: suggestion.addressKey }, { nameKey: suggestion.nameKey }],
        },
        orderBy: { createdAt: 'asc' },
      })
      if (open === null) {
        const data = { ...suggestion, note, email, createdAt: now, lastSuggestedAt: now }
        const { id } = await tx.toolSuggestion.create({ data, select: { id: true } })
        return { id, joined: false }
      }
      await tx.toolSuggestion.update({
        where: { id: open.id },
        data: {
          suggestionCount: { increment: 1 },
          note: joinNotes(open.note, note),
          email: open.email ?? email,
          lastSuggestedAt: now,
        },
        select: { id: true },
      })
      return { id: open.id, joined: true }
    })
  },

  /**
   * What became of a suggestion, to whoever has its id; null for an unknown one. Nothing in it was written by a visitor.
   */
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
