import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { graphql } from '#client/gql/gql.ts'
import type { SuggestionState } from '#client/gql/graphql.ts'
import { useStoredValue } from '#client/lib/stored-value.ts'
import { removeReport, SUGGESTED, sentReports } from './sent-reports.ts'

const SuggestionOutcomeQuery = graphql(`
  query SuggestionOutcome($suggestionId: ID!) {
    suggestionOutcome(suggestionId: $suggestionId) {
      suggestionId
      state
      toolSlug
    }
  }
`)

const STATES: Readonly<Record<SuggestionState, string>> = {
  RECEIVED: 'Waiting for an editor',
  ACCEPTED: 'Accepted: we’re collecting its facts',
  LISTED: 'In the catalog',
  DECLINED: 'Not added for now',
}

/** The status of the tools that this browser suggested, latest first. Renders nothing without any. */
export function SuggestionOutcomes() {
  const sent = useStoredValue(sentReports).filter(({ about }) => about.startsWith(SUGGESTED))
  if (sent.length === 0) return null
  return (
    <section aria-labelledby="suggested" className="mt-8">
      <h2 id="suggested" className="text-xl">
        Your suggestions
      </h2>
      <p className="mt-1 text-soft text-sm">This browser remembers them until you sign out or clear its data.</p>
      <ul className="mt-3 grid gap-3 text-sm">
        {sent.map(({ id, about }) => (
          <Outcome key={id} id={id} name={about.slice(SUGGESTED.length)} />
        ))}
      </ul>
    </section>
  )
}

/** Only the name while loading, or when the server is unreachable. */
function Outcome({ id, name }: { readonly id: string; readonly name: string }) {
  const { data } = useQuery(SuggestionOutcomeQuery, { variables: { suggestionId: id } })
  const suggestion = data?.suggestionOutcome
  useEffect(() => {
    if (suggestion === null) removeReport(id)
  }, [suggestion, id])
  const slug = suggestion?.toolSlug
  return (
    <li className="wrap-anywhere border-line border-l-4 pl-3">
      {slug ? (
        <Link to={`/tool/${slug}`} className="link font-semibold">
          {name}
        </Link>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      {suggestion ? <p className="text-soft">{STATES[suggestion.state]}</p> : null}
    </li>
  )
}
