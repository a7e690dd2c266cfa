import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import type { InaccuracyKind } from '#client/gql/graphql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import type { FormOutcome } from '#client/lib/use-form.ts'
import { type ReportSubject, reportKey } from './report-subject.ts'
import { storeReport } from './sent-reports.ts'
import { visitorFailureOf } from './visitor-failure.ts'

const ReportInaccuracyDocument = graphql(`
  mutation ReportInaccuracy($input: ReportInaccuracyInput!) {
    reportInaccuracy(input: $input) {
      __typename
      ... on ReportInaccuracyPayload {
        reportId
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

const ReportPageDocument = graphql(`
  mutation ReportPage($input: PageReportInput!) {
    reportPage(input: $input) {
      __typename
      ... on ReportInaccuracyPayload {
        reportId
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

/** The validated fields, in the order of the form. */
export const REPORT_FIELDS = ['note', 'email'] as const

type Report = {
  readonly kind: InaccuracyKind
  /** Only of a tool. */
  readonly plan: string | null
  readonly note: string | null
  readonly email: string | null
}

/** Whether the report was added to an earlier report by another visitor. */
type ReportSent = { readonly joined: boolean }

type Outcome = FormOutcome<(typeof REPORT_FIELDS)[number], ReportSent>

/**
 * Reports an error on a page to the editors, and remembers the report in this browser. Rejects when the server is
 * unreachable.
 */
export function useSendReport(subject: ReportSubject) {
  const [reportInaccuracy] = useMutation(ReportInaccuracyDocument)
  const [reportPage] = useMutation(ReportPageDocument)

  const send = async ({ plan, ...report }: Report) => {
    if (subject.kind === 'tool') {
      const { data } = await reportInaccuracy({ variables: { input: { ...report, plan, toolId: subject.id } } })
      return unwrap(data?.reportInaccuracy)
    }
    const { data } = await reportPage({ variables: { input: { ...report, path: subject.path } } })
    return unwrap(data?.reportPage)
  }

  return async (report: Report): Promise<Outcome> => {
    const { payload, failure } = await send(report)
    if (failure) return visitorFailureOf(failure, REPORT_FIELDS)
    storeReport({ id: payload.reportId, about: reportKey(subject) })
    return { done: { joined: payload.joined } }
  }
}
