/** Domains that deliver to the same mailboxes. */
const SAME_DOMAINS: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }

/** Ignores case, dots and a `+tag`. Some hosts do distinguish dots; that costs such neighbors a referral. */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  const domain = email.slice(at + 1).toLowerCase()
  return `${name.replaceAll('.', '')}@${SAME_DOMAINS[domain] ?? domain}`
}
