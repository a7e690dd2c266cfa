import { checkedSentence } from '../../core/quiz/answer-list.ts'
import type { Purpose, PurposeEntry } from '../../core/quiz/purpose.ts'
import type { RequestContext } from './context.ts'

/**
 * What a request says in the person's own words; null without a sentence. Meanings that were not sent are read by the
 * search.
 * @throws InvalidInputError for more than 200 characters.
 */
export const readPurposeInput = async (
  entry: PurposeEntry | null | undefined,
  { toolLists }: Pick<RequestContext['services'], 'toolLists'>,
): Promise<Purpose | null> => {
  const sentence = checkedSentence(entry?.sentence ?? '')
  if (sentence === '') return null
  return { sentence, meanings: entry?.meanings ?? (await toolLists.readPurpose(sentence)) }
}
