import fp from 'fastify-plugin'
import { PRICES } from '../cost-limit.ts'
import { graphql } from '../gql/gql.ts'
import { PRICED_BY_HANDLER } from '../plugins/budget.ts'
import { EVENT_FEED_PATH, writeEventFeed } from './feed-events.ts'
import { FEED_FILES, type FeedFile, writeFeed } from './feed-posts.ts'
import type { TextResponses } from './text-responses.ts'

const FeedsQuery = graphql(`
  query Feeds($first: Int!) {
    blogPosts(first: $first) {
      nodes {
        id
        path
        title
        description
        author
        tags
        content
        publishedAt
        updatedAt
      }
    }
  }
`)

const EventFeedQuery = graphql(`
  query EventFeed($first: Int!) {
    catalogue {
      changedAt
    }
    toolEvents(first: $first) {
      nodes {
        kind
        on
        onText
        heading
        note
        sourceUrl
        tool {
          id
          slug
          name
        }
      }
    }
  }
`)

const FEED_SIZE = 50

type FeedsOptions = {
  readonly texts: TextResponses
  /** Public origin, without a trailing slash. */
  readonly publicUrl: string
}

/** The blog as RSS, Atom and JSON Feed, and the events of tools as Atom. */
export const feeds = fp<FeedsOptions>(
  async (fastify, { texts, publicUrl }) => {
    for (const [file, type] of Object.entries(FEED_FILES)) {
      fastify.get(`/blog/${file}`, { config: { price: PRICED_BY_HANDLER } }, (request, reply) =>
        texts.send(request, reply, {
          type,
          price: PRICES.feed,
          make: async (read) => {
            const { blogPosts } = await read(FeedsQuery, { first: FEED_SIZE })
            return writeFeed(file as FeedFile, publicUrl, blogPosts.nodes)
          },
        }),
      )
    }
    fastify.get(EVENT_FEED_PATH, { config: { price: PRICED_BY_HANDLER } }, (request, reply) =>
      texts.send(request, reply, {
        type: FEED_FILES['atom.xml'],
        price: PRICES.feed,
        make: async (read) => {
          const { catalogue, toolEvents } = await read(EventFeedQuery, { first: FEED_SIZE })
          return writeEventFeed(publicUrl, new Date(catalogue.changedAt), toolEvents.nodes)
        },
      }),
    )
  },
  { name: 'feeds' },
)
