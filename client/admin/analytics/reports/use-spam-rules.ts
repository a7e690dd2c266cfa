import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import type { AddAnalyticsSpamRuleMutation, RemoveAnalyticsSpamRuleMutation } from '#client/gql/graphql.ts'
import { unwrap } from '#client/lib/unwrap.ts'

const AnalyticsSpamRulesQuery = graphql(`
  query AnalyticsSpamRules {
    analyticsSpamRules {
      id
      host
      createdAt
    }
  }
`)

const AddDocument = graphql(`
  mutation AddAnalyticsSpamRule($host: String!) {
    addAnalyticsSpamRule(input: { host: $host }) {
      __typename
      ...Failure_failure
    }
  }
`)

const RemoveDocument = graphql(`
  mutation RemoveAnalyticsSpamRule($id: ID!) {
    removeAnalyticsSpamRule(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

const UNREACHABLE = 'The server returned an unexpected response. Nothing was changed.'

type Result =
  | AddAnalyticsSpamRuleMutation['addAnalyticsSpamRule']
  | RemoveAnalyticsSpamRuleMutation['removeAnalyticsSpamRule']

/** The rules, and functions that change them: they resolve to whether the server confirmed. */
export function useSpamRules() {
  const { data, error, refetch } = useQuery(AnalyticsSpamRulesQuery, {
    context: { asViewer: true },
    fetchPolicy: 'no-cache',
  })
  const refetchQueries = ['AnalyticsSpamRules', 'AnalyticsReport']
  const options = { context: { asViewer: true }, fetchPolicy: 'no-cache', refetchQueries } as const
  const [sendRule, adding] = useMutation(AddDocument, options)
  const [sendRemoval, removing] = useMutation(RemoveDocument, options)
  const [problem, setProblem] = useState<string | null>(null)

  const run = async (change: () => Promise<Result | undefined>): Promise<boolean> => {
    setProblem(null)
    try {
      const { failure } = unwrap(await change())
      if (failure) setProblem(failure.message)
      return failure === null
    } catch {
      setProblem(UNREACHABLE)
      return false
    }
  }
  return {
    rules: data?.analyticsSpamRules,
    failed: error !== undefined,
    reload: () => void refetch().catch(() => undefined),
    busy: adding.loading || removing.loading,
    /** Why the last change failed; null if it did not. */
    problem,
    add: (host: string) => run(async () => (await sendRule({ variables: { host } })).data?.addAnalyticsSpamRule),
    remove: (id: string) => run(async () => (await sendRemoval({ variables: { id } })).data?.removeAnalyticsSpamRule),
  }
}
