/** Removes accents but keeps capitals, which tell names from ordinary words. */
export const withoutMarks = (text: string): string =>
  /^[\u0000-\u007f]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[ςΣ]/g, 'σ')

export type Word = {
  /** Lower case, without accents and apostrophes. */
  readonly word: string
  readonly capital: boolean
  readonly start: number
  readonly end: number
}

/** Positions from `first` to `last`, inclusive. */
export const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset)

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const HASH = 35
const APOSTROPHE = 39
const PLUS = 43
const HYPHEN = 45
const TYPOGRAPHIC_APOSTROPHE = 0x2019

/** ASCII letters and digits by code. */
const PLAIN = Uint8Array.from({ length: 128 }, (_, code) => (/[A-Za-z0-9]/.test(String.fromCharCode(code)) ? 1 : 0))

/** For codes below 128. */
export const isPlain = (code: number): boolean => PLAIN[code] === 1

/** Code units of the word character at a position: 0 for none, 2 for a surrogate pair. */
const unitsAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  if (code < 128) return PLAIN[code] ?? 0
  if (Number.isNaN(code)) return 0
  const point = text.codePointAt(at) ?? code
  return LETTER_OR_DIGIT.test(String.fromCodePoint(point)) ? (point > 0xffff ? 2 : 1) : 0
}

const isApostrophe = (code: number) => code === APOSTROPHE || code === TYPOGRAPHIC_APOSTROPHE

/** The end of the ASCII letters and digits at a position. */
const endOfPlain = (text: string, at: number): number => {
  let end = at
  for (let code = text.charCodeAt(end); code < 128 && PLAIN[code] === 1; code = text.charCodeAt(end)) end += 1
  return end
}

/** The end of a word at a position, including inner apostrophes. */
const endOfWord = (text: string, at: number): number => {
  for (let end = at; ; ) {
    const units = unitsAt(text, end)
    if (units > 0) end += units
    else if (isApostrophe(text.charCodeAt(end)) && unitsAt(text, end + 1) > 0) end += 1
    else return end
  }
}

/** The end of the signs of `C++` and `C#`, or the position itself. */
const endOfSigns = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  let end = at
  if (code === HASH) end = at + 1
  else if (code === PLUS) end = text.charCodeAt(at + 1) === PLUS ? at + 2 : at + 1
  return end > at && unitsAt(text, end) > 0 ? at : end
}

const withoutApostrophes = (word: string): string => word.replace(/['’]s$/, '').replace(/['’]/g, '')

/** `C++` and `C#` keep their signs, `e-mail` is one word. Words are ranges of `lower`, because few are ever copied. */
export const eachWord = (
  plain: string,
  visit: (lower: string, from: number, to: number, capital: boolean, start: number, end: number) => void,
): void => {
  const lower = plain.toLowerCase()
  const isAligned = lower.length === plain.length
  for (let start = 0; start < plain.length; ) {
    if (unitsAt(plain, start) === 0) {
      start += 1
      continue
    }
    const plainEnd = endOfPlain(plain, start)
    let end = endOfWord(plain, plainEnd)
    const isPlainWord = end === plainEnd
    const isLetterBeforeHyphen = end - start === 1 && plain.charCodeAt(end) === HYPHEN && unitsAt(plain, end + 1) > 0
    if (isLetterBeforeHyphen) end = endOfWord(plain, end + 1)
    else if (end - start <= 2) end = endOfSigns(plain, end)
    if (isAligned && isPlainWord && !isLetterBeforeHyphen) {
      visit(lower, start, end, lower.charCodeAt(start) !== plain.charCodeAt(start), start, end)
    } else {
      const found = plain.slice(start, end).toLowerCase()
      const word = withoutApostrophes(isLetterBeforeHyphen ? found.replace('-', '') : found)
      visit(word, 0, word.length, found.charCodeAt(0) !== plain.charCodeAt(start), start, end)
    }
    start = end
  }
}

export const wordsOf = (plain: string): Word[] => {
  const words: Word[] = []
  eachWord(plain, (lower, from, to, capital, start, end) =>
    words.push({ word: lower.slice(from, to), capital, start, end }),
  )
  return words
}
