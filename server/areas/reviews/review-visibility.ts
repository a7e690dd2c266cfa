import type { Prisma } from '#prisma/client/client.ts'

/** What everybody sees: published, and not of a suspended account. */
export const VISIBLE_REVIEW = {
  state: 'published',
  OR: [{ userId: null }, { user: { suspendedAt: null } }],
} as const satisfies Prisma.ToolReviewWhereInput

export const NO_REVIEW = 'This review does not exist.'
