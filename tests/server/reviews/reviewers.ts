import type { Viewer } from '#core/policy.ts'
import type { ToolReview } from '#prisma/client/client.ts'
import { refreshRatingFigures } from '#server/areas/ratings/rating-figures.ts'
import { type ApiOptions, clock, createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import type { TestDatabase } from '../../support/database.ts'
import { viewerWith } from '../../support/viewers.ts'

const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
export const JOB = 'transcribe-meetings'
export const daysLater = (days: number) => () => new Date(clock.now().getTime() + days * DAY_MS)

const SLUGS = ['abacus', 'beacon', 'compass']

/** Tools with websites of their own; their ids in the order of their slugs. */
export const loadReviewedTools = async (database: TestDatabase): Promise<readonly string[]> => {
  const tools = SLUGS.map((slug) => toolRecord({ slug, website_url: `https://www.${slug}.example/` }))
  await loadCatalogue(database, { tools: { writing: tools } })
  const rows = await database.prisma.tool.findMany({ orderBy: { slug: 'asc' }, select: { id: true } })
  return rows.map(({ id }) => id)
}

/** A member with a verified address, whose account has this age. */
export const joinMember = async (
  { prisma }: Pick<TestDatabase, 'prisma'>,
  email: string,
  { ageHours = 48, ...changes }: Partial<Viewer> & { ageHours?: number } = {},
): Promise<Viewer> => {
  const at = new Date(clock.now().getTime() - ageHours * HOUR_MS)
  const data = { email, name: 'Ada Byron', emailVerified: true, createdAt: at, updatedAt: at }
  const { id } = await prisma.user.create({ data })
  return viewerWith({ id, emailVerified: true, ...changes })
}

/** A text of its own for each number. */
const textOf = (number: number): string =>
  `Sample${number} kept${number} our${number} notes${number} in${number} order${number} for${number} a${number} whole${number} quarter${number} of${number} work${number}`

export const reviewInput = (toolId: string, changes: object = {}, number = 1) => ({
  toolId,
  stars: 4,
  headline: `Good for notes ${number}`,
  good: textOf(number),
  bad: '',
  again: 'YES',
  job: JOB,
  role: 'developer',
  plan: 'Pro',
  duration: 'ONE_TO_SIX_MONTHS',
  authorName: 'Ada',
  ...changes,
})

const MINE = `id tool { slug } stars headline good bad again job jobName role plan duration authorName state waitsUntil
  editorText worksForVendor editableUntil editable createdAt editedAt publishedAt`
const SUBMIT = `mutation ($input: SubmitReviewInput!) { submitReview(input: $input) { __typename
  ... on SubmitReviewPayload { review { ${MINE} } } ... on Failure { code message } ... on InvalidInputError { field } } }`
const DELETE = `mutation ($toolId: ID!) { deleteReview(input: { toolId: $toolId }) { __typename
  ... on DeleteReviewPayload { toolId tool { slug rating { mean count } reviewCount } } ... on Failure { code message } } }`
const RATE = `mutation ($toolId: ID!, $stars: Int!) { rateTool(input: { toolId: $toolId, stars: $stars }) { __typename
  ... on Failure { code message } } }`
const WITHDRAW = `mutation ($toolId: ID!) { withdrawRating(input: { toolId: $toolId }) { __typename
  ... on Failure { code message } ... on InvalidInputError { field } } }`

/** The API as a member uses it. */
export const reviewer = (database: TestDatabase, viewer: Viewer | null, options: ApiOptions = {}) => {
  const api = createApi(database, { viewer, ...options })
  return {
    ...api,
    submit: async (input: object) => (await api.query(SUBMIT, { input })).data.submitReview,
    remove: async (toolId: string) => (await api.query(DELETE, { toolId })).data.deleteReview,
    rate: async (toolId: string, stars: number) => (await api.query(RATE, { toolId, stars })).data.rateTool,
    withdraw: async (toolId: string) => (await api.query(WITHDRAW, { toolId })).data.withdrawRating,
    mine: async (toolId: string) =>
      (await api.query(`query ($id: ID!) { myReview(toolId: $id) { ${MINE} } }`, { id: toolId })).data.myReview,
  }
}

/** Stores a decision, and the figures that follow from it. */
export const decide = async (
  database: TestDatabase,
  where: { readonly userId: string; readonly toolId: string },
  state: ToolReview['state'],
  changes: Partial<Pick<ToolReview, 'publishedAt' | 'helpfulCount' | 'editorText' | 'decidedAt'>> = {},
): Promise<string> => {
  const review = await database.prisma.toolReview.update({
    where: { userId_toolId: where },
    data: {
      state,
      decidedAt: clock.now(),
      ...(state === 'published' ? { publishedAt: clock.now() } : {}),
      ...changes,
    },
  })
  await refreshFigures(database, [where.toolId])
  return review.id
}

export const refreshFigures = (database: TestDatabase, toolIds: readonly string[]) =>
  database.transaction((tx) => refreshRatingFigures(tx, toolIds))

/** A published review of a new member. */
export const publishReview = async (
  database: TestDatabase,
  toolId: string,
  { number, ...changes }: { readonly number: number } & Record<string, unknown>,
  decision: Parameters<typeof decide>[3] = {},
): Promise<{ readonly id: string; readonly viewer: Viewer }> => {
  const viewer = await joinMember(database, `member-${number}@people.example`)
  await reviewer(database, viewer).submit(reviewInput(toolId, changes, number))
  return { id: await decide(database, { userId: viewer.id, toolId }, 'published', decision), viewer }
}

export const figuresOf = async ({ prisma }: Pick<TestDatabase, 'prisma'>, id: string) => {
  const tool = await prisma.tool.findUniqueOrThrow({ where: { id } })
  return { count: tool.ratingCount, sum: tool.ratingSum, reviews: tool.reviewCount, prior: tool.ratingPrior }
}
