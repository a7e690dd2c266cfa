import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { toast } from '#client/ui/toast.ts'
import { useAttempt } from '../../shared/use-action.ts'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { useSend } from '../../shared/use-send.ts'

const CatalogueFileQuery = graphql(`
  query CatalogueFile($id: ID!) {
    catalogueFile(id: $id) {
      id
      fileName
      isRunning
      dryRun {
        error
        created
        changed
        ...ImportCounts_report
        ...ImportRows_report
      }
      imported {
        error
        ...ImportCounts_report
        ...ImportRows_report
      }
    }
  }
`)

const ImportFileDocument = graphql(`
  mutation ImportCatalogueFile($id: ID!) {
    importCatalogueFile(input: { id: $id }) {
      __typename
      ... on ImportCatalogueFilePayload {
        file {
          id
          isRunning
        }
      }
      ...Failure_failure
    }
  }
`)

/** An uploaded file. Its dry run and import continue after leaving the screen, and are polled while they run. */
export function useCatalogueFile(id: string) {
  const client = useApolloClient()
  const { data, failed, onRetry, refetch } = useFreshQuery(
    CatalogueFileQuery,
    { id },
    { pollWhile: ({ catalogueFile }) => catalogueFile?.isRunning === true, pollMs: 1_000 },
  )
  const send = useSend([])
  const attempt = useAttempt()
  const [starting, setStarting] = useState(false)
  const file = data?.catalogueFile ?? null
  /** Whether the server responded that the file doesn't exist. */
  const isGone = data?.catalogueFile === null
  const isRunning = file?.isRunning === true
  const isImported = file?.imported !== undefined && file?.imported !== null
  const wasImported = useRef(isImported)

  useEffect(() => {
    if (isImported && !wasImported.current) void client.refetchQueries({ include: ['CatalogueImports'] })
    wasImported.current = isImported
  }, [client, isImported])

  const importFile = async (): Promise<void> => {
    setStarting(true)
    const result = await attempt(() => send(ImportFileDocument, { id }), 'Failed to import the file')
    setStarting(false)
    if (result?.failure) toast(result.failure.message)
    await refetch().catch(() => undefined)
  }
  return { file, isGone, failed, onRetry, isRunning, starting, importFile }
}
