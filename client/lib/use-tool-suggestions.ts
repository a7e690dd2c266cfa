import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { graphql } from '../gql/gql.ts'
import type { ToolSuggestionsQueryQuery } from '../gql/graphql.ts'

const ToolSuggestionsQuery = graphql(`
  query ToolSuggestionsQuery($search: String!) {
    toolSuggestions(search: $search, first: 6) {
      id
      slug
      name
      mark {
        path
        darkPath
      }
      category {
        id
        name
      }
    }
  }
`)

export type ToolSuggestion = ToolSuggestionsQueryQuery['toolSuggestions'][number]

const PAUSE_MS = 150
const LONGEST = 100
const NO_TOOLS: readonly ToolSuggestion[] = []
const NONE = { search: '', tools: NO_TOOLS }

type ToolSuggestions = {
  readonly tools: readonly ToolSuggestion[]
  /** False while the tools still belong to a previously typed text. */
  readonly areCurrent: boolean
}

/**
 * Tools with names similar to the typed text, after a pause in typing; until then, the previous suggestions. Empty for
 * an empty text or a failed request: missing suggestions are never an error.
 */
export function useToolSuggestions(typed: string): ToolSuggestions {
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
        ({ data }) => wanted && setFound({ search, tools: data?.toolSuggestions ?? NO_TOOLS }),
        () => wanted && setFound({ search, tools: NO_TOOLS }),
      )
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [client, search])
  return { tools: search === '' ? NO_TOOLS : found.tools, areCurrent: search === '' || search === found.search }
}
