import { useMutation } from '@apollo/client/react'
import { unwrap } from '#client/lib/unwrap.ts'
import { graphql } from '../../gql/gql.ts'
import type { PageStatus, ProgrammaticPageChangesInput, ProgrammaticPageTextsInput } from '../../gql/graphql.ts'
import type { Decision } from '../shared/revisions/revision-decision.tsx'
import { useMutationOptions } from '../shared/use-mutation-options.ts'

const UpdatePageDocument = graphql(`
  mutation UpdateProgrammaticPage(
    $id: ID!
    $changes: ProgrammaticPageChangesInput!
    $base: ProgrammaticPageTextsInput
    $note: String
  ) {
    updateProgrammaticPage(input: { id: $id, changes: $changes, base: $base, note: $note }) {
      __typename
      ... on ProgrammaticPagesPayload {
        revisionId
      }
      ... on EditConflictError {
        conflicts {
          field
          base
          theirs
          yours
        }
      }
      ...Failure_failure
    }
  }
`)

const SetStatusDocument = graphql(`
  mutation SetProgrammaticPageStatus($ids: [ID!]!, $status: PageStatus!) {
    setProgrammaticPageStatus(input: { ids: $ids, status: $status }) {
      __typename
      ...Failure_failure
    }
  }
`)

const DeleteDocument = graphql(`
  mutation DeleteProgrammaticPages($ids: [ID!]!) {
    deleteProgrammaticPages(input: { ids: $ids }) {
      __typename
      ...Failure_failure
    }
  }
`)

const RestoreDocument = graphql(`
  mutation RestoreProgrammaticPages($ids: [ID!]!) {
    restoreProgrammaticPages(input: { ids: $ids }) {
      __typename
      ...Failure_failure
    }
  }
`)

const DecideDocument = graphql(`
  mutation DecidePageRevision(
    $id: ID!
    $accept: Boolean!
    $note: String
    $texts: ProgrammaticPageTextsInput
    $base: ProgrammaticPageTextsInput
  ) {
    decidePageRevision(input: { id: $id, accept: $accept, note: $note, texts: $texts, base: $base }) {
      __typename
      ...Failure_failure
      ... on EditConflictError {
        conflicts {
          field
          base
          theirs
          yours
        }
      }
    }
  }
`)

const WithdrawDocument = graphql(`
  mutation WithdrawPageRevision($id: ID!) {
    withdrawPageRevision(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

/** A change moves pages and revisions between lists and counts: the active ones of these queries are refetched. */
const REFETCHED = ['ProgrammaticPages', 'ProgrammaticPageStatistics', 'PageRevisions']

type PageForm = {
  readonly changes: ProgrammaticPageChangesInput
  /** The texts the form started with. */
  readonly base: ProgrammaticPageTextsInput
  /** The editor's note about a revision. */
  readonly note: string | null
}

/** Page mutations for administrators and editors. Each resolves to its result, and rejects without one. */
export function usePageMutations() {
  const options = useMutationOptions(REFETCHED)
  const [update] = useMutation(UpdatePageDocument, options)
  const [setStatus] = useMutation(SetStatusDocument, options)
  const [remove] = useMutation(DeleteDocument, options)
  const [restore] = useMutation(RestoreDocument, options)
  const [decide] = useMutation(DecideDocument, options)
  const [withdraw] = useMutation(WithdrawDocument, options)
  return {
    update: async (id: string, form: PageForm) =>
      unwrap((await update({ variables: { id, ...form } })).data?.updateProgrammaticPage),
    setStatus: async (ids: readonly string[], status: PageStatus) =>
      unwrap((await setStatus({ variables: { ids: [...ids], status } })).data?.setProgrammaticPageStatus),
    remove: async (ids: readonly string[]) =>
      unwrap((await remove({ variables: { ids: [...ids] } })).data?.deleteProgrammaticPages),
    restore: async (ids: readonly string[]) =>
      unwrap((await restore({ variables: { ids: [...ids] } })).data?.restoreProgrammaticPages),
    decide: async (
      id: string,
      decision: Decision,
      chosen: (Pick<PageForm, 'base'> & { readonly texts: ProgrammaticPageTextsInput }) | null,
    ) => unwrap((await decide({ variables: { id, ...decision, ...chosen } })).data?.decidePageRevision),
    withdraw: async (id: string) => unwrap((await withdraw({ variables: { id } })).data?.withdrawPageRevision),
  }
}
