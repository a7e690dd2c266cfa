import type { ApolloClient } from '@apollo/client'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'

export const MemberRatingQuery = graphql(`
  query MemberRatingQuery($toolId: ID!) {
    viewer {
      id
      emailVerified
    }
    myRating(toolId: $toolId) {
      stars
    }
  }
`)

// Every field that any part shows of a rating: the cache puts the new one in the place of the old one.
const RatedTool_tool = graphql(`
  fragment RatedTool_tool on Tool {
    id
    rating {
      mean
      count
      source
    }
  }
`)

const RateToolDocument = graphql(`
  mutation RateToolMutation($input: RateToolInput!) {
    rateTool(input: $input) {
      __typename
      ... on RateToolPayload {
        tool {
          ...RatedTool_tool
        }
      }
      ... on Failure {
        message
      }
    }
  }
`)

const WithdrawRatingDocument = graphql(`
  mutation WithdrawRatingMutation($input: WithdrawRatingInput!) {
    withdrawRating(input: $input) {
      __typename
      ... on WithdrawRatingPayload {
        tool {
          ...RatedTool_tool
        }
      }
      ... on Failure {
        message
      }
    }
  }
`)

/** Why the server did not do it, in words for the member. */
export type RatingRefusal = { readonly unverified: boolean; readonly message: string }

type Failure = { readonly __typename: string; readonly message: string }

const refusalOf = ({ __typename, message }: Failure): RatingRefusal => ({
  unverified: __typename === 'NotVerifiedError',
  message,
})

type Answer = { readonly tool: FragmentType<typeof RatedTool_tool> } | RatingRefusal

async function ask(client: ApolloClient, toolId: string, stars: number | null): Promise<Answer> {
  // What a refusal says would be lost in the cache, which does not know that every refusal is a failure.
  const options = { context: { asViewer: true }, fetchPolicy: 'no-cache' } as const
  if (stars === null) {
    const variables = { input: { toolId } }
    const { data } = await client.mutate({ ...options, mutation: WithdrawRatingDocument, variables })
    if (!data) throw new Error('The answer is empty')
    return data.withdrawRating.__typename === 'WithdrawRatingPayload'
      ? data.withdrawRating
      : refusalOf(data.withdrawRating)
  }
  const variables = { input: { toolId, stars } }
  const { data } = await client.mutate({ ...options, mutation: RateToolDocument, variables })
  if (!data) throw new Error('The answer is empty')
  return data.rateTool.__typename === 'RateToolPayload' ? data.rateTool : refusalOf(data.rateTool)
}

/**
 * Gives a tool the member's stars, 1 to 5, or withdraws them (null). Once the server has confirmed it, every figure of
 * the tool on the page follows. Gives back why it was refused, null when it was not; throws when the server cannot be
 * asked.
 */
export async function changeRating(
  client: ApolloClient,
  toolId: string,
  stars: number | null,
): Promise<RatingRefusal | null> {
  const answer = await ask(client, toolId, stars)
  if ('message' in answer) return answer
  const { cache } = client
  cache.batch({
    update: () => {
      const tool = readFragment(RatedTool_tool, answer.tool)
      cache.writeFragment({ fragment: RatedTool_tool, id: `Tool:${tool.id}`, data: tool })
      const myRating = stars === null ? null : ({ __typename: 'MemberRating', stars } as const)
      cache.updateQuery({ query: MemberRatingQuery, variables: { toolId } }, (before) =>
        before ? { ...before, myRating } : undefined,
      )
    },
  })
  return null
}
