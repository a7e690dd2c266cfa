import type { ReviewFlag, ReviewQueueKind, ReviewReportReason } from '../../gql/graphql.ts'

export const KIND_LABELS: Readonly<Record<ReviewQueueKind, string>> = {
  REVIEW: 'Review',
  ANSWER: 'Answer of the vendor',
  REPORT: 'Reported review',
}

export const FLAG_LABELS: Readonly<Record<ReviewFlag, string>> = {
  SIMILAR_TEXT: 'Text of another review',
  BURST: 'Many reviews of this tool',
  NEW_ACCOUNT: 'New account',
  WORKS_FOR_VENDOR: 'Works for the vendor',
  EDITED: 'Changed',
  REPORTED: 'Hidden after reports',
}

export const REASON_LABELS: Readonly<Record<ReviewReportReason, string>> = {
  FAKE: 'Not a real experience',
  OFFENSIVE: 'Offensive',
  PRIVATE_DATA: 'Private data',
  OFF_TOPIC: 'Not about this tool',
  OTHER: 'Something else',
}

/** The queries that contain the queue. */
export const REVIEW_QUERIES = ['ReviewQueue', 'ToDo']
