import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import { Notice } from '#client/ui/notice.tsx'
import { unlistedText } from '#core/display/tool-status.ts'
import { ToolGrid } from '../cards/tool-grid.tsx'
import { alternativesHref } from './tool-address.ts'

const InactiveNotice_tool = graphql(`
  fragment InactiveNotice_tool on Tool {
    id
    slug
    name
    status
    statusText
    mergedInto
    events {
      kind
      sourceUrl
    }
    category {
      id
      slug
      name
    }
  }
`)

const InactiveNoticeQuery = graphql(`
  query InactiveNotice($successor: String!, $hasSuccessor: Boolean!, $category: [String!]!) {
    successor: tool(by: { slug: $successor }) @include(if: $hasSuccessor) {
      id
      slug
      name
    }
    tools(category: $category, first: 4) {
      nodes {
        id
        ...ToolCard_tool
      }
    }
  }
`)

/** For a tool that is not listed: its status, and what to look at instead. */
export function InactiveNotice({ tool: masked }: { readonly tool: FragmentType<typeof InactiveNotice_tool> }) {
  const tool = readFragment(InactiveNotice_tool, masked)
  const status = fromEnum(tool.status)
  const end = tool.events.find(({ kind }) => kind === 'ENDED' || kind === 'MERGED')
  const successorSlug = status === 'merged' ? (tool.mergedInto ?? null) : null
  const { data } = useQuery(InactiveNoticeQuery, {
    variables: {
      successor: successorSlug ?? '',
      hasSuccessor: successorSlug !== null,
      category: tool.category.slug,
    },
  })
  const successor = data?.successor ?? null
  const alternatives = data?.tools.nodes ?? []
  return (
    <div className="mb-6">
      <Notice tone="warning" title={tool.statusText ?? ''}>
        {successor ? (
          <p>
            It continues in{' '}
            <Link to={`/tool/${successor.slug}`} className="link">
              {successor.name}
            </Link>
            . The information below is kept for the record.
          </p>
        ) : (
          <p>{unlistedText(status)}</p>
        )}
        {end?.sourceUrl ? (
          <p>
            <a href={end.sourceUrl} target="_blank" rel="noopener noreferrer nofollow" className="link">
              Source<span className="sr-only"> of its end (opens in a new tab)</span>
            </a>
          </p>
        ) : null}
      </Notice>
      {alternatives.length > 0 ? (
        <section aria-labelledby="more-alternatives" className="mt-6">
          <p id="more-alternatives" className="font-semibold text-sm">
            Alternatives in {tool.category.name}
          </p>
          <div className="mt-3">
            <ToolGrid tools={alternatives} columns="grid grid-cols-1 gap-4 sm:grid-cols-2" />
          </div>
          <Link to={alternativesHref(tool.slug)} className="link mt-3 inline-flex min-h-touch items-center text-sm">
            Alternatives to {tool.name}, with reasons
          </Link>
        </section>
      ) : null}
    </div>
  )
}
