import { useApolloClient, useMutation } from '@apollo/client/react'
import { graphql } from '../../../../gql/gql.ts'
import { usePasswordAgain } from '../../../../lib/password-again.ts'
import { reportError } from '../../../../lib/report-error.ts'
import { EmptyResultError } from '../../../../lib/unwrap.ts'
import { toast } from '../../../../ui/toast.ts'

const UndoImportDocument = graphql(`
  mutation UndoCatalogueImportMutation($id: ID!) {
    undoCatalogueImport(id: $id) {
      __typename
      ... on UndoCatalogueImportPayload {
        catalogueImport {
          id
          isUndoing
          canUndo
        }
      }
      ... on Failure {
        message
      }
    }
  }
`)

const FAILED = 'Failed to undo the import'

/** Starts undoing an import, after the password when it was given too long ago, and says what the server refused. */
export function useUndoImport() {
  const client = useApolloClient()
  const withPassword = usePasswordAgain()
  const [mutate] = useMutation(UndoImportDocument, {
    context: { asViewer: true },
    refetchQueries: ['CatalogueImportsQuery'],
  })
  return async (id: string): Promise<void> => {
    try {
      const result = await withPassword(async () => {
        const { data } = await mutate({ variables: { id } })
        if (!data?.undoCatalogueImport) throw new EmptyResultError()
        return data.undoCatalogueImport
      })
      if (result?.__typename === 'NotFoundError') toast(result.message)
    } catch (error) {
      toast(FAILED)
      void reportError(client, error)
    }
  }
}
