import { InvalidInputError } from '#core/errors.ts'
import {
  normalizedOutcomeText,
  OUTCOME_LIMITS,
  type OutcomeText,
  outcomeTextError,
} from '#core/outcomes/outcome-texts.ts'
import { isUuid } from '#core/uuid.ts'
import type { OutcomeChoice } from '#prisma/client/client.ts'

/** An answer as a member sends it. */
export type GivenOutcome = {
  readonly resultId: string
  readonly choice: OutcomeChoice
  readonly toolId: string | null
  readonly satisfaction: number | null
  readonly sentence: string | null
  readonly quoteName: string | null
  readonly quoteRole: string | null
}

export type CheckedOutcome = Omit<GivenOutcome, 'resultId'>

/** The longest text that is looked at: a check of a larger one would be work for nothing. */
const LONGEST = 4 * Math.max(...Object.values(OUTCOME_LIMITS))

const checkedText = (field: OutcomeText, argument: string, given: string | null): string | null => {
  if (given === null) return null
  const error = outcomeTextError(field, given.slice(0, LONGEST))
  if (error !== null) throw new InvalidInputError(`${error}.`, argument)
  return normalizedOutcomeText(given) || null
}

const checkSatisfaction = ({ choice, satisfaction }: GivenOutcome): void => {
  if (choice === 'none') {
    if (satisfaction !== null)
      throw new InvalidInputError('Only a tool that you chose has a satisfaction.', 'satisfaction')
    return
  }
  if (satisfaction === null) throw new InvalidInputError('Say how satisfied you are, from 1 to 5.', 'satisfaction')
  if (!Number.isInteger(satisfaction) || satisfaction < 1 || satisfaction > 5)
    throw new InvalidInputError('Satisfaction must be a whole number from 1 to 5.', 'satisfaction')
}

/** The texts in their stored form. Whether the tool is in the list is not checked here. Throws InvalidInputError. */
export const checkedOutcome = (given: GivenOutcome): CheckedOutcome => {
  const { choice, toolId, satisfaction } = given
  if (choice === 'listed' && (toolId === null || !isUuid(toolId)))
    throw new InvalidInputError('Choose a tool of the list.', 'toolId')
  if (choice !== 'listed' && toolId !== null)
    throw new InvalidInputError('Only a tool of the list has an id.', 'toolId')
  checkSatisfaction(given)
  const sentence = checkedText('sentence', 'sentence', given.sentence)
  if (choice === 'none' && sentence !== null)
    throw new InvalidInputError('Only a tool that you chose has a sentence.', 'sentence')
  if ((given.quoteName === null) !== (given.quoteRole === null))
    throw new InvalidInputError('To be quoted, give your first name and your role.', 'quoteName')
  const quoteName = checkedText('name', 'quoteName', given.quoteName)
  const quoteRole = checkedText('role', 'quoteRole', given.quoteRole)
  if (quoteName !== null && sentence === null)
    throw new InvalidInputError('Write the sentence that may be quoted.', 'sentence')
  return { choice, toolId: toolId?.toLowerCase() ?? null, satisfaction, sentence, quoteName, quoteRole }
}
