import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { graphql } from '#client/gql/gql.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { alternativesHref } from '../tool-page/tool-address.ts'
import { ToolGrid } from './tool-grid.tsx'

const SimilarToolsQuery = graphql(`
  query SimilarTools($slug: String!) {
    tool(by: { slug: $slug }) {
      id
      similar(first: 12) {
        tool {
          id
          slug
          ...ToolCard_tool
        }
      }
    }
  }
`)

/** As many as fit in one row. */
const SHOWN = 4

type SimilarToolsProps = {
  readonly slug: string
  readonly name: string
  /** The slugs of tools that the page shows already. */
  readonly shown: readonly string[]
}

/** The alternatives to a tool that is the only one in a list. Renders nothing if there are none. */
export function SimilarTools({ slug, name, shown }: SimilarToolsProps) {
  const { data, loading } = useQuery(SimilarToolsQuery, { variables: { slug } })
  const similar = data?.tool?.similar.map(({ tool }) => tool).filter((tool) => !shown.includes(tool.slug)) ?? []
  if (!loading && similar.length === 0) return null
  return (
    <section aria-labelledby="similar" className="mt-10">
      <h2 id="similar" className="text-xl">
        Alternatives to {name}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-soft">
        Tools for the same purposes. They are not matched to your answers.
      </p>
      {loading ? <Skeleton className="h-60" /> : <ToolGrid tools={similar.slice(0, SHOWN)} />}
      <Link to={alternativesHref(slug)} className="link mt-3 inline-flex min-h-touch items-center text-sm">
        All alternatives to {name}, with reasons
      </Link>
    </section>
  )
}
