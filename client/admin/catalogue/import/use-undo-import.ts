import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { useAction } from '../../shared/use-action.ts'

const UndoImportDocument = graphql(`
  mutation UndoCatalogueImport($id: ID!) {
    undoCatalogueImport(input: { id: $id }) {
      __typename
      ... on UndoCatalogueImportPayload {
        catalogueImport {
          id
          isUndoing
          canUndo
        }
      }
      ...Failure_failure
    }
  }
`)

const TEXTS = { done: 'Import is being undone', failure: 'Failed to undo the import' }

/** Starts undoing an import, asks for the password if needed, and shows the result. */
export function useUndoImport() {
  const act = useAction()
  const [mutate] = useMutation(UndoImportDocument, {
    context: { asViewer: true },
    refetchQueries: ['CatalogueImports'],
  })
  return (id: string) =>
    act(async () => {
      const { data } = await mutate({ variables: { id } })
      return unwrap(data?.undoCatalogueImport)
    }, TEXTS)
}
