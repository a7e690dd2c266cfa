import { editDistance } from '../edit-distance.ts'
import { withoutAccents } from '../without-accents.ts'

/** So many characters of a name can be mistyped as one. */
const CHARACTERS_PER_TYPO = 4
const SHORTEST = 3

const lettersOf = (text: string): string => withoutAccents(text.toLowerCase()).replace(/[^\p{L}\p{N}]/gu, '')

/** Whether somebody who typed the words can have meant the name: one begins with the other, or they differ by typos. */
export const isNearName = (words: string, name: string): boolean => {
  const [typed, meant] = [lettersOf(words), lettersOf(name)]
  if (typed.length < SHORTEST || meant.length < SHORTEST) return typed !== '' && typed === meant
  if (meant.startsWith(typed) || typed.startsWith(meant)) return true
  const allowed = Math.floor(Math.max(typed.length, meant.length) / CHARACTERS_PER_TYPO)
  return editDistance(typed, meant, allowed) <= allowed
}
