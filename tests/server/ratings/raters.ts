import type { Viewer } from '#core/policy.ts'
import { type ApiOptions, clock, createApi } from '../../support/catalogue.ts'
import type { TestDatabase } from '../../support/database.ts'
import { viewerWith } from '../../support/viewers.ts'

/** New members with verified email addresses, in numeric order. */
export const joinRaters = async (database: TestDatabase, count: number): Promise<Viewer[]> => {
  const at = clock.now()
  const names = Array.from({ length: count }, (_, index) => `member-${index}`)
  const rows = await database.prisma.user.createManyAndReturn({
    data: names.map((name) => ({ email: `${name}@people.example`, name, createdAt: at, updatedAt: at })),
  })
  const byName = new Map(rows.map(({ id, name }) => [name, id]))
  return names.map((name) => viewerWith({ id: byName.get(name) ?? '', emailVerified: true }))
}

const RATE = `mutation ($input: RateToolInput!) { rateTool(input: $input) {
  __typename
  ... on RateToolPayload { rating { stars createdAt updatedAt } tool { slug rating { mean count source } } }
  ... on Failure { code message }
  ... on InvalidInputError { field }
} }`
const WITHDRAW = `mutation ($input: WithdrawRatingInput!) { withdrawRating(input: $input) {
  __typename
  ... on WithdrawRatingPayload { tool { slug rating { mean count source } } }
  ... on Failure { code message }
} }`

/** A member's ratings and reviews of tools. */
export const rater = (database: TestDatabase, viewer: Viewer | null, options: ApiOptions = {}) => {
  const api = createApi(database, { viewer, ...options })
  return {
    ...api,
    rate: (toolId: string, stars: number) => api.query(RATE, { input: { toolId, stars } }),
    withdraw: (toolId: string) => api.query(WITHDRAW, { input: { toolId } }),
    mine: async (toolId: string) => {
      const { data } = await api.query('query ($id: ID!) { myRating(toolId: $id) { stars } }', { id: toolId })
      return data.myRating
    },
  }
}

/** The mean that is shown for one rating, while the category has fewer than ten. */
export const meanOfOne = (stars: number): number => (stars + 9 * 3.5) / 10

/** Count, sum and score of each tool by ID, as stored and as computed from its ratings. */
export const readFigures = async ({ prisma }: TestDatabase) => {
  const tools = await prisma.tool.findMany({
    orderBy: { slug: 'asc' },
    select: { id: true, ratingCount: true, ratingSum: true, ratingScore: true, ratings: { select: { stars: true } } },
  })
  const stored = tools.map(({ ratingCount, ratingSum, ratingScore }) => [ratingCount, ratingSum, ratingScore])
  const counted = tools.map(({ ratings }) => {
    const sum = ratings.reduce((total, { stars }) => total + stars, 0)
    return [ratings.length, sum, Math.round(((sum + 87.5) / (ratings.length + 25)) * 1_000_000)]
  })
  return { stored, counted }
}
