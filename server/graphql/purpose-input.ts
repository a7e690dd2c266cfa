import { checkedSentence } from '#core/quiz/answer-list.ts'
import type { Purpose, PurposeEntry } from '#core/quiz/purpose.ts'
import type { RequestContext } from './context.ts'

/**
 * The user's own words; null without a sentence. Omitted meanings are read by the search. Throws InvalidInputError for
 * more than 200 characters.
 */
export const readPurposeInput = async (
  entry: PurposeEntry | null | undefined,
  { catalogue }: Pick<RequestContext['services'], 'catalogue'>,
): Promise<Purpose | null> => {
  const sentence = checkedSentence(entry?.sentence ?? '')
  if (sentence === '') return null
  return { sentence, meanings: entry?.meanings ?? (await catalogue.toolLists.readPurpose(sentence)) }
}
