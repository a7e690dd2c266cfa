import type { MyReview_reviewFragment } from '#client/gql/graphql.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import type { FieldErrors, FormValues } from '#client/lib/use-form.ts'
import { DURATION_LABELS, VERDICT_LABELS } from '#core/reviews/review-labels.ts'
import { normalizedReviewTexts, reviewTextProblem } from '#core/reviews/review-texts.ts'

/** In the order of the form. `jobName` is only shown. */
export const FIELDS = [
  'stars',
  'headline',
  'good',
  'bad',
  'again',
  'job',
  'jobName',
  'role',
  'plan',
  'duration',
  'authorName',
] as const

export type ReviewField = (typeof FIELDS)[number]
export type ReviewValues = FormValues<ReviewField>

type Start = { readonly stars: number | null; readonly authorName: string }

/** What an empty form begins with. */
export const blankReview = ({ stars, authorName }: Start): ReviewValues => ({
  stars: stars === null ? '' : String(stars),
  headline: '',
  good: '',
  bad: '',
  again: '',
  job: '',
  jobName: '',
  role: '',
  plan: '',
  duration: '',
  authorName,
})

/** The values of a stored review, to change it. The stars may have been changed without it. */
export const valuesOf = (review: MyReview_reviewFragment, stars: number | null): ReviewValues => ({
  stars: String(stars ?? review.stars),
  headline: review.headline,
  good: review.good,
  bad: review.bad,
  again: fromEnum(review.again),
  job: review.job,
  jobName: review.jobName,
  role: review.role,
  plan: review.plan ?? '',
  duration: fromEnum(review.duration),
  authorName: review.authorName,
})

const isKey = <T extends object>(choices: T, value: string): value is Extract<keyof T, string> =>
  Object.hasOwn(choices, value)

/** The choices of a form whose choices were all made; else null. */
export const choicesOf = ({ stars, again, duration }: ReviewValues) =>
  /^[1-5]$/.test(stars) && isKey(VERDICT_LABELS, again) && isKey(DURATION_LABELS, duration)
    ? { stars: Number(stars), again, duration }
    : null

/** What is wrong with the values of the form, as far as the browser knows. */
export function checkReview(values: ReviewValues): FieldErrors<ReviewField> {
  const problem = reviewTextProblem(normalizedReviewTexts(values))
  const missing: [ReviewField, string][] = [
    ['stars', 'Choose 1 to 5 stars'],
    ['again', 'Say whether you would choose it again'],
    ['job', 'Choose a job from the list'],
    ['role', 'Choose your role'],
    ['duration', 'Say how long you have used it'],
  ]
  return {
    ...Object.fromEntries(missing.filter(([name]) => values[name] === '')),
    ...(problem === null ? {} : { [problem.field]: problem.message }),
  }
}
