import { safeWebsiteUrl } from '../website-url.ts'

/** Public hosts: they do not tell who owns a page. */
const SHARED_DOMAINS = new Set(['github.com', 'github.io', 'gumroad.com'])
/** Two-label public suffixes that occur in the catalog. */
const LONG_ENDINGS = new Set(['co.uk', 'com.au', 'co.jp', 'com.br', 'co.in'])

/** The registrable domain of a URL: `google.com` for `https://workspace.google.com/x`. Null without one. */
export const registrableDomain = (address: string | null): string | null => {
  const url = safeWebsiteUrl(address)
  if (url === null) return null
  const labels = new URL(url).hostname.split('.')
  const domain = labels.slice(LONG_ENDINGS.has(labels.slice(-2).join('.')) ? -3 : -2).join('.')
  return SHARED_DOMAINS.has(domain) ? null : domain
}
