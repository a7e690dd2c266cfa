import { useQuery } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import type { ToolSuggestion } from '../../lib/use-tool-suggestions.ts'

const PopularToolsQuery = graphql(`
  query PopularTools {
    tools(first: 5, sort: RELEVANCE) {
      nodes {
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
    }
  }
`)

/** The best-known tools; empty until they are loaded, and when they cannot be. */
export const usePopularTools = (): readonly ToolSuggestion[] => useQuery(PopularToolsQuery).data?.tools.nodes ?? []
