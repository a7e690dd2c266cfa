import { graphql } from '../../gql/gql.ts'
import type { DecisionButtons_itemFragment } from '../../gql/graphql.ts'
import { useSend } from '../shared/use-send.ts'
import { REVIEW_QUERIES } from './review-labels.ts'

const DecideReviewDocument = graphql(`
  mutation DecideReview($input: DecideReviewInput!) {
    decideReview(input: $input) {
      __typename
      ...Failure_failure
    }
  }
`)

const DecideReviewAnswerDocument = graphql(`
  mutation DecideReviewAnswer($input: DecideReviewAnswerInput!) {
    decideReviewAnswer(input: $input) {
      __typename
      ...Failure_failure
    }
  }
`)

const SettleReviewReportsDocument = graphql(`
  mutation SettleReviewReports($input: SettleReviewReportsInput!) {
    settleReviewReports(input: $input) {
      __typename
      ...Failure_failure
    }
  }
`)

export type Decision = 'publish' | 'reject' | 'question'

const DECISIONS = { publish: 'PUBLISH', reject: 'REJECT', question: 'QUESTION' } as const

/** Sends a decision about an item of the queue, for the version that was read. */
export function useDecide({ kind, reviewId, version }: DecisionButtons_itemFragment) {
  const send = useSend(REVIEW_QUERIES)
  return (decision: Decision, text: string | null) => {
    const given = { reviewId, version, text }
    switch (kind) {
      case 'REVIEW':
        return send(DecideReviewDocument, { input: { ...given, decision: DECISIONS[decision] } })
      case 'ANSWER':
        return send(DecideReviewAnswerDocument, { input: { ...given, publish: decision === 'publish' } })
      case 'REPORT':
        return send(SettleReviewReportsDocument, { input: { ...given, remove: decision === 'reject' } })
    }
  }
}
