import { graphql } from '#client/gql/gql.ts'
import { ExternalLink } from '../../shared/external-link.tsx'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { Details } from './details.tsx'
import { Settlement } from './settlement.tsx'
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
  // Not from the cache: a decided item must not show its form.
  const { data, failed } = useFreshQuery(SuggestedToolQuery, { id }, { fetchPolicy: 'network-only' })
  const suggestion = data?.suggestedTool
  if (!suggestion) return <Details failed={failed || suggestion === null} />
  const { name, websiteUrl, category, email } = suggestion
  return (
    <Details>
      <p className="wrap-anywhere text-sm">
        <ExternalLink href={websiteUrl} />
        {category === null ? null : ` · ${category}`}
        {email === null ? null : ` · ${email}`}
      </p>
      <Settlement
        item={suggestion}
        about={`the suggestion of ${name}`}
        hint={
          email === null
            ? 'Stored with the suggestion, and emailed to the sender if an address was left.'
            : 'The sender gets it by email.'
        }
        onSettle={(accepted, text) => settleSuggestion(id, accepted, text, onCandidate)}
      />
    </Details>
  )
}
