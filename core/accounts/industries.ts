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

export const PROFILE_INDUSTRIES: readonly Industry[] = INDUSTRIES.filter((name) => name !== 'Legal')

/** Offered in settings: Legal instead of Entertainment. */
export const SETTINGS_INDUSTRIES: readonly Industry[] = INDUSTRIES.filter((name) => name !== 'Entertainment')

/** A screen's options plus the member's own industry, so that a stored value is never lost. */
export const industryChoices = (offered: readonly string[], current: string | null): readonly string[] =>
  current === null || offered.includes(current) ? offered : [...offered, current]
