import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { useAction } from '../../shared/use-action.ts'

const UndoDocument = graphql(`
  mutation UndoAnalyticsImport($id: ID!) {
    undoAnalyticsImport(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

const TEXTS = { done: 'Import undone', failure: 'Failed to undo the import' }

/** Undoes an import and shows the result; asks for the password if needed. Never rejects. */
export function useUndoImport() {
  const act = useAction()
  const [mutate] = useMutation(UndoDocument, {
    context: { asViewer: true },
    fetchPolicy: 'no-cache',
    refetchQueries: ['AnalyticsImports'],
  })
  return (id: string) =>
    act(async () => {
      const { data } = await mutate({ variables: { id } })
      return unwrap(data?.undoAnalyticsImport)
    }, TEXTS)
}
