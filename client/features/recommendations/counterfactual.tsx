import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { countText } from '#core/display/numbers.ts'
import { graphql } from '../../gql/gql.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EditAnswer } from './edit-answer.tsx'

const CounterfactualQuery = graphql(`
  query Counterfactual($toolId: ID!, $timestamp: String) {
    whatWouldChange(toolId: $toolId, timestamp: $timestamp) {
      state
      tried
      rank
      changes {
        question
        text
      }
    }
  }
`)

type Props = { readonly toolId: string; readonly timestamp: string }

/** Between the polls of a running search; the server itself waits up to a second for progress. */
const POLL_MS = 250

/** The smallest change of answers that brings a tool into the top five. The search for it can take a while. */
export function Counterfactual({ toolId, timestamp }: Props) {
  const { data, error, loading, refetch, startPolling, stopPolling } = useQuery(CounterfactualQuery, {
    variables: { toolId, timestamp },
    context: { asViewer: true },
    notifyOnNetworkStatusChange: true,
  })
  const found = data?.whatWouldChange
  const isSearching = found?.state === 'SEARCHING' && error === undefined
  useEffect(() => {
    if (!isSearching) return
    startPolling(POLL_MS)
    return stopPolling
  }, [isSearching, startPolling, stopPolling])
  const tryAgain = (
    <Button variant="quiet" className="-ml-3" onClick={() => void refetch().catch(() => undefined)}>
      Try again
    </Button>
  )
  return (
    <div className="mt-3 border-line border-t pt-2">
      <h4 className="font-sans font-semibold text-sm tracking-normal">What would change it?</h4>
      {loading && !isSearching ? (
        <>
          <p className="text-soft">Trying other answers…</p>
          <Skeleton className="mt-1 h-5 w-2/3" />
        </>
      ) : error ? (
        <>
          <p>We couldn’t find an answer right now.</p>
          {tryAgain}
        </>
      ) : isSearching ? (
        <SearchingChange found={found} />
      ) : found?.state === 'STOPPED' ? (
        <>
          {typeof found.rank === 'number' ? (
            <Change change={found} />
          ) : (
            found.tried > 0 && (
              <p>None of the {countText(found.tried)} changes that were tried would bring it into your top five.</p>
            )
          )}
          <p className="mt-1 text-soft">Time ran out before all changes were tried.</p>
          {tryAgain}
        </>
      ) : (
        <Change change={found ?? null} />
      )}
    </div>
  )
}

/** A running search: its progress, and the best change so far. */
function SearchingChange({ found }: { readonly found: ChangeValue & { readonly tried: number } }) {
  return (
    <>
      <p className="text-soft">
        Trying other answers…
        {/* Not announced: it changes every second. */}
        {found.tried > 0 && <span aria-hidden> {countText(found.tried)} changes so far.</span>}
      </p>
      {typeof found.rank === 'number' ? <Change change={found} /> : <Skeleton className="mt-1 h-5 w-2/3" />}
    </>
  )
}

type ChangeValue = {
  readonly rank?: number | null
  readonly changes: readonly { readonly question: number; readonly text: string }[]
}

function Change({ change }: { readonly change: ChangeValue | null }) {
  if (typeof change?.rank !== 'number') return <p>No change of one or two answers would bring it into your top five.</p>
  // The catalog may have changed since the list was made.
  if (change.changes.length === 0) {
    return <p>You don’t need to change an answer: in a new list, it would be number {change.rank}.</p>
  }
  return (
    <>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {change.changes.map(({ question, text }) => (
          <li key={`${question} ${text}`}>
            {text}{' '}
            <EditAnswer question={question}>
              Edit this answer<span className="sr-only"> (question {question})</span>
            </EditAnswer>
          </li>
        ))}
      </ul>
      <p className="mt-1 tabular-nums">It would then be number {change.rank} on your list.</p>
    </>
  )
}
