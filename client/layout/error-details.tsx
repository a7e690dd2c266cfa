import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { graphql } from '../gql/gql.ts'
import type { ErrorDetails_toolFragment } from '../gql/graphql.ts'
import { BUILD, LoadError } from '../lib/load-error.ts'
import { reloadOnce } from '../lib/reload-once.ts'
import { reportError } from '../lib/report-error.ts'
import { LoadingStatus, Skeleton } from '../ui/skeleton.tsx'
import { ErrorText } from './error-frame.tsx'

/** Says what is known about a failure, and tries to recover from it. */
export function ErrorDetails({ error }: { readonly error: unknown }) {
  return error instanceof LoadError ? <NotLoaded error={error} /> : <Crashed error={error} />
}

/** Resolves to whether the server has accepted the report. */
function useReported(error: unknown): boolean {
  const client = useApolloClient()
  const [reported, setReported] = useState(false)
  useEffect(() => {
    if (error === null) return
    let wanted = true
    void reportError(client, error).then((accepted) => wanted && setReported(accepted))
    return () => {
      wanted = false
    }
  }, [client, error])
  return reported
}

function Crashed({ error }: { readonly error: unknown }) {
  const reported = useReported(error)
  return (
    <ErrorText>
      <p>
        {reported
          ? "We encountered an unexpected error. Don't worry, our team has been notified and is working on a fix."
          : 'We encountered an unexpected error.'}
      </p>
    </ErrorText>
  )
}

type Loading = 'trying' | 'offline' | 'missing'

/** A screen whose code could not be loaded: reloads the page when the server is reachable, else offers to try again. */
function NotLoaded({ error }: { readonly error: LoadError }) {
  const [state, setState] = useState<Loading>('trying')
  const [attempt, setAttempt] = useState(0)
  useReported(state === 'missing' ? (error.cause ?? error) : null)
  const tool = useCardTool()
  // Also for the next screen that could not be loaded, for which this component stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another error is another attempt
  useEffect(() => {
    let wanted = true
    setState('trying')
    void reloadOnce({ build: BUILD, force: attempt > 0 }).then(
      (result) => wanted && result !== 'reloads' && setState(result),
    )
    return () => {
      wanted = false
    }
  }, [attempt, error])
  const retry = () => setAttempt((before) => before + 1)
  useEffect(() => {
    if (state !== 'offline') return
    const onOnline = () => setAttempt((before) => before + 1)
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [state])
  if (state === 'trying' && tool === null) {
    return (
      <div className="shell py-16">
        <LoadingStatus label="Loading the page" />
        <Skeleton className="h-48" />
      </div>
    )
  }
  return (
    <ErrorText heading={tool?.name ?? 'This page could not be loaded'} onRetry={retry}>
      {tool ? <KnownTool tool={tool} /> : null}
      <p>
        {tool ? 'The rest of this page could not be loaded. ' : null}
        {TEXTS[state]}
      </p>
    </ErrorText>
  )
}

const TEXTS: Readonly<Record<Loading, string>> = {
  trying: 'Trying again...',
  offline: 'Toolfinch can’t be reached. Check your connection and try again.',
  missing: 'Part of this page is missing on the server. Please try again in a moment.',
}

const ErrorDetails_tool = graphql(`
  fragment ErrorDetails_tool on Tool {
    id
    name
    description
    priceAmount
    category {
      id
      name
    }
  }
`)

type Tool = ErrorDetails_toolFragment

/** What the cache knows about the tool whose card was followed, which the link names in the history state. */
function useCardTool(): Tool | null {
  const { cache } = useApolloClient()
  const { state } = useLocation()
  const id = (state as { readonly toolId?: unknown } | null)?.toolId
  if (typeof id !== 'string') return null
  return cache.readFragment({ fragment: ErrorDetails_tool, id: `Tool:${id}` })
}

function KnownTool({ tool: { description, category, priceAmount } }: { readonly tool: Tool }) {
  return (
    <div className="wrap-anywhere border-line border-b pb-4 text-ink">
      <p className="text-base text-soft">
        {category.name}· {priceAmount}
      </p>
      <p className="mt-2">{description}</p>
    </div>
  )
}
