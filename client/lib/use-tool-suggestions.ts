import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { useEffect, useState } from 'react'
import { graphql } from '../gql/gql.ts'

const ToolSuggestionsQuery = graphql(`
  query ToolSuggestions($search: String!, $compares: Boolean!) {
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
    tools(search: $search, first: 1) @include(if: $compares) {
      compared {
        id
        slug
        name
      }
    }
  }
`)

export type JobSuggestion = ResultOf<typeof ToolSuggestionsQuery>['jobSuggestions'][number]
export type ToolSuggestion = ResultOf<typeof ToolSuggestionsQuery>['toolSuggestions'][number]
type ComparedTool = Pick<ToolSuggestion, 'id' | 'slug' | 'name'>

/** Words of texts that may compare tools, so that only these are read as comparisons. */
const COMPARES = /\b(?:vs|versus|or|and|compar(?:e|ed|ing|ison))\b/i

/** The suggestions for a text, at once. */
export const suggestionsFor = async (client: ApolloClient, search: string): Promise<AnsweredSuggestions> => {
  const variables = { search, compares: COMPARES.test(search) }
  const { data } = await client.query({ query: ToolSuggestionsQuery, variables })
  return {
    search,
    tools: data?.toolSuggestions ?? [],
    jobs: data?.jobSuggestions ?? [],
    compared: data?.tools?.compared ?? [],
  }
}

const PAUSE_MS = 150
const LONGEST = 100

/** Suggestions, and the text that they are for. */
export type AnsweredSuggestions = {
  readonly search: string
  readonly tools: readonly ToolSuggestion[]
  readonly jobs: readonly JobSuggestion[]
  /** The tools that the text compares ("X vs Y"); empty for other texts. */
  readonly compared: readonly ComparedTool[]
}

const NONE: AnsweredSuggestions = { search: '', tools: [], jobs: [], compared: [] }

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
      suggestionsFor(client, search).then(
        (suggestions) => wanted && setFound(suggestions),
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
