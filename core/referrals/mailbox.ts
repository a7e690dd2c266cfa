/** Domains that deliver to the same mailboxes, by the name to compare with. */
const SAME_DOMAINS: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }

/**
 * A text that is the same for the spellings of one mailbox: case, dots and a `+tag` before the `@` do not matter. It is
 * for comparing alone. Some hosts do tell dots apart, which costs a referral between two such neighbors.
 */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  const domain = email.slice(at + 1).toLowerCase()
  return `${name.replaceAll('.', '')}@${SAME_DOMAINS[domain] ?? domain}`
}
