import { useQuery } from '@apollo/client/react'
import { RELAX_AT } from '#core/recommendations/model/relaxation-limits.ts'
import type { FragmentType } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { ResultList_relaxation } from './result-list.tsx'

const RelaxationsQuery = graphql(`
  query Relaxations($timestamp: String!) {
    quizResult(timestamp: $timestamp) {
      id
      relaxations {
        ...ResultList_relaxation
      }
    }
  }
`)

type Relaxations =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly relaxations: null; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly relaxations: readonly FragmentType<typeof ResultList_relaxation>[] }

/** The relaxations of a result with so few tools that it can have some: a second list, which most results don't load. */
export function useRelaxations({ timestamp, count }: { timestamp: string; count: number }): Relaxations {
  const { data, error, refetch } = useQuery(RelaxationsQuery, {
    variables: { timestamp },
    context: { asViewer: true },
    skip: count > RELAX_AT,
    // They change with the plan, as the result does.
    fetchPolicy: 'cache-and-network',
  })
  if (count > RELAX_AT) return { status: 'loaded', relaxations: [] }
  if (data) return { status: 'loaded', relaxations: data.quizResult?.relaxations ?? [] }
  if (error) return { status: 'failed', relaxations: null, retry: () => void refetch().catch(() => undefined) }
  return { status: 'loading' }
}
