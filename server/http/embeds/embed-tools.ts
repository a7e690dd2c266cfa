/** What embeds, badges and oEmbed read about tools. */
import type { ResultOf } from '@graphql-typed-document-node/core'
import { PAIR_SEPARATOR } from '#core/pages/embed-address.ts'
import type { ReadData } from '../discovery/text-responses.ts'
import { graphql } from '../gql/gql.ts'

const EmbedToolQuery = graphql(`
  query EmbedTool($slug: String!) {
    tool(by: { reference: $slug }) {
      id
      slug
      name
      description
      status
      statusText
      mergedInto
      mark {
        path
        darkPath
      }
      category {
        id
        name
      }
      freeTier
      startingPrice {
        lead
        figure
        unit
        terms
        month
      }
      priceAsOf
      facts {
        field
        source
        asOf
        checkedOn
      }
      plans {
        name
        month
        perSeat
        priceText
        asOf
        checkedBy
        sourceUrl
      }
      verdict {
        bestFor
        freePlan
        watchOut
      }
    }
  }
`)

const ComparisonPageQuery = graphql(`
  query EmbedComparisonPage($pair: String!) {
    blogPost(slug: $pair) {
      ... on BlogPost {
        id
        path
      }
    }
  }
`)

export type EmbedTool = NonNullable<ResultOf<typeof EmbedToolQuery>['tool']>

/** A product can join one that joined another. */
const MOST_MERGERS = 4

const readEmbedTool = async (read: ReadData, slug: string): Promise<EmbedTool | null> =>
  (await read(EmbedToolQuery, { slug })).tool ?? null

/** The tool, or what it was merged into; null if there is none. */
export const readRemainingTool = async (read: ReadData, slug: string): Promise<EmbedTool | null> => {
  let tool = await readEmbedTool(read, slug)
  for (let step = 0; tool?.status === 'MERGED' && step < MOST_MERGERS; step += 1) {
    if (!tool.mergedInto) return tool
    tool = (await readEmbedTool(read, tool.mergedInto)) ?? tool
  }
  return tool
}

/** The path of the article that compares the two; without one, that of their table. */
export const readComparisonPath = async (read: ReadData, slugs: readonly [string, string]): Promise<string> => {
  const { blogPost } = await read(ComparisonPageQuery, { pair: slugs.join(PAIR_SEPARATOR) })
  return blogPost && 'path' in blogPost ? blogPost.path : `/compare?tools=${slugs.join(',')}`
}
