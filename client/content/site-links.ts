export type SiteLink = { readonly label: string; readonly to: string; readonly highlighted?: boolean }

export const MAIN_LINKS: readonly SiteLink[] = [
  { label: 'Home', to: '/' },
  { label: 'AI Tools', to: '/ai-tools' },
  { label: 'Compare', to: '/compare' },
  { label: 'Quiz', to: '/quiz' },
  { label: 'Blog', to: '/blog' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Referrals', to: '/referrals', highlighted: true },
  { label: 'About', to: '/about' },
]

export const SIGN_IN: SiteLink = { label: 'Sign In', to: '/auth?mode=signin' }
export const SIGN_UP: SiteLink = { label: 'Sign Up', to: '/auth?mode=signup' }

export const PLATFORM_LINKS: readonly SiteLink[] = [
  { label: 'AI Tools Directory', to: '/ai-tools' },
  { label: 'Compare', to: '/compare' },
  { label: 'Take Quiz', to: '/quiz' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'About Us', to: '/about' },
  { label: 'Methodology', to: '/methodology' },
  { label: 'Blog', to: '/blog' },
]

export const SUPPORT_LINKS: readonly SiteLink[] = [
  { label: 'Help Center', to: '/help' },
  { label: 'Contact Us', to: '/contact' },
  { label: 'Suggest a tool', to: '/suggest' },
  { label: 'For vendors', to: '/vendors' },
  { label: 'API', to: '/developers' },
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Terms of Service', to: '/terms-of-service' },
  { label: 'Cookie Policy', to: '/cookie-policy' },
]

/** The product's accounts. `icon` names a drawing of the footer. */
export const SOCIAL_LINKS = [
  { label: 'X', icon: 'x', href: 'https://x.com/toolfinch' },
  { label: 'LinkedIn', icon: 'linkedin', href: 'https://www.linkedin.com/company/toolfinch' },
  { label: 'YouTube', icon: 'youtube', href: 'https://www.youtube.com/@toolfinch' },
  { label: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/toolfinch' },
] as const
