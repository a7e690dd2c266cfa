import type { SearchIndex } from '../index/search-index.ts'
import { stemOf } from '../text/stems.ts'
import { textAt } from '../text/string-list.ts'
import { STOP_WORDS } from '../text/word-lists.ts'
import { withoutMarks, wordsOf } from '../text/words.ts'
import { isKnownWord } from './alternates.ts'
import { mayBeMisspelled } from './close-words.ts'
import { similarWords } from './concepts.ts'
import { closestName } from './find-names.ts'

/** A word of this many tools ("google") is meant rather than one name as close to the text ("Goose"). */
const FREQUENT = 10

/** The search with misspelled words corrected, or the closest name; null without a suggestion. */
export const correctedText = (index: SearchIndex, typed: string): string | null => {
  const text = withoutMarks(typed)
  const words = wordsOf(text)
  const unknown = words.filter(
    ({ word }) => !STOP_WORDS.has(word) && !isKnownWord(index, word) && !index.jobs.jobsByStem.has(stemOf(word)),
  )
  if (unknown.length === 0) return null
  const named = closestName(index, text)
  let mended = text
  let slips = 0
  let fewest = Number.POSITIVE_INFINITY
  for (const { word, start, end } of unknown.toReversed()) {
    if (!mayBeMisspelled(word)) continue
    const [spelling] = similarWords(index, word)
    if (spelling === undefined) continue
    mended = mended.slice(0, start) + spelling.word + mended.slice(end)
    slips += spelling.slips
    fewest = Math.min(fewest, spelling.tools)
  }
  const isName = named !== null && (slips === 0 || named.slips < slips || (named.slips === slips && fewest < FREQUENT))
  if (isName) return textAt(index.tools.names, named.tool)
  return slips === 0 ? null : mended
}
