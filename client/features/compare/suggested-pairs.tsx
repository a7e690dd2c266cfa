import { useQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { graphql } from '../../gql/gql.ts'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { compareAddress } from './compare-address.ts'
import { PAIRS_CLASSES, PairsLoading } from './pairs-loading.tsx'

const SuggestedPairsQuery = graphql(`
  query SuggestedPairs {
    tools(first: 6) {
      nodes {
        id
        comparisons {
          id
          tools {
            id
            slug
            name
            mark {
              path
              darkPath
            }
            categoryIcon {
              path
              tint
            }
          }
        }
      }
    }
  }
`)

type KnownTool = ResultOf<typeof SuggestedPairsQuery>['tools']['nodes'][number]
export type PairedTool = KnownTool['comparisons'][number]['tools'][number]

/**
 * For each of the best-known tools its most important comparison without a tool of another pair, so that one tool does
 * not fill the list. The known tool is first.
 */
function distinctPairs(tools: readonly KnownTool[]): (readonly PairedTool[])[] {
  const used = new Set<string>()
  return tools.flatMap(({ id, comparisons }) => {
    const free = comparisons.find((one) => one.tools.length === 2 && one.tools.every(({ slug }) => !used.has(slug)))
    if (free === undefined) return []
    for (const { slug } of free.tools) used.add(slug)
    return [free.tools.toSorted((a, b) => Number(b.id === id) - Number(a.id === id))]
  })
}

/** Pairs of well-known tools that are compared in articles; null while they load. */
export function useSuggestedPairs(): readonly (readonly PairedTool[])[] | null {
  const { data, error } = useQuery(SuggestedPairsQuery)
  return data || error ? distinctPairs(data?.tools.nodes ?? []) : null
}

/** Popular comparisons, for visitors who have not chosen two tools yet. Nothing moves when they are loaded. */
export function SuggestedPairs() {
  const pairs = useSuggestedPairs()
  if (pairs === null) return <PairsLoading />
  if (pairs.length === 0) return null
  return (
    <section aria-labelledby="suggested-pairs" className={PAIRS_CLASSES}>
      <h2 id="suggested-pairs" className="text-xl">
        Often compared
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {pairs.map((tools) => (
          <li key={tools.map(({ slug }) => slug).join(' ')}>
            <Link
              to={compareAddress(tools.map(({ slug }) => slug))}
              className="flex min-h-16 items-center gap-3 rounded-md border border-line bg-surface px-3 font-semibold text-sm hover:border-accent hover:text-accent"
            >
              <span className="flex shrink-0 -space-x-2">
                {tools.map(({ slug, name, mark, categoryIcon }) => (
                  <ToolMark key={slug} name={name} mark={mark} icon={categoryIcon} size="sm" />
                ))}
              </span>
              <span className="wrap-anywhere min-w-0 flex-1">{tools.map(({ name }) => name).join(' vs ')}</span>
              <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
