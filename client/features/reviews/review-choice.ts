import type { ReviewOrder } from '#client/gql/graphql.ts'

/** Which reviews are listed, and in which order; null for all. */
export type ReviewChoice = {
  readonly order: ReviewOrder
  readonly job: string | null
  readonly role: string | null
  readonly stars: number | null
}

export const ALL_REVIEWS: ReviewChoice = { order: 'HELPFUL', job: null, role: null, stars: null }

export const isFiltered = ({ job, role, stars }: ReviewChoice): boolean =>
  job !== null || role !== null || stars !== null

export const sameChoice = (one: ReviewChoice, other: ReviewChoice): boolean =>
  one.order === other.order && one.job === other.job && one.role === other.role && one.stars === other.stars

/** The orders with the rule that each follows. */
export const ORDERS: Readonly<Record<ReviewOrder, { readonly label: string; readonly rule: string }>> = {
  HELPFUL: {
    label: 'Most helpful',
    rule: 'First the reviews that the most members found helpful; of equal ones, the newest.',
  },
  NEWEST: { label: 'Newest', rule: 'By the day on which they were published, the newest first.' },
}
