import { Link } from 'react-router-dom'
import { graphql } from '#client/gql/gql.ts'
import { ExternalLink } from '../../shared/external-link.tsx'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { CandidateForm } from './candidate-form.tsx'
import { Details } from './details.tsx'
import { STATE_LABELS } from './queue-labels.ts'

const ToolCandidateQuery = graphql(`
  query ToolCandidate($id: ID!) {
    toolCandidate(id: $id) {
      id
      name
      sourceName
      itemTitle
      itemUrl
      snippet
      doubt
      state
      hint {
        name
        category
        summary
      }
      tool {
        id
        slug
        name
      }
      ...CandidateForm_candidate
    }
    categories {
      id
      slug
      name
    }
  }
`)

type CandidateDetailsProps = {
  readonly id: string
  readonly mayPublish: boolean
  /** Called after it was published or prepared. */
  readonly onDone?: () => void
}

/** The found item, the language model's hint, and the form for the new tool. */
export function CandidateDetails({ id, mayPublish, onDone }: CandidateDetailsProps) {
  // Not from the cache: the form starts with the current values.
  const { data, failed } = useFreshQuery(ToolCandidateQuery, { id }, { fetchPolicy: 'network-only' })
  const candidate = data?.toolCandidate
  if (!data || !candidate) return <Details failed={failed || candidate === null} />
  const { sourceName, itemTitle, itemUrl, snippet, doubt, state, hint, tool } = candidate
  const isOpen = state === 'OPEN' || state === 'PREPARED'
  return (
    <Details>
      <blockquote className="max-w-prose border-edge border-l-4 bg-sunk px-4 py-3 text-sm">
        <p className="wrap-anywhere font-semibold">{itemTitle}</p>
        {snippet === '' ? null : <p className="wrap-anywhere mt-1">{snippet}</p>}
        <p className="wrap-anywhere mt-1 text-soft">
          {sourceName}
          {itemUrl === null ? null : (
            <>
              {' · '}
              <ExternalLink href={itemUrl}>Open source</ExternalLink>
            </>
          )}
        </p>
      </blockquote>
      {doubt === null ? null : <p className="max-w-prose text-sm">Probably no tool: {doubt}</p>}
      {hint === null ? null : (
        <p className="wrap-anywhere max-w-prose text-sm">
          <span className="font-semibold">Unverified suggestion from the language model: </span>
          {hint.name}: {hint.summary}
          {hint.category === null ? null : ` (category ${hint.category})`}
        </p>
      )}
      {isOpen ? (
        <CandidateForm candidate={candidate} categories={data.categories} mayPublish={mayPublish} onDone={onDone} />
      ) : (
        <p className="text-sm">
          <span className="font-semibold">{STATE_LABELS[state]}</span>
          {tool === null ? null : (
            <>
              {': '}
              <Link to={`/tool/${tool.slug}`} className="link">
                {tool.name}
              </Link>
            </>
          )}
        </p>
      )}
    </Details>
  )
}
