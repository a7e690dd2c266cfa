/** How names are compared. */
import { withoutMarks } from './words.ts'

/** Lower case, no accents, single spaces: `Alexa+` and `Alexa` differ. */
export const foldedText = (text: string): string => {
  const lower = withoutMarks(text).toLowerCase()
  return (lower === '' ? text.toLowerCase() : lower).replace(/\s+/gu, ' ').trim()
}

/** Without spaces and punctuation, but with the signs that tell names apart: `C++`, `C#`. */
export const strictKey = (folded: string): string => folded.replace(/[^\p{L}\p{N}+#]/gu, '')

/** Letters and digits alone; `let's enhance`, `Lets-Enhance` and `LETSENHANCE` have one key. */
export const looseKey = (folded: string): string => folded.replace(/[^\p{L}\p{N}]/gu, '')
