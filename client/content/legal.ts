/** Dates and links of the legal pages, by path. */
type LegalTexts = {
  /** The fixed "last updated" date of the page; null when the page shows the date of its text only. */
  readonly statedUpdate: string | null
  /** The links of its buttons. */
  readonly links: readonly { readonly label: string; readonly to: string }[]
}

const PRIVACY = { label: 'Privacy Policy', to: '/privacy-policy' } as const
const TERMS = { label: 'Terms of Service', to: '/terms-of-service' } as const
const COOKIES = { label: 'Cookie Policy', to: '/cookie-policy' } as const
const CONTACT = { label: 'Contact Us', to: '/contact' } as const

export const LEGAL_TEXTS: Readonly<Record<string, LegalTexts>> = {
  '/privacy-policy': { statedUpdate: null, links: [COOKIES, TERMS, CONTACT] },
  '/terms-of-service': { statedUpdate: 'January 2025', links: [PRIVACY, COOKIES, CONTACT] },
  '/cookie-policy': { statedUpdate: 'December 15, 2024', links: [PRIVACY, TERMS, CONTACT] },
}
