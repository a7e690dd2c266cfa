import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import type { SuggestToolInput } from '#client/gql/graphql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import type { FormFailure } from '#client/lib/use-form.ts'
import { SUGGESTED, storeReport } from './sent-reports.ts'
import { visitorFailureOf } from './visitor-failure.ts'

const SuggestToolDocument = graphql(`
  mutation SuggestTool($input: SuggestToolInput!) {
    suggestTool(input: $input) {
      __typename
      ... on SuggestToolPayload {
        suggestionId
        joined
      }
      ... on AlreadyListed {
        tool {
          id
          slug
          name
        }
      }
      ... on InvalidInputError {
        field
        message
      }
      ... on RateLimitedError {
        retryAfterSeconds
      }
    }
  }
`)

/** The validated fields, in the order of the form. */
export const SUGGEST_FIELDS = ['name', 'websiteUrl', 'note', 'email'] as const

/** The listed tool that a suggestion matches; null if the catalog does not show it. */
export type ListedTool = { readonly slug: string; readonly name: string } | null

type SuggestOutcome =
  | { readonly joined: boolean }
  | { readonly listed: ListedTool }
  | { readonly formFailure: FormFailure<(typeof SUGGEST_FIELDS)[number]> }

/**
 * Suggests a tool to the editors; the browser remembers it. Resolves to whether another visitor had suggested it before
 * (`joined`), to the tool that is already in the catalog, or to a failure; rejects when the server is unreachable.
 */
export function useSuggestTool() {
  const [mutate] = useMutation(SuggestToolDocument)
  return async (input: SuggestToolInput): Promise<SuggestOutcome> => {
    const { data } = await mutate({ variables: { input } })
    const { payload, failure } = unwrap(data?.suggestTool)
    if (payload) {
      storeReport({ id: payload.suggestionId, about: `${SUGGESTED}${input.name}` })
      return { joined: payload.joined }
    }
    if (failure.__typename === 'AlreadyListed') return { listed: failure.tool }
    return { formFailure: visitorFailureOf(failure, SUGGEST_FIELDS) }
  }
}
