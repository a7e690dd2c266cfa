/** All industries that a profile may name; each screen offers its own selection of them. */
export const INDUSTRIES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Marketing',
  'Sales',
  'Consulting',
  'Manufacturing',
  'Retail',
  'Real Estate',
  'Non-profit',
  'Government',
  'Media',
  'Entertainment',
  'Legal',
  'Other',
] as const

type Industry = (typeof INDUSTRIES)[number]

/** What sign-up and profile offer. */
export const PROFILE_INDUSTRIES: readonly Industry[] = INDUSTRIES.filter((name) => name !== 'Legal')

/** What settings offer: Legal stands in the place of Entertainment. */
export const SETTINGS_INDUSTRIES: readonly Industry[] = INDUSTRIES.filter((name) => name !== 'Entertainment')

/** A screen's selection with the member's own industry, which no screen may lose. */
export const industryChoices = (offered: readonly string[], current: string | null): readonly string[] =>
  current === null || offered.includes(current) ? offered : [...offered, current]
