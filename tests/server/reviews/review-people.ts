/** Members, vendors and editors around reviews that are stored as rows. */
import { beforeEach } from 'vitest'
import { HOUR_MS } from '#core/durations.ts'
import type { Viewer } from '#core/policy.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { type ApiOptions, clock, createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { storedEmails } from '../../support/stored-emails.ts'
import { viewerWith } from '../../support/viewers.ts'

export const SOMEBODYS = '00000000-0000-4000-8000-000000000000'

const QUEUE = `{ reviewQueue { total items {
  kind reviewId version since toolName toolSlug stars headline good bad again jobName role plan duration authorName
  accountCreatedAt reviewsByAuthor state worksForVendor editedAt flags
  similarTo { id headline good bad toolName toolSlug } answer reports { id reason note createdAt } } } }`

const MUTATIONS = {
  markReviewHelpful: 'reviewId helpfulCount helpful',
  reportReview: 'reviewId',
  answerReview: 'answer { reviewId text state editorText updatedAt }',
  deleteReviewAnswer: 'reviewId',
  decideReview: 'reviewId state',
  decideReviewAnswer: 'reviewId state',
  settleReviewReports: 'reviewId state',
} as const

/** Registers the hooks of its file: before each test there are two tools and no members. */
export const createReviewPeople = () => {
  const database = registerTestDatabase()
  let time = clock.now().getTime()
  let people = 0
  beforeEach(async () => {
    time = clock.now().getTime()
    people = 0
    await database.reset()
    const tools = ['abacus', 'birch'].map((slug) => toolRecord({ slug }))
    await loadCatalogue(database, { tools: { writing: tools } })
  })

  const now = () => new Date(time)
  const toolId = async (slug = 'abacus') => (await database.prisma.tool.findUniqueOrThrow({ where: { slug } })).id

  /** A member with a verified address, whose account is two days old unless given. */
  const join = async ({ hours = 48, ...changes }: Partial<Viewer> & { readonly hours?: number } = {}) => {
    people += 1
    const createdAt = new Date(time - hours * HOUR_MS)
    const data = { email: `member-${people}@people.example`, name: 'Ada', createdAt, updatedAt: createdAt }
    const { id } = await database.prisma.user.create({ data })
    return viewerWith({ id, emailVerified: true, ...changes })
  }

  const api = (viewer: Viewer | null, options: ApiOptions = {}) => createApi(database, { viewer, now, ...options })

  return {
    database,
    now,
    later: (milliseconds: number) => {
      time += milliseconds
    },
    toolId,
    join,
    joinEditor: () => join({ role: 'editor' }),
    api,

    /** A review of a member in a state. */
    review: async (author: Viewer | null, changes: Partial<Prisma.ToolReviewUncheckedCreateInput> = {}) => {
      const { state = 'published' } = changes
      const columns = {
        toolId: changes.toolId ?? (await toolId()),
        userId: author?.id ?? null,
        state,
        stars: 4,
        headline: 'Drafts that I only have to shorten',
        good: 'It keeps a copy of every draft.',
        bad: 'There is one language only.',
        again: 'yes' as const,
        job: 'write-emails',
        role: 'designer',
        duration: 'over_a_year' as const,
        authorName: author === null ? null : 'Ada',
        queuedAt: now(),
        createdAt: now(),
        decidedAt: state === 'queued' ? null : now(),
        publishedAt: state === 'published' ? now() : null,
      }
      return database.prisma.toolReview.create({ data: { ...columns, ...changes } })
    },

    claim: async (vendor: Viewer, slug = 'abacus', state: 'active' | 'pending' = 'active') => {
      const claimed = {
        toolId: await toolId(slug),
        userId: vendor.id,
        domain: `${slug}.example`,
        method: 'dns' as const,
      }
      const openKey = `${claimed.toolId}:${vendor.id}`
      await database.prisma.claimedListing.create({
        data: { ...claimed, openKey, state, createdAt: now(), provedAt: now() },
      })
    },

    endClaims: () =>
      database.prisma.claimedListing.updateMany({
        data: { state: 'ended', endReason: 'withdrawn', endedAt: now(), openKey: null },
      }),

    /** The payload of a mutation, or its failure. */
    run: async (
      viewer: Viewer | null,
      mutation: keyof typeof MUTATIONS,
      input: object,
      options?: ApiOptions,
      // biome-ignore lint/suspicious/noExplicitAny: a test states the shape it expects by what it compares with.
    ): Promise<any> => {
      const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}`
      const text = `mutation ($input: ${type}Input!) { result: ${mutation}(input: $input) { __typename
        ... on ${type}Payload { ${MUTATIONS[mutation]} } ... on Failure { code message field } } }`
      const { data, errors } = await api(viewer, options).query(text, { input })
      const { __typename, ...result } = errors[0] ?? data.result
      return result
    },

    queue: async (viewer: Viewer | null) => {
      const { data, errors } = await api(viewer).query(QUEUE)
      return errors[0] ?? data.reviewQueue
    },

    stored: (id: string) => database.prisma.toolReview.findUniqueOrThrow({ where: { id } }),
    invalidations: () => database.prisma.cacheInvalidation.count(),
    emailOf: async ({ id }: Viewer) => (await database.prisma.user.findUniqueOrThrow({ where: { id } })).email,

    /** Address and subject of every email. */
    emails: async () => (await storedEmails(database)).map(({ to, subject, text }) => ({ to, subject, text })),
  }
}
