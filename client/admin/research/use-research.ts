import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '../../gql/gql.ts'
import type {
  DiscoverToolsMutation,
  ResearchCategory,
  ResearchTimeframe,
  TrendingToolsQuery,
} from '../../gql/graphql.ts'
import { reportError } from '../../lib/report-error.ts'
import { useSend } from '../shared/use-send.ts'

const DiscoverDocument = graphql(`
  mutation DiscoverTools($category: ResearchCategory!) {
    discoverTools(input: { category: $category }) {
      __typename
      ... on DiscoverToolsPayload {
        tools {
          id
          name
          websiteUrl
          itemUrl
          summary
          source
          state
          timesSeen
          doubt
        }
        sources {
          name
          url
          items
          found
          listed
          error
        }
      }
      ...Failure_failure
    }
  }
`)
const TrendingDocument = graphql(`
  query TrendingTools($category: ResearchCategory!, $timeframe: ResearchTimeframe!) {
    trendingTools(category: $category, timeframe: $timeframe) {
      views
      favorites
      score
      tool {
        id
        slug
        name
        category {
          id
          name
        }
      }
    }
  }
`)

type Payload = Extract<DiscoverToolsMutation['discoverTools'], { __typename: 'DiscoverToolsPayload' }>
type Scope = { readonly category: string; readonly timeframe: string }
export type DiscoveryResult = Scope & { readonly action: 'discover_new_tools' } & Pick<Payload, 'tools' | 'sources'>
export type TrendingResult = Scope & {
  readonly action: 'get_trending'
  readonly tools: TrendingToolsQuery['trendingTools']
}

const FAILED = 'Research failed. Please try again.'

/** Runs research. Failures are reported and shown. */
export function useResearch() {
  const client = useApolloClient()
  const send = useSend(['Administration'])
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<DiscoveryResult | TrendingResult | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const run = async (work: () => Promise<DiscoveryResult | TrendingResult | string>) => {
    setBusy(true)
    setProblem(null)
    try {
      const outcome = await work()
      if (typeof outcome === 'string') setProblem(outcome)
      else setResult(withoutTypenames(outcome))
    } catch (error) {
      setProblem(FAILED)
      void reportError(client, error)
    }
    setBusy(false)
  }

  return {
    busy,
    result,
    problem,
    discover: (category: ResearchCategory, timeframe: ResearchTimeframe) =>
      run(async () => {
        const { payload, failure } = await send(DiscoverDocument, { category })
        if (failure !== null) return failure.message
        const { tools, sources } = payload
        return { action: 'discover_new_tools', ...scopeOf(category, timeframe), tools, sources }
      }),
    trend: (category: ResearchCategory, timeframe: ResearchTimeframe) =>
      run(async () => {
        const { data } = await client.query({
          query: TrendingDocument,
          variables: { category, timeframe },
          context: { asViewer: true },
          // Each run computes the figures again.
          fetchPolicy: 'network-only',
        })
        return { action: 'get_trending', ...scopeOf(category, timeframe), tools: data?.trendingTools ?? [] }
      }),
  }
}

const TIMEFRAMES: Readonly<Record<ResearchTimeframe, string>> = { DAY: '24h', WEEK: '7d', MONTH: '30d' }

const scopeOf = (category: ResearchCategory, timeframe: ResearchTimeframe): Scope => ({
  category: category.toLowerCase(),
  timeframe: TIMEFRAMES[timeframe],
})

/** The readable result, without fields that only the client cache needs. */
const withoutTypenames = <Result>(result: Result): Result =>
  JSON.parse(JSON.stringify(result, (key, value: unknown) => (key === '__typename' ? undefined : value))) as Result
