import { safeWebsiteUrl } from '../website-url.ts'

/** Domains below which everybody may publish: they say nothing about who owns a page. */
const SHARED_DOMAINS = new Set(['github.com', 'github.io', 'gumroad.com'])
/** Endings of two labels below which domains are registered, as far as the catalogue has them. */
const LONG_ENDINGS = new Set(['co.uk', 'com.au', 'co.jp', 'com.br', 'co.in'])

/** The domain that the owner of an address registered: `google.com` for `https://workspace.google.com/x`. Null without one. */
export const registrableDomain = (address: string | null): string | null => {
  const url = safeWebsiteUrl(address)
  if (url === null) return null
  const labels = new URL(url).hostname.split('.')
  const domain = labels.slice(LONG_ENDINGS.has(labels.slice(-2).join('.')) ? -3 : -2).join('.')
  return SHARED_DOMAINS.has(domain) ? null : domain
}
