/** The choices of a review, and how they are written. */

type ReviewDuration = 'under_a_month' | 'one_to_six_months' | 'six_to_twelve_months' | 'over_a_year'

export const DURATION_LABELS: Readonly<Record<ReviewDuration, string>> = {
  under_a_month: 'Less than a month',
  one_to_six_months: '1 to 6 months',
  six_to_twelve_months: '6 to 12 months',
  over_a_year: 'More than a year',
}

type ReviewVerdict = 'yes' | 'maybe' | 'no'

export const VERDICT_LABELS: Readonly<Record<ReviewVerdict, string>> = {
  yes: 'Would choose it again',
  maybe: 'Might choose it again',
  no: 'Would not choose it again',
}

/** In place of the name of a deleted account. */
export const FORMER_MEMBER = 'Former member'
