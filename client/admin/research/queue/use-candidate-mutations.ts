import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import type { CandidateValueInput } from '#client/gql/graphql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '#client/lib/use-form.ts'
import { toast } from '#client/ui/toast.ts'
import { QUEUE_OPTIONS } from './use-queue-actions.ts'

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

/**
 * Creates a tool from a candidate, or prepares it; `fields` are the ones in the form. Rejects when the server is
 * unreachable.
 */
export function useCandidateMutations<Name extends string>(fields: readonly Name[]) {
  const [publish] = useMutation(PublishDocument, QUEUE_OPTIONS)
  const [prepare] = useMutation(PrepareDocument, QUEUE_OPTIONS)
  const refused = (failure: { readonly message: string; readonly field?: string | null }) =>
    formFailureOf({ field: failure.field ?? null, message: failure.message }, fields)
  return {
    /** Without values, it is published as prepared. */
    publish: async (id: string, values: CandidateValueInput[] | null): Promise<FormOutcome<Name, true>> => {
      const { data } = await publish({ variables: { id, values } })
      const { payload, failure } = unwrap(data?.publishToolCandidate)
      if (failure !== null) return refused(failure)
      toast(`${payload.candidate.tool?.name ?? 'The tool'} is published`)
      return { done: true }
    },
    prepare: async (id: string, values: CandidateValueInput[]): Promise<FormOutcome<Name, true>> => {
      const { data } = await prepare({ variables: { id, values } })
      const { failure } = unwrap(data?.prepareToolCandidate)
      if (failure !== null) return refused(failure)
      toast('Prepared. An administrator will review it.')
      return { done: true }
    },
  }
}
