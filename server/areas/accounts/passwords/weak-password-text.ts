import { PRODUCT_NAME } from '#core/brand.ts'

const LIKE_COMMON = 'it is like a common password'
const KEYBOARD = 'it follows the keys of a keyboard'
const SINGLE = 'it is a single word or a name'

/** By zxcvbn's warnings. */
const REASONS: Readonly<Record<string, string>> = {
  straightRow: KEYBOARD,
  keyPattern: KEYBOARD,
  simpleRepeat: 'it repeats the same characters',
  extendedRepeat: 'it repeats the same characters',
  sequences: 'it contains a sequence like "abc" or "123"',
  recentYears: 'it contains a year',
  dates: 'it is a date',
  topTen: LIKE_COMMON,
  topHundred: LIKE_COMMON,
  common: LIKE_COMMON,
  similarToCommon: LIKE_COMMON,
  wordByItself: SINGLE,
  namesByThemselves: SINGLE,
  commonNames: SINGLE,
  userInputs: `it contains your name, email address or company, or the name ${PRODUCT_NAME}`,
}

/** What is wrong with a weak password, and what to do. */
export const weakPasswordText = (reason: string | null): string => {
  const known = reason === null ? undefined : REASONS[reason]
  const because = known === undefined ? '' : ` because ${known}`
  return `This password is easy to guess${because}. Please choose a longer one, such as four words that don't belong together.`
}
