/** What is stored of a member who votes for, reports and answers reviews. */
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { MemberData } from '../area.ts'
import type { CatalogueArea } from '../catalogue/catalogue.area.ts'
import type { ShowReviewChanges } from './review-shown-changes.ts'

const SUBJECT = { review: { select: { tool: { select: { slug: true } } } } } as const

/** The tool of the review in place of the review, which is not the member's. */
const withTool = <Row extends { readonly review: { readonly tool: { readonly slug: string } } }>({
  review,
  ...row
}: Row) => ({ tool: review.tool.slug, ...row })

type VoteDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly lockCatalogue: CatalogueArea['lockCatalogue']
  readonly showChanges: ShowReviewChanges
}

const createVoteData = ({ database: { prisma }, clock, lockCatalogue, showChanges }: VoteDependencies): MemberData => ({
  exportFor: async (userId) => {
    const select = { createdAt: true, ...SUBJECT } as const
    const rows = await prisma.reviewVote.findMany({ where: { userId }, select, orderBy: { createdAt: 'asc' } })
    return rows.map(withTool)
  },

  eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
    // Before the rows, as decisions do; then the rows in the order of their ids, so that two deletions cannot deadlock.
    await lockCatalogue(tx, clock)
    const reviews = await tx.$queryRaw<{ id: string; tool_id: string }[]>`
      SELECT id, tool_id FROM tool_reviews
      WHERE id IN (SELECT review_id FROM review_votes WHERE user_id = ${userId}::uuid) ORDER BY id FOR UPDATE`
    if (reviews.length === 0) return
    await tx.reviewVote.deleteMany({ where: { userId } })
    await tx.$executeRaw`
      UPDATE tool_reviews r SET helpful_count = (SELECT count(*) FROM review_votes v WHERE v.review_id = r.id)
      WHERE r.id = ANY(${reviews.map(({ id }) => id)}::uuid[])`
    await showChanges(tx, [...new Set(reviews.map(({ tool_id }) => tool_id))])
  },
})

const createReportData = ({ prisma }: Pick<Database, 'prisma'>): MemberData => ({
  exportFor: async (reporterId) => {
    const select = { reason: true, note: true, createdAt: true, settledAt: true, removed: true, ...SUBJECT } as const
    const rows = await prisma.reviewReport.findMany({ where: { reporterId }, select, orderBy: { createdAt: 'asc' } })
    return rows.map(withTool)
  },

  /** An open report still waits for an editor, without the member and the note. */
  eraseFor: async (tx, reporterId) => {
    await tx.reviewReport.deleteMany({ where: { reporterId, settledAt: { not: null } } })
    await tx.reviewReport.updateMany({ where: { reporterId }, data: { reporterId: null, note: null } })
  },
})

const createAnswerData = ({ prisma }: Pick<Database, 'prisma'>): MemberData => ({
  exportFor: async (userId) => {
    const dates = { createdAt: true, updatedAt: true, publishedAt: true } as const
    const select = { text: true, state: true, editorText: true, ...dates, ...SUBJECT } as const
    const rows = await prisma.reviewAnswer.findMany({ where: { userId }, select, orderBy: { createdAt: 'asc' } })
    return rows.map(withTool)
  },

  /** A published answer stays as the vendor's, without the member. */
  eraseFor: async (tx, userId) => {
    await tx.reviewAnswer.deleteMany({ where: { userId, state: { not: 'published' } } })
    await tx.reviewAnswer.updateMany({ where: { userId }, data: { userId: null } })
  },
})

/** By export key. */
export const createParticipationData = (
  dependencies: VoteDependencies,
): Readonly<Record<'reviewVotes' | 'reviewReports' | 'reviewAnswers', MemberData>> => ({
  reviewVotes: createVoteData(dependencies),
  reviewReports: createReportData(dependencies.database),
  reviewAnswers: createAnswerData(dependencies.database),
})
