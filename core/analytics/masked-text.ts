/** Texts that analytics may keep. */

/** Longest text of a click, a search or a label, in characters. */
const MAX_RECORDED_TEXT = 50
/** What is read of a text at most: the patterns below take the square of its length in the worst case. */
const MAX_READ = 1_000

/** Also as an address has it, where the sign is escaped. */
const EMAIL = /[^\s@<>"']+(?:@|%40)[^\s@<>"']+/gi
/** Nine digits and more, as cards, phones and accounts have them, with what people write between the digits. */
const LONG_NUMBER = /\+?\(?\d(?:[\s().\-/]{0,3}\d){8,}/g
const WEB_TOKEN = /\beyJ[\w-]*(?:\.[\w-]*)*/g
const RUN = /[\w-]{20,}/g
/** What the parts of a slug, a file name or a campaign are: a word, a short number, or a word with a version. */
const WORD = /^(?:[A-Z]?[a-z]+|[A-Z]+|\d{1,4}|[A-Za-z]{0,8}\d{1,3}[a-z]?|)$/

/** Long runs of characters are tokens, unless they consist of words. */
const isToken = (run: string): boolean => !run.split(/[-_]/).every((part) => WORD.test(part))

/** The text in one line, with everything replaced that looks like an email address, a token or a long number. */
export const withoutSecrets = (text: string): string => {
  // A word that is cut could be the half of an address.
  const read = text.length > MAX_READ ? text.slice(0, MAX_READ).replace(/\S+$/, '') : text
  return read
    .replace(EMAIL, '[email]')
    .replace(WEB_TOKEN, '[token]')
    .replace(RUN, (run) => (isToken(run) ? '[token]' : run))
    .replace(LONG_NUMBER, '[number]')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The same, cut to 50 characters, or to as many as are given. */
export const maskedText = (text: string, length = MAX_RECORDED_TEXT): string => withoutSecrets(text).slice(0, length)
