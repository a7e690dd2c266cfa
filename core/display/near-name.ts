import { withoutAccents } from '../without-accents.ts'

/** So many characters of a name can be mistyped as one. */
const CHARACTERS_PER_TYPO = 4
const SHORTEST = 3

const lettersOf = (text: string): string => withoutAccents(text.toLowerCase()).replace(/[^\p{L}\p{N}]/gu, '')

/** How many characters have to be inserted, removed or replaced. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** Whether somebody who typed the words can have meant the name: one begins with the other, or they differ by typos. */
export const isNearName = (words: string, name: string): boolean => {
  const [typed, meant] = [lettersOf(words), lettersOf(name)]
  if (typed.length < SHORTEST || meant.length < SHORTEST) return typed !== '' && typed === meant
  if (meant.startsWith(typed) || typed.startsWith(meant)) return true
  return distance(typed, meant) <= Math.floor(Math.max(typed.length, meant.length) / CHARACTERS_PER_TYPO)
}
