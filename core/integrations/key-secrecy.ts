/** How a key is recognized where it must not be: in addresses and logs. */

/** Begins every key, so that secret scanners and this server recognize one. */
export const KEY_PREFIX = 'tfk_'

/** Whole keys and longer parts of them; a displayed prefix is shorter. */
const KEY = /tfk_[0-9A-Za-z]{16,}/i
const ALL_KEYS = new RegExp(KEY, 'gi')
const ESCAPED = /%([2-7][0-9a-f])/gi

/** Percent-encoded ASCII as text, also between invalid escapes. */
const unescaped = (target: string): string =>
  target.replace(ESCAPED, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Whether a request target contains a key, however it is escaped. */
export const hasKey = (target: string): boolean => KEY.test(target) || KEY.test(unescaped(target))

/** Redacts every key. */
export const withoutKeys = (text: string): string => {
  const redacted = text.replace(ALL_KEYS, `${KEY_PREFIX}[redacted]`)
  return hasKey(redacted) ? `[redacted: it contained a key]` : redacted
}
