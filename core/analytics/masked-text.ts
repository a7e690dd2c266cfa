/** Longest recorded text of a click, a search or a label, in characters. */
const MAX_RECORDED_TEXT = 50
/** Longest text that is scanned: the patterns below are quadratic in the worst case. */
const MAX_READ = 1_000

/** Also matches the escaped @ of URLs. */
const EMAIL = /[^\s@<>"']+(?:@|%40)[^\s@<>"']+/gi
/** Nine or more digits, as in card, phone and account numbers, with the separators people type. */
const LONG_NUMBER = /\+?\(?\d(?:[\s().\-/]{0,3}\d){8,}/g
const WEB_TOKEN = /\beyJ[\w-]*(?:\.[\w-]*)*/g
const RUN = /[\w-]{20,}/g
/** Parts of a slug, file name or campaign: a word, a short number, or a word with a version. */
const WORD = /^(?:[A-Z]?[a-z]+|[A-Z]+|\d{1,4}|[A-Za-z]{0,8}\d{1,3}[a-z]?|)$/

/** Long character runs are tokens unless they consist of words. */
const isToken = (run: string): boolean => !run.split(/[-_]/).every((part) => WORD.test(part))

/** The text on one line, with everything replaced that looks like an email address, a token or a long number. */
export const withoutSecrets = (text: string): string => {
  // A truncated word could be half an email address.
  const read = text.length > MAX_READ ? text.slice(0, MAX_READ).replace(/\S+$/, '') : text
  return read
    .replace(EMAIL, '[email]')
    .replace(WEB_TOKEN, '[token]')
    .replace(RUN, (run) => (isToken(run) ? '[token]' : run))
    .replace(LONG_NUMBER, '[number]')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Like `withoutSecrets`, truncated to `length` characters. */
export const maskedText = (text: string, length = MAX_RECORDED_TEXT): string => withoutSecrets(text).slice(0, length)
