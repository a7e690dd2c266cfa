import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { graphql } from '../../gql/gql.ts'
import type { ProvisionalMatchesQueryVariables } from '../../gql/graphql.ts'
import { toInput, toPurposeInput } from '../../lib/quiz-answers.ts'
import { useSession } from '../../lib/session.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { type SyncState, syncDraft } from './draft-sync.ts'

const ProvisionalMatchesQuery = graphql(`
  query ProvisionalMatches($answers: [QuizAnswerInput!]!, $purpose: QuizPurposeInput) {
    provisionalMatches(answers: $answers, purpose: $purpose) {
      matchPercent
      tool {
        id
        slug
        name
      }
    }
  }
`)

const DEBOUNCE_MS = 500

/** Keeps the answers in sync with the account, and shows the status. */
export function DraftSync({ onState }: { readonly onState: (state: SyncState | null) => void }) {
  const client = useApolloClient()
  const session = useSession()
  const owner = session.status === 'authenticated' && session.verified ? session.user.id : null
  useEffect(() => {
    if (owner === null) return
    const end = syncDraft(client, owner, onState)
    return () => {
      end()
      onState(null)
    }
  }, [client, owner, onState])
  return null
}

/** The three best matches so far, for paying members. Nothing is shown if they cannot be loaded. */
export function ProvisionalMatches({ answers }: { readonly answers: QuizAnswers }) {
  const { user } = useSession()
  return user?.paid ? <Matches answers={answers} /> : null
}

function Matches({ answers }: { readonly answers: QuizAnswers }) {
  const settled = useDebounced(
    JSON.stringify({ answers: toInput(answers), purpose: toPurposeInput(answers) }),
    DEBOUNCE_MS,
  )
  const variables = useMemo(() => JSON.parse(settled) as ProvisionalMatchesQueryVariables, [settled])
  const { data, previousData, error } = useQuery(ProvisionalMatchesQuery, { variables, context: { asViewer: true } })
  const matches = error ? null : (data ?? previousData)?.provisionalMatches
  if (!matches || matches.length === 0) return null
  return (
    <section aria-labelledby="provisional" className="border-line border-t pt-4 text-ink">
      <h2 id="provisional" className="text-lg">
        Top matches so far
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {matches.map(({ tool, matchPercent }) => (
          <li key={tool.id} className="flex min-h-11 items-center justify-between gap-4">
            <Link to={`/tool/${tool.slug}`} className="link wrap-anywhere">
              {tool.name}
            </Link>
            <span className="font-semibold tabular-nums">{matchPercent}%</span>
          </li>
        ))}
      </ol>
      <p className="mt-1 text-soft text-xs">The order may change as you answer more questions.</p>
    </section>
  )
}
