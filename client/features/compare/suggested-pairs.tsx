import { useQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { Link } from 'react-router-dom'
import { graphql } from '../../gql/gql.ts'

import { compareAddress } from './compare-address.ts'
import { PAIRS_CLASSES, PairsLoading } from './pairs-loading.tsx'

const SuggestedPairsQuery = graphql(`
  query SuggestedPairs {
    blogPosts(type: COMPARISON, first: 30) {
      nodes {
        id
        tools {
          id
          slug
          name
        }
      }
    }
  }
`)

/** How many pairs are shown. */
const SHOWN = 6

type Post = ResultOf<typeof SuggestedPairsQuery>['blogPosts']['nodes'][number]

/** The first pairs without a common tool, so that one well-known tool does not fill the list. */
function distinctPairs(posts: readonly Post[]): Post['tools'][] {
  const used = new Set<string>()
  const pairs: Post['tools'][] = []
  for (const { tools } of posts) {
    if (tools.length !== 2 || tools.some(({ slug }) => used.has(slug))) continue
    for (const { slug } of tools) used.add(slug)
    pairs.push(tools)
  }
  return pairs.slice(0, SHOWN)
}

/** Popular comparisons, for visitors who have not chosen two tools yet. Nothing moves when they are loaded. */
export function SuggestedPairs() {
  const { data, error } = useQuery(SuggestedPairsQuery)
  const pairs = distinctPairs(data?.blogPosts.nodes ?? [])
  if (!data && !error) return <PairsLoading />
  if (pairs.length === 0) return null
  return (
    <section aria-labelledby="suggested-pairs" className={PAIRS_CLASSES}>
      <h2 id="suggested-pairs" className="text-xl">
        Often compared
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {pairs.map((tools) => (
          <li key={tools.map(({ slug }) => slug).join(' ')}>
            <Link
              to={compareAddress(tools.map(({ slug }) => slug))}
              className="inline-flex min-h-11 items-center rounded-full border border-edge bg-surface px-4 text-sm hover:border-accent hover:text-accent"
            >
              {tools.map(({ name }) => name).join(' vs ')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
