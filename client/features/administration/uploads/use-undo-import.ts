import { useApolloClient, useMutation } from '@apollo/client/react'
import { graphql } from '../../../gql/gql.ts'
import { usePasswordAgain } from '../../../lib/password-again.ts'
import { reportError } from '../../../lib/report-error.ts'
import { EmptyResultError } from '../../../lib/unwrap.ts'
import { toast } from '../../../ui/toast.ts'

const UndoDocument = graphql(`
  mutation UndoAnalyticsImportMutation($id: ID!) {
    undoAnalyticsImport(id: $id) {
      __typename
      ... on Failure {
        message
      }
    }
  }
`)

const FAILED = 'Failed to undo the import'

/** Undoes an import and says what came of it; asks for the password when it has to. Never rejects. */
export function useUndoImport() {
  const client = useApolloClient()
  const withPassword = usePasswordAgain()
  const [mutate] = useMutation(UndoDocument, {
    context: { asViewer: true },
    fetchPolicy: 'no-cache',
    refetchQueries: ['AnalyticsImportsQuery'],
  })
  return async (id: string): Promise<void> => {
    try {
      const result = await withPassword(async () => {
        const { data } = await mutate({ variables: { id } })
        if (!data) throw new EmptyResultError()
        return data.undoAnalyticsImport
      })
      if (result === null) return
      if (result.__typename === 'UndoAnalyticsImportPayload') toast('Import undone')
      else toast(result.message)
    } catch (error) {
      toast(FAILED)
      void reportError(client, error)
    }
  }
}
