import type { ToolReviewState } from '#client/gql/graphql.ts'

/** What became of a member's review, in one line. */
export const STATE_LINES: Readonly<Record<ToolReviewState, string>> = {
  QUEUED: 'Your review waits for an editor.',
  QUESTIONED: 'An editor has a question about your review.',
  PUBLISHED: 'Your review is published.',
  REJECTED: 'Your review was not published.',
}
