/** Rows of a member around reviews. */
import type { Database } from '#server/platform/database/database.ts'
import { clock } from './catalogue.ts'

/** A waiting review of a member with a vote, a settled report and an answer, all of the same member and with the same text. */
export const storeReviewRows = async (
  { prisma }: Pick<Database, 'prisma'>,
  { userId, toolId, text }: { readonly userId: string; readonly toolId: string; readonly text: string },
): Promise<void> => {
  const at = clock.now()
  const texts = { headline: text, good: text, bad: text, authorName: text, job: 'write-emails', role: 'designer' }
  const chosen = { stars: 4, again: 'yes', duration: 'over_a_year' } as const
  const { id: reviewId } = await prisma.toolReview.create({
    data: { userId, toolId, ...texts, ...chosen, queuedAt: at, createdAt: at },
  })
  const report = { reporterId: userId, reason: 'other', note: text, settledAt: at, removed: false } as const
  await prisma.reviewVote.create({ data: { reviewId, userId, createdAt: at } })
  await prisma.reviewReport.create({ data: { reviewId, ...report, createdAt: at } })
  await prisma.reviewAnswer.create({ data: { reviewId, userId, text, createdAt: at, updatedAt: at } })
}
