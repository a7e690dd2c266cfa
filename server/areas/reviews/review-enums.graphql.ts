import { enumType } from '../../graphql/enum-type.ts'

export const ReviewDurationType = enumType('ReviewDuration', 'How long the author has used the tool.', {
  under_a_month: 'Less than a month.',
  one_to_six_months: 'From one month to half a year.',
  six_to_twelve_months: 'From half a year to a year.',
  over_a_year: 'More than a year.',
})

export const ReviewVerdictType = enumType('ReviewVerdict', 'Whether the author would choose the tool again.', {
  yes: 'The author would choose it again.',
  maybe: 'The author might choose it again.',
  no: 'The author would not choose it again.',
})

export const ToolReviewStateType = enumType('ToolReviewState', 'How far a review or an answer has come.', {
  queued: 'Waits for an editor.',
  questioned: 'An editor wants to know something from the author first.',
  published: 'Everybody sees it.',
  rejected: 'An editor decided not to publish it.',
})
