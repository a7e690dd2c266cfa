import { useApolloClient } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { useEffect, useState } from 'react'
import { graphql } from '../gql/gql.ts'

const ToolSuggestionsQuery = graphql(`
  query ToolSuggestions($search: String!) {
    toolSuggestions(search: $search, first: 6) {
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
      category {
        id
        name
      }
    }
    jobSuggestions(search: $search, first: 2) {
      slug
      name
      toolCount
    }
  }
`)

export type JobSuggestion = ResultOf<typeof ToolSuggestionsQuery>['jobSuggestions'][number]
export type ToolSuggestion = ResultOf<typeof ToolSuggestionsQuery>['toolSuggestions'][number]

const PAUSE_MS = 150
const LONGEST = 100

/** Suggestions, and the text that they are for. */
export type AnsweredSuggestions = {
  readonly search: string
  readonly tools: readonly ToolSuggestion[]
  readonly jobs: readonly JobSuggestion[]
}

const NONE: AnsweredSuggestions = { search: '', tools: [], jobs: [] }

/**
 * Tools with names similar to the typed text, after a pause in typing; until then, the previous suggestions with their
 * text. Empty for an empty text or a failed request: missing suggestions are never an error.
 */
export function useAnsweredSuggestions(typed: string): AnsweredSuggestions {
  const client = useApolloClient()
  const [found, setFound] = useState(NONE)
  const search = typed.trim().slice(0, LONGEST)
  useEffect(() => {
    if (search === '') {
      setFound(NONE)
      return
    }
    let wanted = true
    const timer = setTimeout(() => {
      client.query({ query: ToolSuggestionsQuery, variables: { search } }).then(
        ({ data }) =>
          wanted && setFound({ search, tools: data?.toolSuggestions ?? [], jobs: data?.jobSuggestions ?? [] }),
        () => wanted && setFound({ ...NONE, search }),
      )
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [client, search])
  return search === '' ? NONE : found
}

/** The tools of `useAnsweredSuggestions`, whatever text they are for. */
export const useToolSuggestions = (typed: string): readonly ToolSuggestion[] => useAnsweredSuggestions(typed).tools
