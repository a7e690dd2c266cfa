/** What an editor read, so that no decision concerns words that nobody read. */
import { createHash } from 'node:crypto'
import { InvalidInputError } from '#core/errors.ts'
import type { ToolReview } from '#prisma/client/client.ts'

const versionOf = (kind: string, values: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, ...values]))
    .digest('base64url')
    .slice(0, 22)

type ReviewContent = Pick<
  ToolReview,
  'stars' | 'headline' | 'good' | 'bad' | 'again' | 'job' | 'role' | 'plan' | 'duration' | 'authorName'
>

const contentOf = (review: ReviewContent): readonly unknown[] => {
  const { stars, headline, good, bad, again, job, role, plan, duration, authorName } = review
  return [stars, headline, good, bad, again, job, role, plan, duration, authorName]
}

export const reviewVersion = (review: ReviewContent): string => versionOf('review', contentOf(review))

/** `reports`: the open ones. */
export const reportsVersion = (review: ReviewContent, reports: readonly { readonly id: string }[]): string =>
  versionOf('reports', [...contentOf(review), reports.map(({ id }) => id).sort()])

export const answerVersion = (text: string): string => versionOf('answer', [text])

/** Throws InvalidInputError. */
export const expectVersion = (current: string, read: string): void => {
  if (current !== read)
    throw new InvalidInputError('This changed after you read it. Read it again, then decide.', 'version')
}
