import { checkStars } from '#core/catalogue/rating.ts'
import { InvalidInputError } from '#core/errors.ts'
import { optionText } from '#core/quiz/option-text.ts'
import {
  normalizedReviewTexts,
  REVIEW_LIMITS,
  type ReviewTexts,
  reviewTextProblem,
} from '#core/reviews/review-texts.ts'
import type { ToolReview } from '#prisma/client/client.ts'

/** A review as a member sends it. */
export type GivenReview = Pick<ToolReview, 'toolId' | 'stars' | 'again' | 'job' | 'role' | 'duration'> & ReviewTexts

/** What the author writes and chooses, in its stored form. */
export type CheckedReview = Pick<
  ToolReview,
  'headline' | 'good' | 'bad' | 'again' | 'job' | 'role' | 'plan' | 'duration'
> & { readonly authorName: string }

/** The longest text that is looked at: a check of a larger one would be work for nothing. */
const LONGEST = 4 * REVIEW_LIMITS.total.most

const cut = (text: string): string => text.toWellFormed().slice(0, LONGEST)

/** Throws InvalidInputError with the field. */
export const checkedReview = (given: GivenReview, isJob: (slug: string) => boolean): CheckedReview => {
  checkStars(given.stars)
  const texts = normalizedReviewTexts({
    headline: cut(given.headline),
    good: cut(given.good),
    bad: cut(given.bad),
    plan: cut(given.plan),
    authorName: cut(given.authorName),
  })
  const problem = reviewTextProblem(texts)
  if (problem !== null) throw new InvalidInputError(`${problem.message}.`, problem.field)
  const { again, job, role, duration } = given
  if (!isJob(job)) throw new InvalidInputError('Choose a job of the list.', 'job')
  if (optionText('role', role) === '') throw new InvalidInputError('Choose a role of the list.', 'role')
  return { ...texts, plan: texts.plan === '' ? null : texts.plan, again, job, role, duration }
}
