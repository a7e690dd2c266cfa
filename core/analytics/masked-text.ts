/** Texts that analytics may keep. */

/** Longest text of a click, a search or a label, in characters. */
export const MAX_RECORDED_TEXT = 50

const EMAIL = /[^\s@<>"']+@[^\s@<>"']+/g
/** Words of 20 characters and more with digits among letters, JSON web tokens, and long numbers such as those of cards and phones. */
const TOKEN = /\beyJ[\w-]*(?:\.[\w-]*)*|(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}|\+?\d(?:[\s().-]?\d){8,}/g

/** The text in one line, with everything replaced that looks like an email address, a token or a long number, cut to 50 characters. */
export const maskedText = (text: string): string =>
  text.replace(EMAIL, '[email]').replace(TOKEN, '[token]').replace(/\s+/g, ' ').trim().slice(0, MAX_RECORDED_TEXT)
