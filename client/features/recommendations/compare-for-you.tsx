import { useQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { type ReactNode, useEffect } from 'react'
import { graphql } from '../../gql/gql.ts'

import { useSession } from '../../lib/session.ts'
import { type WeighedRow, weighRows } from './row-weights.ts'

const CompareForYouQuery = graphql(`
  query CompareForYou($toolIds: [ID!]!) {
    quizResult {
      id
      timestamp
      answers {
        question
        options
      }
    }
    toolMatches(toolIds: $toolIds) {
      toolId
      matchPercent
      blockedBy {
        limit
        text
      }
      ledger {
        code
        label
        points
        outOf
      }
    }
  }
`)

/** The member's part of a comparison. `locked`: needs a paid plan. `unanswered`: no quiz answers yet. */
type ForYou =
  | { readonly status: 'locked' | 'unanswered' | 'failed' }
  | {
      readonly status: 'ready'
      readonly rows: readonly WeighedRow[]
      readonly renderMatch: (toolId: string) => ReactNode
    }

type Props = { readonly toolIds: readonly string[]; readonly onKnown: (forYou: ForYou | null) => void }

/** Loads the member's weights for a comparison and passes them to the screen. Renders nothing itself. */
export function CompareForYou({ toolIds, onKnown }: Props) {
  const { status, user } = useSession()
  const isPaid = status === 'authenticated' && user.paid
  const { data, error } = useQuery(CompareForYouQuery, {
    variables: { toolIds: [...toolIds] },
    context: { asViewer: true },
    skip: !isPaid,
  })
  useEffect(() => {
    if (status === 'anonymous') onKnown(null)
    else if (status === 'authenticated' && !isPaid) onKnown({ status: 'locked' })
    else if (error) onKnown({ status: 'failed' })
    else if (data) onKnown(forYouOf(data))
  }, [status, isPaid, data, error, onKnown])
  return null
}

function forYouOf({ quizResult, toolMatches }: ResultOf<typeof CompareForYouQuery>): ForYou {
  if (!quizResult) return { status: 'unanswered' }
  return {
    status: 'ready',
    rows: weighRows(quizResult.answers),
    renderMatch: (toolId) => <Match match={toolMatches?.find((match) => match.toolId === toolId) ?? null} />,
  }
}

type MatchValue = NonNullable<ResultOf<typeof CompareForYouQuery>['toolMatches']>[number]

function Match({ match }: { readonly match: MatchValue | null }) {
  if (match === null) return <span className="text-soft">Not known</span>
  return (
    <>
      <span className="font-semibold text-support">{match.matchPercent}% Match</span>
      {match.blockedBy.map(({ limit, text }) => (
        <span key={limit} className="block text-xs">
          {text}
        </span>
      ))}
      <details className="mt-1 text-xs">
        <summary className="link inline-flex min-h-6 items-center">How it adds up</summary>
        <ul className="mt-1 grid gap-0.5">
          {match.ledger.map(({ code, label, points, outOf }) => (
            <li key={`${code} ${label}`} className="flex justify-between gap-2">
              <span>{label}</span>
              <span className="whitespace-nowrap">
                {points} <span className="text-soft">of {outOf}</span>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
