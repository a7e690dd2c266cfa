import { useMutation } from '@apollo/client/react'
import { graphql } from '../../../gql/gql.ts'
import type { PageStatus, ProgrammaticPageChanges } from '../../../gql/graphql.ts'
import { EmptyResultError } from '../../../lib/unwrap.ts'

const UpdatePageDocument = graphql(`
  mutation UpdateProgrammaticPageMutation($id: ID!, $changes: ProgrammaticPageChanges!) {
    updateProgrammaticPage(id: $id, changes: $changes) {
      __typename
      ... on Failure {
        message
      }
      ... on InvalidInputError {
        field
      }
    }
  }
`)

const SetStatusDocument = graphql(`
  mutation SetProgrammaticPageStatusMutation($ids: [ID!]!, $status: PageStatus!) {
    setProgrammaticPageStatus(ids: $ids, status: $status) {
      __typename
      ... on Failure {
        message
      }
    }
  }
`)

const DeleteDocument = graphql(`
  mutation DeleteProgrammaticPagesMutation($ids: [ID!]!) {
    deleteProgrammaticPages(ids: $ids) {
      __typename
      ... on Failure {
        message
      }
    }
  }
`)

const RestoreDocument = graphql(`
  mutation RestoreProgrammaticPagesMutation($ids: [ID!]!) {
    restoreProgrammaticPages(ids: $ids) {
      __typename
      ... on Failure {
        message
      }
    }
  }
`)

/** A change moves pages between lists and counts, so both are read again. */
const refetchQueries = ['ProgrammaticPagesQuery', 'ProgrammaticPageStatisticsQuery']
const OPTIONS = { context: { asViewer: true }, fetchPolicy: 'no-cache' as const, refetchQueries }

function given<R>(result: R | null | undefined): R {
  if (!result) throw new EmptyResultError()
  return result
}

/** What administrators change of pages. Each resolves to the result of its mutation, and rejects without one. */
export function usePageMutations() {
  const [update] = useMutation(UpdatePageDocument, OPTIONS)
  const [setStatus] = useMutation(SetStatusDocument, OPTIONS)
  const [remove] = useMutation(DeleteDocument, OPTIONS)
  const [restore] = useMutation(RestoreDocument, OPTIONS)
  return {
    update: async (id: string, changes: ProgrammaticPageChanges) =>
      given((await update({ variables: { id, changes } })).data?.updateProgrammaticPage),
    setStatus: async (ids: readonly string[], status: PageStatus) =>
      given((await setStatus({ variables: { ids: [...ids], status } })).data?.setProgrammaticPageStatus),
    remove: async (ids: readonly string[]) =>
      given((await remove({ variables: { ids: [...ids] } })).data?.deleteProgrammaticPages),
    restore: async (ids: readonly string[]) =>
      given((await restore({ variables: { ids: [...ids] } })).data?.restoreProgrammaticPages),
  }
}
