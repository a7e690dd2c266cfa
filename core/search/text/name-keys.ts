import { withoutMarks } from './words.ts'

/** Lower case, no accents, single spaces: `Alexa+` and `Alexa` differ. */
export const foldedText = (text: string): string => {
  const lower = withoutMarks(text).toLowerCase()
  return (lower === '' ? text.toLowerCase() : lower).replace(/\s+/gu, ' ').trim()
}

/** Without spaces and punctuation, but with distinguishing signs: `C++`, `C#`. */
export const strictKey = (folded: string): string => folded.replace(/[^\p{L}\p{N}+#]/gu, '')

/** Letters and digits only; `let's enhance`, `Lets-Enhance` and `LETSENHANCE` are equal. */
export const looseKey = (folded: string): string => folded.replace(/[^\p{L}\p{N}]/gu, '')
