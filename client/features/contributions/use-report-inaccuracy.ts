import { useMutation } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import type { ReportInaccuracyInput } from '../../gql/graphql.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { FormOutcome } from '../../lib/use-form.ts'
import { visitorRefusalOf } from './refusal.ts'

const ReportInaccuracyDocument = graphql(`
  mutation ReportInaccuracyMutation($input: ReportInaccuracyInput!) {
    reportInaccuracy(input: $input) {
      __typename
      ... on ReportInaccuracyPayload {
        joined
      }
      ... on InvalidInputError {
        field
        message
      }
      ... on RateLimitedError {
        retryAfterSeconds
      }
    }
  }
`)

/** The checked fields, in the order in which the form shows them. */
export const REPORT_FIELDS = ['note', 'email'] as const

/** Whether the report was added to one that another visitor sent before. */
type ReportSent = { readonly joined: boolean }

type Outcome = FormOutcome<(typeof REPORT_FIELDS)[number], ReportSent>

/** Reports an inaccuracy of a tool's page to the editors. Rejects when the server is unreachable. */
export function useReportInaccuracy() {
  const [mutate] = useMutation(ReportInaccuracyDocument, { fetchPolicy: 'no-cache' })
  return async (input: ReportInaccuracyInput): Promise<Outcome> => {
    const { data } = await mutate({ variables: { input } })
    const { payload, failure } = unwrap(data?.reportInaccuracy)
    return failure ? visitorRefusalOf(failure, REPORT_FIELDS) : { done: { joined: payload.joined } }
  }
}
