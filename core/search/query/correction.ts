import type { SearchIndex } from '../index/search-index.ts'
import { textAt } from '../text/string-list.ts'
import { STOP_WORDS } from '../text/word-lists.ts'
import { withoutMarks, wordsOf } from '../text/words.ts'
import { isKnownWord } from './alternates.ts'
import { mayBeMisspelled } from './close-words.ts'
import { similarWords } from './concepts.ts'
import { closestName } from './find-names.ts'

/** The search with misspelled words corrected, or the closest name; null without a suggestion. */
export const correctedText = (index: SearchIndex, typed: string): string | null => {
  const text = withoutMarks(typed)
  const words = wordsOf(text)
  const unknown = words.filter(({ word }) => !STOP_WORDS.has(word) && !isKnownWord(index, word))
  if (unknown.length === 0) return null
  const named = closestName(index, text)
  let mended = text
  let slips = 0
  for (const { word, start, end } of unknown.toReversed()) {
    if (!mayBeMisspelled(word)) continue
    const [spelling] = similarWords(index, word)
    if (spelling === undefined) continue
    mended = mended.slice(0, start) + spelling.word + mended.slice(end)
    slips += spelling.slips
  }
  if (named !== null && (slips === 0 || named.slips <= slips)) return textAt(index.tools.names, named.tool)
  return slips === 0 ? null : mended
}
