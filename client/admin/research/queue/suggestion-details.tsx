import { useQuery } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { Details } from './details.tsx'
import { ExternalLink } from './external-link.tsx'
import { STATE_LABELS } from './queue-labels.ts'
import { SettleForm } from './settle-form.tsx'
import { useQueueActions } from './use-queue-actions.ts'

const SuggestedToolQuery = graphql(`
  query SuggestedTool($id: ID!) {
    suggestedTool(id: $id) {
      id
      name
      websiteUrl
      category
      note
      email
      state
      outcome
    }
  }
`)

type SuggestionDetailsProps = { readonly id: string; readonly onCandidate: (id: string) => void }

/** A tool suggested by visitors, in their words, and the decision. */
export function SuggestionDetails({ id, onCandidate }: SuggestionDetailsProps) {
  const { settleSuggestion } = useQueueActions()
  const { data, error } = useQuery(SuggestedToolQuery, {
    variables: { id },
    context: { asViewer: true },
    fetchPolicy: 'network-only',
  })
  const suggestion = data?.suggestedTool
  if (!suggestion) return <Details failed={error !== undefined || suggestion === null} />
  const { name, websiteUrl, category, note, email, state, outcome } = suggestion
  return (
    <Details>
      <p className="wrap-anywhere text-sm">
        <ExternalLink href={websiteUrl} />
        {category === null ? null : ` · ${category}`}
        {email === null ? null : ` · ${email}`}
      </p>
      {note === null ? null : <p className="wrap-anywhere max-w-prose whitespace-pre-wrap">{note}</p>}
      {state === 'OPEN' ? (
        <SettleForm
          about={`the suggestion of ${name}`}
          hint={
            email === null
              ? 'Stored with the suggestion, and emailed to the sender if an address was left.'
              : 'The sender gets it by email.'
          }
          onSettle={(accepted, text) => settleSuggestion(id, accepted, text, onCandidate)}
        />
      ) : (
        <p className="wrap-anywhere max-w-prose text-sm">
          <span className="font-semibold">{STATE_LABELS[state]}</span>
          {outcome === null ? null : `: ${outcome}`}
        </p>
      )}
    </Details>
  )
}
