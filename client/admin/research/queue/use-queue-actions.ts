import { graphql } from '#client/gql/gql.ts'
import type { CandidateValueInput, PriceCheckVerdict, QueueRow_itemFragment } from '#client/gql/graphql.ts'
import { toast } from '#client/ui/toast.ts'
import { actionToast } from '#client/ui/toasts-with-more.ts'
import { useSend } from '../../shared/use-send.ts'

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
const PublishDocument = graphql(`
  mutation PublishToolCandidate($id: ID!, $values: [CandidateValueInput!]) {
    publishToolCandidate(input: { id: $id, values: $values }) {
      __typename
      ... on ToolCandidatePayload {
        candidate {
          id
          tool {
            id
            name
          }
        }
      }
      ...Failure_failure
    }
  }
`)
const PrepareDocument = graphql(`
  mutation PrepareToolCandidate($id: ID!, $values: [CandidateValueInput!]!) {
    prepareToolCandidate(input: { id: $id, values: $values }) {
      __typename
      ...Failure_failure
    }
  }
`)
const SettlePriceCheckDocument = graphql(`
  mutation SettlePriceCheck($id: ID!, $verdict: PriceCheckVerdict!) {
    settlePriceCheck(input: { id: $id, verdict: $verdict }) {
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

const VERDICT_TEXTS: Readonly<Record<PriceCheckVerdict, string>> = {
  STILL_RIGHT: 'The prices are confirmed for this month',
  CORRECTED: 'Price check resolved',
  DISMISSED: 'Price check dismissed',
}

/** An item of the list. */
export type QueueRowItem = QueueRow_itemFragment

/** What corrects the error of a report. */
type Correction = { readonly label: string; readonly run: () => void }

/** Why a decision was refused, or null. */
export type Refusal = { readonly message: string; readonly field: string | null } | null

/** Decisions about queue items, each with its toast. They reject when the server is unreachable. */
export function useQueueActions() {
  // A settled item leaves the list, which is refetched before the focus moves.
  const send = useSend(['Queue', 'ToDo', 'Administration'], { awaitRefetchQueries: true })
  const said = (failure: Refusal, done: string): Refusal => {
    if (failure === null) toast(done)
    return failure
  }
  return {
    /** `correct` leads to the correction that an accepted report needs. */
    settleReport: async (id: string, accepted: boolean, outcome: string | null, correct?: Correction | null) => {
      const { failure } = await send(SettleReportDocument, { id, state: accepted ? 'ACCEPTED' : 'REJECTED', outcome })
      if (failure !== null || !accepted || !correct)
        return said(failure, accepted ? 'Report accepted' : 'Report rejected')
      actionToast('Report accepted', correct.label, correct.run)
      return null
    },
    /** `onCandidate` is called with the id of the candidate created from an accepted suggestion. */
    settleSuggestion: async (
      id: string,
      accepted: boolean,
      outcome: string | null,
      onCandidate: (id: string) => void,
    ) => {
      const { payload, failure } = await send(SettleSuggestionDocument, { id, accepted, outcome })
      if (payload !== null && payload.candidateId !== null) onCandidate(payload.candidateId)
      return said(failure, accepted ? 'Suggestion accepted. It is now a candidate.' : 'Suggestion rejected')
    },
    rejectCandidate: async (id: string) => {
      const { failure } = await send(RejectCandidateDocument, { id })
      return said(failure, 'Candidate rejected. You can find it under Resolved.')
    },
    /** Creates the tool. Without values, it is published as prepared. */
    publish: async (id: string, values: CandidateValueInput[] | null) => {
      const { payload, failure } = await send(PublishDocument, { id, values })
      return said(failure, `${payload?.candidate.tool?.name ?? 'The tool'} is published`)
    },
    prepare: async (id: string, values: CandidateValueInput[]) => {
      const { failure } = await send(PrepareDocument, { id, values })
      return said(failure, 'Prepared. An administrator will review it.')
    },
    settlePriceCheck: async (id: string, verdict: PriceCheckVerdict) => {
      const { failure } = await send(SettlePriceCheckDocument, { id, verdict })
      return said(failure, VERDICT_TEXTS[verdict])
    },
    /** Defers an item, or brings it back. */
    defer: async ({ id, kind }: QueueRowItem, isBack: boolean) => {
      const { failure } = await (isBack ? send(ReturnDocument, { kind, id }) : send(DeferDocument, { kind, id }))
      return said(failure, isBack ? 'Back in the queue' : 'Deferred for 14 days')
    },
  }
}
