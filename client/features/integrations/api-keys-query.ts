import type { ApolloCache } from '@apollo/client'
import { graphql } from '#client/gql/gql.ts'
import type { ApiKeysQuery } from '#client/gql/graphql.ts'

export const ApiKeysDocument = graphql(`
  query ApiKeys {
    apiKeys {
      id
      ...KeyList_key
    }
  }
`)

/** Shows the keys after a change. */
export const updateKeys = (cache: ApolloCache, { apiKeys }: Pick<ApiKeysQuery, 'apiKeys'>): void => {
  cache.writeQuery({ query: ApiKeysDocument, data: { apiKeys } })
}
