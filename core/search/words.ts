/** Splits texts into words. */

/** A text whose letters carry no marks. Capitals stay, because they tell a name from an ordinary word. */
export const withoutMarks = (text: string): string =>
  /^[\u0000-\u007f]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[ςΣ]/g, 'σ')

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}]|['’](?=\p{L}))*/gu
const SHORT_WITH_SIGN = /^(?:\+\+?|#)(?![\p{L}\p{N}])/u

export type Word = {
  /** In lower case, without accents and apostrophes. */
  readonly word: string
  /** Whether it begins with a capital letter or a digit. */
  readonly capital: boolean
  readonly start: number
  readonly end: number
}

const plainWord = (lower: string): string => {
  if (!lower.includes("'") && !lower.includes('’')) return lower
  return lower.replace(/['’]s$/, '').replace(/['’]/g, '')
}

/** The words of a text without marks, in order. `C++` and `C#` keep their signs. */
export const wordsOf = (plain: string): Word[] => {
  const words: Word[] = []
  for (const match of plain.matchAll(WORD)) {
    const [found] = match
    const lower = found.toLowerCase()
    const start = match.index
    let word = plainWord(lower)
    let end = start + found.length
    if (found.length <= 2) {
      const sign = SHORT_WITH_SIGN.exec(plain.slice(end, end + 3))?.[0] ?? ''
      word += sign
      end += sign.length
    }
    // "e-mail" is one word, unlike "voice-over", which is found by its parts as well.
    const before = words.at(-1)
    if (
      before !== undefined &&
      before.word.length === 1 &&
      /^[a-z]$/.test(before.word) &&
      plain.slice(before.end, start) === '-'
    ) {
      words[words.length - 1] = { ...before, word: before.word + word, end }
    } else words.push({ word, capital: lower[0] !== found[0] || /\d/.test(found[0] ?? ''), start, end })
  }
  return words
}
