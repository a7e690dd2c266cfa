import type { ApolloCache } from '@apollo/client'
import { graphql } from '#client/gql/gql.ts'
import type { WebhooksQuery } from '#client/gql/graphql.ts'

export const WebhooksDocument = graphql(`
  query Webhooks {
    webhooks {
      id
      ...WebhookItem_webhook
    }
    collections(first: 50) {
      nodes {
        id
        name
      }
    }
    categories {
      id
      slug
      name
    }
  }
`)

/** What a webhook can be limited to. */
export type WebhookChoices = {
  readonly collections: readonly { readonly id: string; readonly name: string }[]
  readonly categories: readonly { readonly slug: string; readonly name: string }[]
}

/** Shows the webhooks after a change. */
export const updateWebhooks = (cache: ApolloCache, { webhooks }: Pick<WebhooksQuery, 'webhooks'>): void => {
  cache.updateQuery({ query: WebhooksDocument, overwrite: true }, (data) => data && { ...data, webhooks })
}
