/** Decisions on tools suggested by visitors. */
import { addressKey } from '#core/catalogue/tool-identity.ts'
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { authorize, can, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import { VISITOR_LIMITS } from '#core/visitor-limits.ts'
import type { ToolCandidate, ToolSuggestion } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { ListedToolsService } from '../catalogue/listed-tools.service.ts'
import { type Found, keepItems, lockCandidates } from './candidate-store.ts'
import { plainText } from './plain-text.ts'
import { suggestionSettledMail } from './suggestion-mails.ts'

type Decision = { readonly isAccepted: boolean; readonly outcome: string | null }
/** The candidate is null when the suggestion was rejected, or the tool has been listed meanwhile. */
export type SettledSuggestion = { readonly suggestion: ToolSuggestion; readonly candidate: ToolCandidate | null }

export type SuggestionAdministrationService = ReturnType<typeof createSuggestionAdministrationService>

const NO_SUGGESTION = 'Suggestion not found.'
const MAX_SNIPPET = 500

const candidateOf = ({ name, nameKey, websiteUrl, addressKey: key, category, note }: ToolSuggestion): Found => ({
  source: 'suggestion',
  sourceName: 'Visitor suggestion',
  itemKey: key,
  name,
  nameKey,
  websiteUrl,
  addressKey: addressKey(websiteUrl),
  itemTitle: category === null ? name : `${name} (${category})`,
  itemUrl: websiteUrl,
  snippet: plainText(note ?? '', MAX_SNIPPET),
  words: '',
})

const checkedOutcome = (text: string | null): string | null => {
  const outcome = text?.trim() ?? ''
  if ([...outcome].length > VISITOR_LIMITS.note) {
    throw new InvalidInputError(`"outcome" must be at most ${VISITOR_LIMITS.note} characters.`, 'outcome')
  }
  return outcome === '' ? null : outcome
}

/** Addresses are for administrators. */
const seenBy = (reader: Viewer, suggestion: ToolSuggestion): ToolSuggestion =>
  can(reader, 'reporter:address', null) ? suggestion : { ...suggestion, email: null }

export const createSuggestionAdministrationService = (dependencies: {
  database: Database
  clock: Clock
  outbox: Outbox
  publicUrl: string
  listedTools: ListedToolsService
}) => {
  const { database, clock, outbox, publicUrl, listedTools } = dependencies
  const { prisma } = database

  /** A candidate rejected from a feed is reopened by an accepted suggestion. */
  const reopened = async (tx: TransactionClient, actorId: string, candidate: ToolCandidate): Promise<ToolCandidate> => {
    if (candidate.state !== 'rejected') return candidate
    const entry = { actorId, action: 'candidate.return', subjectType: 'candidate', subjectId: candidate.id }
    await recordAudit(tx, clock, [{ ...entry, before: { state: candidate.state }, after: { state: 'open' } }])
    const data = { state: 'open', settledAt: null, deferredUntil: null } as const
    return tx.toolCandidate.update({ where: { id: candidate.id }, data })
  }

  return {
    /** Null when there is none. Throws ForbiddenError. */
    find: async (viewer: Viewer | null, id: string): Promise<ToolSuggestion | null> => {
      const reader = authorize(viewer, 'candidate:read', null)
      const found = isUuid(id) ? await prisma.toolSuggestion.findUnique({ where: { id } }) : null
      return found === null ? null : seenBy(reader, found)
    },

    /**
     * Settles an open suggestion once; idempotent. An accepted one becomes a candidate, even if that was rejected
     * before. The email to the sender is enqueued here, so that the address can be removed afterwards.
     * @throws ForbiddenError, NotFoundError, InvalidInputError for a too long outcome, and a suggestion settled
     * differently
     */
    settle: async (
      viewer: Viewer | null,
      id: string,
      { isAccepted, ...decision }: Decision,
    ): Promise<SettledSuggestion> => {
      const actor = authorize(viewer, 'candidate:settle', null)
      const { id: actorId } = actor
      const outcome = checkedOutcome(decision.outcome)
      const open = isUuid(id) ? await prisma.toolSuggestion.findUnique({ where: { id } }) : null
      if (open === null) throw new NotFoundError(NO_SUGGESTION)
      const listed = await listedTools.slugsByAddress([open.addressKey])
      return database.transaction(async (tx) => {
        await lockCandidates(tx)
        const state = isAccepted ? 'accepted' : 'rejected'
        const { count } = await tx.toolSuggestion.updateMany({
          where: { id, state: 'open' },
          data: { state, outcome, settledAt: clock.now(), deferredUntil: null },
        })
        const suggestion = await tx.toolSuggestion.findUnique({ where: { id } })
        if (suggestion === null) throw new NotFoundError(NO_SUGGESTION)
        if (count === 0) {
          if (suggestion.state !== state)
            throw new InvalidInputError('This suggestion has already been resolved.', 'id')
          const known = { OR: [{ itemKey: suggestion.addressKey }, { addressKey: suggestion.addressKey }] }
          return {
            suggestion: seenBy(actor, suggestion),
            candidate: isAccepted ? await tx.toolCandidate.findFirst({ where: known }) : null,
          }
        }
        const [kept] = isAccepted ? await keepItems(tx, listed, [candidateOf(suggestion)], clock.now()) : []
        if (suggestion.email !== null) {
          const settled = { name: suggestion.name, isAccepted, outcome, url: `${publicUrl}/ai-tools` }
          const mail = suggestionSettledMail(suggestion.email, settled)
          await outbox.enqueue(tx, mail, { userId: null, keepIfDead: true })
        }
        const entry = { actorId, action: 'suggestion.settle', subjectType: 'suggestion', subjectId: id }
        await recordAudit(tx, clock, [{ ...entry, before: { state: 'open' }, after: { state, outcome: null } }])
        const candidate = kept === undefined || kept.kind === 'listed' ? null : kept.candidate
        return {
          suggestion: seenBy(actor, suggestion),
          candidate: candidate && (await reopened(tx, actorId, candidate)),
        }
      })
    },
  }
}
