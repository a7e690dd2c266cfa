/** New tools and price changes, each as RSS, Atom and JSON Feed. */
import type { ResultOf } from '@graphql-typed-document-node/core'
import fp from 'fastify-plugin'
import { PRODUCT_NAME } from '#core/brand.ts'
import { PRICES } from '../cost-limit.ts'
import { graphql } from '../gql/gql.ts'
import { PRICED_BY_HANDLER } from '../plugins/budget.ts'
import { type Channel, type FeedItem, writeItemFeed } from './feed-items.ts'
import { FEED_FILES, type FeedFile } from './feed-posts.ts'
import type { ReadData, TextResponses } from './text-responses.ts'

const NewToolsQuery = graphql(`
  query NewToolsFeed($first: Int!) {
    tools(sort: NEWEST, first: $first) {
      nodes {
        id
        slug
        name
        description
        addedOn
        category {
          id
          name
        }
      }
    }
  }
`)

const PriceChangesQuery = graphql(`
  query PriceChangesFeed($first: Int!) {
    priceChanges(first: $first) {
      plan
      period
      perSeat
      currency
      month
      text
      note
      sourceUrl
      tool {
        id
        slug
        name
      }
    }
  }
`)

type NewTool = ResultOf<typeof NewToolsQuery>['tools']['nodes'][number]
type PriceChange = ResultOf<typeof PriceChangesQuery>['priceChanges'][number]

const FEED_SIZE = 50

export const NEW_TOOLS: Channel = {
  path: '/new-tools',
  page: '/ai-tools?sort=newest',
  title: `${PRODUCT_NAME}: new AI tools`,
  description: 'The AI tools added to the directory last.',
}

export const PRICE_CHANGES: Channel = {
  path: '/price-changes',
  page: '/ai-tools',
  title: `${PRODUCT_NAME}: price changes of AI tools`,
  description: 'Plans of AI tools whose price changed, with the price before and since, and the month.',
}

export const newToolItem = (origin: string, { id, slug, name, description, addedOn, category }: NewTool): FeedItem => ({
  id: `${origin}/tool/${id}#added`,
  path: `/tool/${slug}`,
  title: name,
  summary: description,
  date: new Date(addedOn),
  tags: [category.name],
  sourceUrl: null,
})

/** Of a month, the date is the first day. */
export const priceChangeItem = (origin: string, change: PriceChange): FeedItem => {
  const { tool, plan, period, perSeat, currency, month, text, note = null, sourceUrl = null } = change
  const price = [plan.toWellFormed().trim().toLowerCase(), period, perSeat ? 'seat' : 'flat', currency]
    .map(encodeURIComponent)
    .join('-')
  return {
    id: `${origin}/tool/${tool.id}#price-${price.toLowerCase()}-${month}`,
    path: `/tool/${tool.slug}`,
    title: `${tool.name}: new price of ${plan}`,
    summary: note === null ? text : `${text} ${note}`,
    date: new Date(month),
    tags: [],
    sourceUrl,
  }
}

type ToolFeedsOptions = {
  readonly texts: TextResponses
  /** Public origin, without a trailing slash. */
  readonly publicUrl: string
}

export const toolFeeds = fp<ToolFeedsOptions>(
  async (fastify, { texts, publicUrl }) => {
    const publish = (channel: Channel, readItems: (read: ReadData) => Promise<readonly FeedItem[]>) => {
      for (const [file, type] of Object.entries(FEED_FILES)) {
        fastify.get(`${channel.path}/${file}`, { config: { price: PRICED_BY_HANDLER } }, (request, reply) =>
          texts.send(request, reply, {
            type,
            price: PRICES.feed,
            make: async (read) => writeItemFeed(file as FeedFile, publicUrl, channel, await readItems(read)),
          }),
        )
      }
    }
    publish(NEW_TOOLS, async (read) => {
      const { tools } = await read(NewToolsQuery, { first: FEED_SIZE })
      return tools.nodes.map((tool) => newToolItem(publicUrl, tool))
    })
    publish(PRICE_CHANGES, async (read) => {
      const { priceChanges } = await read(PriceChangesQuery, { first: FEED_SIZE })
      return priceChanges.map((change) => priceChangeItem(publicUrl, change))
    })
  },
  { name: 'tool-feeds' },
)
