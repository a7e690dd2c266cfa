import { checkedSentence } from '#core/quiz/answer-list.ts'
import type { Purpose, PurposeEntry } from '#core/quiz/purpose.ts'
import type { RequestContext } from './context.ts'

/**
 * The user's own words; null without a sentence. Omitted meanings are read by the search. Throws InvalidInputError for
 * more than 200 characters.
 */
export const readPurposeInput = async (
  entry: PurposeEntry | null | undefined,
  { toolLists }: Pick<RequestContext['services'], 'toolLists'>,
): Promise<Purpose | null> => {
  const sentence = checkedSentence(entry?.sentence ?? '')
  if (sentence === '') return null
  return { sentence, meanings: entry?.meanings ?? (await toolLists.readPurpose(sentence)) }
}
