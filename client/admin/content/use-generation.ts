import { useApolloClient, useMutation } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { graphql } from '../../gql/gql.ts'
import type { GeneratedPageType } from '../../gql/graphql.ts'
import { reportError } from '../../lib/report-error.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { toast } from '../../ui/toast.ts'
import { pendingToast } from '../../ui/toasts-with-more.ts'
import { useFreshQuery } from '../shared/use-fresh-query.ts'

const PageGenerationQuery = graphql(`
  query PageGeneration {
    pageGeneration {
      id
      state
      done
      total
      text
      generated
      error
      finishedAt
    }
  }
`)

const GeneratePagesDocument = graphql(`
  mutation GeneratePages($type: GeneratedPageType, $limit: Int!) {
    generatePages(input: { type: $type, limit: $limit }) {
      __typename
      ... on GeneratePagesPayload {
        generation {
          id
          state
          done
          total
          text
          generated
          error
          finishedAt
        }
      }
      ...Failure_failure
    }
  }
`)

const FAILED = 'Failed to generate pages'

const isActive = (generation: { readonly state: string } | null): boolean =>
  generation?.state === 'WAITING' || generation?.state === 'RUNNING'

const LISTS = ['ProgrammaticPages', 'ProgrammaticPageStatistics']

/**
 * The generator run, which continues after leaving the screen. While it waits or runs, its progress is polled; when it
 * ends, a toast shows the number of generated pages.
 */
export function useGeneration() {
  const client = useApolloClient()
  const { data } = useFreshQuery(
    PageGenerationQuery,
    {},
    { pollWhile: ({ pageGeneration }) => isActive(pageGeneration) },
  )
  const [mutate, { loading: starting }] = useMutation(GeneratePagesDocument, { context: { asViewer: true } })
  const generation = data?.pageGeneration ?? null
  const isRunning = isActive(generation)
  const wasRunning = useRef(false)
  /** Ends the toast of a run started here. */
  const endToast = useRef<() => void>(undefined)

  useEffect(() => {
    const hasEnded = wasRunning.current && !isRunning
    wasRunning.current = isRunning
    if (!hasEnded || generation === null) return
    endToast.current?.()
    toast(generation.state === 'DONE' ? `Generated ${generation.generated ?? generation.done} pages!` : FAILED)
    void client.refetchQueries({ include: LISTS })
  }, [client, generation, isRunning])

  // The run continues without this screen; its toast does not.
  useEffect(() => () => endToast.current?.(), [])

  const start = async (type: GeneratedPageType | null, limit: number): Promise<void> => {
    endToast.current = pendingToast('Generating pages...')
    try {
      const { data: answer } = await mutate({
        variables: { type, limit },
        update: (cache, { data: result }) => {
          if (result?.generatePages.__typename !== 'GeneratePagesPayload') return
          cache.writeQuery({ query: PageGenerationQuery, data: { pageGeneration: result.generatePages.generation } })
        },
      })
      const { failure } = unwrap(answer?.generatePages)
      if (failure === null) return
      endToast.current?.()
      toast(FAILED)
    } catch (error) {
      endToast.current?.()
      toast(FAILED)
      void reportError(client, error)
    }
  }
  return { generation, isRunning, starting, start }
}
