import { useQuery } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EditAnswer } from './edit-answer.tsx'

const CounterfactualQuery = graphql(`
  query CounterfactualQuery($toolId: ID!, $timestamp: String) {
    whatWouldChange(toolId: $toolId, timestamp: $timestamp) {
      rank
      changes {
        question
        text
      }
    }
  }
`)

type Props = { readonly toolId: string; readonly timestamp: string }

/** The smallest change of answers that brings a tool into the first five. It is searched for, which takes a moment. */
export function Counterfactual({ toolId, timestamp }: Props) {
  const { data, error, loading, refetch } = useQuery(CounterfactualQuery, {
    variables: { toolId, timestamp },
    context: { asViewer: true },
    notifyOnNetworkStatusChange: true,
  })
  return (
    <div className="mt-3 border-line border-t pt-2">
      <h4 className="font-sans font-semibold text-sm tracking-normal">What would change it?</h4>
      {loading ? (
        <>
          <p className="text-soft">Trying other answers…</p>
          <Skeleton className="mt-1 h-5 w-2/3" />
        </>
      ) : error ? (
        <>
          <p>This could not be worked out at the moment.</p>
          <Button variant="quiet" className="-ml-3" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </>
      ) : (
        <Change change={data?.whatWouldChange ?? null} />
      )}
    </div>
  )
}

type ChangeValue = {
  readonly rank?: number | null
  readonly changes: readonly { readonly question: number; readonly text: string }[]
}

function Change({ change }: { readonly change: ChangeValue | null }) {
  if (typeof change?.rank !== 'number') return <p>No change of one or two answers would bring it into your top five.</p>
  // The catalogue may have changed since the list was made.
  if (change.changes.length === 0) {
    return <p>No answer has to change: a list made today would have it at rank {change.rank}.</p>
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
      <p className="mt-1 tabular-nums">It would then stand at rank {change.rank}.</p>
    </>
  )
}
