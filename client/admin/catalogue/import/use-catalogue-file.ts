import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { reportError } from '#client/lib/report-error.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { toast } from '#client/ui/toast.ts'

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

const POLL_MS = 1_000
const FAILED = 'Failed to import the file'

/** An uploaded file. Its dry run and import continue after leaving the screen, and are polled while they run. */
export function useCatalogueFile(id: string) {
  const client = useApolloClient()
  const { data, error, refetch, startPolling, stopPolling } = useQuery(CatalogueFileQuery, {
    variables: { id },
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const [mutate, { loading: starting }] = useMutation(ImportFileDocument, { context: { asViewer: true } })
  const file = data?.catalogueFile ?? null
  /** Whether the server responded that the file doesn't exist. */
  const isGone = data?.catalogueFile === null
  const isRunning = file?.isRunning === true
  const isImported = file?.imported !== undefined && file?.imported !== null
  const wasImported = useRef(isImported)

  useEffect(() => {
    if (!isRunning) return
    startPolling(POLL_MS)
    return stopPolling
  }, [isRunning, startPolling, stopPolling])

  useEffect(() => {
    if (isImported && !wasImported.current) void client.refetchQueries({ include: ['CatalogueImports'] })
    wasImported.current = isImported
  }, [client, isImported])

  const importFile = async (): Promise<void> => {
    try {
      const { data: answer } = await mutate({ variables: { id } })
      const { failure } = unwrap(answer?.importCatalogueFile)
      if (failure !== null) toast(failure.message)
    } catch (problem) {
      toast(FAILED)
      void reportError(client, problem)
    }
    await refetch().catch(() => undefined)
  }
  return { file, isGone, error, refetch, isRunning, starting, importFile }
}
