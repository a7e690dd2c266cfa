/** What all decisions of editors have in common. */
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { editorTextProblem, normalizedReviewText } from '#core/reviews/review-texts.ts'
import type { Prisma, ToolReviewState } from '#prisma/client/client.ts'
import type { TransactionClient } from '../../platform/database/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { HasActiveClaim } from '../listings/active-claims.ts'
import type { AboutReview } from './review-mails.ts'

export const NOT_WAITING = 'It no longer waits for a decision.'

const MEMBER = { select: { id: true, email: true, suspendedAt: true } } as const
const INCLUDED = {
  tool: { select: { name: true, slug: true } },
  user: MEMBER,
  answer: { include: { user: MEMBER } },
  reports: {
    where: { settledAt: null },
    include: { reporter: MEMBER },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
} as const satisfies Prisma.ToolReviewInclude

export type DecidedReview = Prisma.ToolReviewGetPayload<{ include: typeof INCLUDED; omit: { shingles: true } }>

export type DecisionResult = { readonly reviewId: string; readonly state: ToolReviewState }

export const readDecided = (
  tx: TransactionClient,
  where: { readonly toolId?: string } & ({ readonly id: string } | { readonly userId: string }),
): Promise<DecidedReview | null> => tx.toolReview.findFirst({ where, include: INCLUDED, omit: { shingles: true } })

/** Sends an email about a review of a tool to a member, unless the account is gone or suspended. */
export type InformMember = (
  tx: TransactionClient,
  member: { readonly id: string; readonly email: string; readonly suspendedAt: Date | null } | null,
  tool: AboutReview['tool'],
  compose: (about: AboutReview) => Mail,
) => Promise<void>

export const createInformMember =
  ({ outbox, publicUrl }: { outbox: Outbox; publicUrl: string }): InformMember =>
  async (tx, member, tool, compose) => {
    if (member === null || member.suspendedAt !== null) return
    await outbox.enqueue(tx, compose({ to: member.email, publicUrl, tool }), { userId: member.id })
  }

/**
 * The text for the person whose words are refused or questioned; null for all other decisions. Throws InvalidInputError.
 */
export const checkedEditorText = (given: string | null, isRequired: boolean): string | null => {
  const text = normalizedReviewText(given ?? '')
  if (!isRequired) {
    if (text !== '') throw new InvalidInputError('Only a question, a rejection and a removal have a text.', 'text')
    return null
  }
  const problem = editorTextProblem(text)
  if (problem !== null) throw new InvalidInputError(problem, 'text')
  return text
}

/** Throws InvalidInputError when an editor has an interest in the decision. */
export const refuseInterested = async (
  tx: TransactionClient,
  editorId: string,
  { userId, toolId }: { readonly userId: string | null; readonly toolId: string },
  hasActiveClaim: HasActiveClaim,
): Promise<void> => {
  if (userId === editorId) throw new InvalidInputError('You cannot decide on a review that you wrote.', 'reviewId')
  if (await hasActiveClaim(tx, editorId, toolId))
    throw new InvalidInputError('You cannot decide on reviews of a tool that you claimed.', 'reviewId')
}

/** Throws NotFoundError. */
export const expectWaiting: (isWaiting: boolean) => asserts isWaiting = (isWaiting) => {
  if (!isWaiting) throw new NotFoundError(NOT_WAITING)
}
