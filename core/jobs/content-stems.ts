import { stemOf } from '../search/text/stems.ts'
import { STOP_WORDS } from '../search/text/word-lists.ts'
import { withoutMarks, wordsOf } from '../search/text/words.ts'

/** In order of appearance, without stop words. */
export const contentStems = (text: string): readonly string[] => {
  const stems = wordsOf(withoutMarks(text)).flatMap(({ word }) => (STOP_WORDS.has(word) ? [] : [stemOf(word)]))
  return [...new Set(stems)]
}
