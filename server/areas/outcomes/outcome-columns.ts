import { InvalidInputError } from '#core/errors.ts'
import type { Outcome } from '#prisma/client/client.ts'
import type { ListedTools } from '../recommendations/listed-tools.ts'
import type { CheckedOutcome } from './outcome-input.ts'

type Stored = Omit<Outcome, 'id' | 'userId' | 'resultId' | 'createdAt'>

type Known = {
  /** The list that the answer is about; null when it is gone. */
  readonly list: ListedTools | null
  /** The stored answer; null for the first one. */
  readonly before: Outcome | null
  readonly now: Date
}

/**
 * The columns of an answer. What is known about the list stays as it was when the same tool was chosen before. Throws
 * InvalidInputError for a tool that is not in the list.
 */
export const outcomeColumns = (given: CheckedOutcome, { list, before, now }: Known): Stored => {
  const { choice, toolId, satisfaction, sentence, quoteName, quoteRole } = given
  const kept = before !== null && before.choice === choice && before.toolId === toolId ? before : null
  const tool = choice === 'listed' ? list?.tools.find((one) => one.toolId === toolId) : undefined
  if (kept === null && choice === 'listed' && tool === undefined)
    throw new InvalidInputError('Choose a tool of the list.', 'toolId')
  const sameQuote =
    before !== null && before.sentence === sentence && before.quoteName === quoteName && before.quoteRole === quoteRole
  return {
    choice,
    toolId,
    toolName: kept?.toolName ?? tool?.name ?? null,
    rank: kept?.rank ?? tool?.rank ?? null,
    jobs: before?.jobs ?? [...(list?.jobs ?? [])],
    engineVersion: before?.engineVersion ?? list?.engineVersion ?? '',
    satisfaction,
    sentence,
    quoteName,
    quoteRole,
    quotedAt: quoteName === null ? null : sameQuote ? before.quotedAt : now,
    // An administrator chose other words.
    shownAt: sameQuote ? before.shownAt : null,
    updatedAt: now,
  }
}
