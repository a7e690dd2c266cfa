import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import type { QueueKind, QueueState } from '#client/gql/graphql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '#client/lib/use-form.ts'
import { toast } from '#client/ui/toast.ts'

const SettleReportDocument = graphql(`
  mutation SettlePageReport($id: ID!, $state: ReportState!, $outcome: String) {
    settlePageReport(input: { id: $id, state: $state, outcome: $outcome }) {
      __typename
      ...Failure_failure
    }
  }
`)
const SettleSuggestionDocument = graphql(`
  mutation SettleSuggestedTool($id: ID!, $accepted: Boolean!, $outcome: String) {
    settleSuggestedTool(input: { id: $id, accepted: $accepted, outcome: $outcome }) {
      __typename
      ... on SettleSuggestedToolPayload {
        candidateId
      }
      ...Failure_failure
    }
  }
`)
const RejectCandidateDocument = graphql(`
  mutation RejectToolCandidate($id: ID!) {
    rejectToolCandidate(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)
const DeferDocument = graphql(`
  mutation DeferQueueItem($kind: QueueKind!, $id: ID!) {
    deferQueueItem(input: { kind: $kind, id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)
const ReturnDocument = graphql(`
  mutation ReturnQueueItem($kind: QueueKind!, $id: ID!) {
    returnQueueItem(input: { kind: $kind, id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

/** A settled item leaves the list, which is refetched before the focus moves. */
export const QUEUE_OPTIONS = {
  context: { asViewer: true },
  fetchPolicy: 'no-cache' as const,
  refetchQueries: () => ['Queue', 'Administration'],
  awaitRefetchQueries: true,
}

type Item = { readonly id: string; readonly kind: QueueKind; readonly state: QueueState }
type Settled = FormOutcome<'outcome', true>

/** Decisions about queue items. They reject when the server is unreachable. */
export function useQueueActions() {
  const [settleReport] = useMutation(SettleReportDocument, QUEUE_OPTIONS)
  const [settleSuggestion] = useMutation(SettleSuggestionDocument, QUEUE_OPTIONS)
  const [rejectCandidate] = useMutation(RejectCandidateDocument, QUEUE_OPTIONS)
  const [deferItem] = useMutation(DeferDocument, QUEUE_OPTIONS)
  const [returnItem] = useMutation(ReturnDocument, QUEUE_OPTIONS)

  return {
    settleReport: async (id: string, accepted: boolean, outcome: string | null): Promise<Settled> => {
      const { data } = await settleReport({ variables: { id, state: accepted ? 'ACCEPTED' : 'REJECTED', outcome } })
      const { failure } = unwrap(data?.settlePageReport)
      if (failure !== null) return refused(failure)
      toast(accepted ? 'Report accepted' : 'Report rejected')
      return { done: true }
    },

    /** `onCandidate` is called with the id of the candidate created from an accepted suggestion. */
    settleSuggestion: async (
      id: string,
      accepted: boolean,
      outcome: string | null,
      onCandidate: (id: string) => void,
    ): Promise<Settled> => {
      const { data } = await settleSuggestion({ variables: { id, accepted, outcome } })
      const { payload, failure } = unwrap(data?.settleSuggestedTool)
      if (failure !== null) return refused(failure)
      toast(accepted ? 'Suggestion accepted. It is now a candidate.' : 'Suggestion rejected')
      if (payload.candidateId !== null) onCandidate(payload.candidateId)
      return { done: true }
    },

    /** Resolves to the problem, or null. */
    rejectCandidate: async (id: string): Promise<string | null> => {
      const { data } = await rejectCandidate({ variables: { id } })
      const { failure } = unwrap(data?.rejectToolCandidate)
      if (failure === null) toast('Candidate rejected. You can find it under Resolved.')
      return failure?.message ?? null
    },

    /** Defers an item, or brings it back. Resolves to the problem, or null. */
    defer: async ({ id, kind }: Item, isBack: boolean): Promise<string | null> => {
      if (isBack) {
        const { failure } = unwrap((await returnItem({ variables: { kind, id } })).data?.returnQueueItem)
        if (failure === null) toast('Back in the queue')
        return failure?.message ?? null
      }
      const { failure } = unwrap((await deferItem({ variables: { kind, id } })).data?.deferQueueItem)
      if (failure === null) toast('Deferred for 14 days')
      return failure?.message ?? null
    },
  }
}

const refused = (failure: { readonly __typename: string; readonly message: string; readonly field?: string | null }) =>
  formFailureOf({ field: failure.field ?? null, message: failure.message }, ['outcome'] as const)
