/** The one rule for email addresses, in forms and on the server. */

export const INVALID_EMAIL = 'Please enter a valid email address'

/** In bytes: of an address (RFC 5321's longest path) and of the part before the @. */
const MAX_ADDRESS = 254
const MAX_LOCAL = 64
/** Characters of RFC 5322 without quotation marks; letters and digits of any script by RFC 6531. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
/** As given: letters and digits of any script, joined by dots and dashes. */
const DOMAIN = /^[\p{L}\p{M}\p{N}-]+(?:[.。][\p{L}\p{M}\p{N}-]+)+$/u
/** Two labels or more in ASCII; the last one is a word or an encoded one. */
const ASCII_DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/
/** Scripts whose letters look like others. */
const LATIN = /\p{Script=Latin}/u
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
const ASCII_SIGN = /[\u0021-\u007e]/

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** The Kelvin sign for K, full-width letters, ligatures: Unicode reads them as ASCII, a mail server does not. */
const imitatesAscii = (text: string): boolean =>
  [...text].some((character) => character > '\u007f' && ASCII_SIGN.test(character.normalize('NFKC')))

/** The domain in lower-case ASCII, as in DNS; null when it is none. */
const asciiDomain = (domain: string): string | null => {
  if (!DOMAIN.test(domain) || imitatesAscii(domain) || !URL.canParse(`http://${domain}`)) return null
  const { hostname } = new URL(`http://${domain}`)
  return ASCII_DOMAIN.test(hostname) ? hostname : null
}

/**
 * The stored form of an address, which identifies an account: composed (NFC) and lower-case, its domain in ASCII, so that
 * two spellings of one address are equal. Null for an invalid address, also for one whose letters imitate others.
 */
export const normalizedEmail = (text: string): string | null => {
  const address = text.trim()
  const at = address.lastIndexOf('@')
  const given = address.slice(0, at)
  const domain = asciiDomain(address.slice(at + 1))
  if (at < 1 || domain === null || imitatesAscii(given)) return null
  const local = given.normalize('NFC').toLowerCase().normalize('NFC')
  if (!LOCAL.test(local) || bytesOf(local) > MAX_LOCAL) return null
  if (LATIN.test(local) && LIKE_LATIN.test(local)) return null
  const email = `${local}@${domain}`
  return bytesOf(email) > MAX_ADDRESS ? null : email
}

/** Domains that deliver to the same inboxes. */
const SAME_DOMAINS: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }

/**
 * Equal for addresses that usually deliver to one inbox: without case, dots and a `+tag`. Takes the stored form. At the few
 * hosts where these make a difference, two neighbors share a free quota and cannot refer each other.
 */
export const inboxOf = (email: string): string => {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at).toLowerCase()
  const domain = email.slice(at + 1).toLowerCase()
  const [name = ''] = local.split('+')
  return `${name === '' ? local : name.replaceAll('.', '')}@${SAME_DOMAINS[domain] ?? domain}`
}
