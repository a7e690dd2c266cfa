import { beforeAll, beforeEach, expect } from 'vitest'
import { type OutsideDocument, OutsideFetchError } from '#server/platform/outside/outside-fetch.ts'
import { loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'
import { registerMembers } from '../../support/registered-members.ts'

export const FEED = 'https://feed.example/rss'
const BROKEN = 'https://broken.example/rss'
export const FAILURE = '... on Failure { code message } ... on InvalidInputError { field }'

export const item = (title: string, link: string, more = '') =>
  `<item><title>${title}</title><link>${link}</link>${more}</item>`

/**
 * The application with a feed, a failing feed and a language model, all controlled by the test. Registers the hooks of
 * its test file and clears all findings before each test.
 */
export const createResearchApp = () => {
  const database = registerTestDatabase()
  const app = {
    /** Tokens. */
    admin: '',
    editor: '',
    member: '',
    /** The content of the feed, and the response of the model. */
    items: '',
    hints: {} as unknown,
  }
  const fetchOutside = async (url: string): Promise<OutsideDocument> => {
    if (url === BROKEN) throw new OutsideFetchError('The server redirects to another address.')
    const text = `<rss version="2.0"><channel><title>AI news</title><link>https://feed.example/</link>${app.items}</channel></rss>`
    return { bytes: new TextEncoder().encode(text), contentType: 'application/rss+xml' }
  }
  const llm = {
    model: 'stub',
    ask: async ({ data }: { data: unknown }) => (typeof app.hints === 'function' ? app.hints(data) : app.hints),
  }

  const members = registerMembers(database, {
    research: { feeds: [FEED, BROKEN], allowedHosts: [], fetchOutside },
    llm,
    limitsFactor: 100,
  })

  beforeAll(async () => {
    const at = (slug: string) =>
      toolRecord({ slug, website_url: `https://${slug === 'fir' ? 'elder' : slug}.example/` })
    const writing = [toolRecord(), at('birch'), at('cedar')]
    await loadCatalogue(database, { tools: { writing, email: [at('elder'), at('fir')] } })
    const join = async (email: string, role: 'admin' | 'editor' | 'member') => {
      const token = await members.join(email)
      await database.prisma.user.update({
        where: { email },
        data: { privilegedSince: PRIVILEGED_SINCE, role, emailVerified: true },
      })
      return token
    }
    app.admin = await join('ada@people.example', 'admin')
    app.editor = await join('edith@people.example', 'editor')
    app.member = await join('mary.b@people.example', 'member')
  })
  beforeEach(async () => {
    app.items = ''
    app.hints = { items: [] }
    const { prisma } = database
    await prisma.toolCandidate.deleteMany()
    await prisma.toolSuggestion.deleteMany()
    await prisma.inaccuracyReport.deleteMany()
    await prisma.auditEntry.deleteMany()
    await prisma.analyticsEvent.deleteMany()
    await prisma.favorite.deleteMany()
    await prisma.job.deleteMany()
    members.setTime(0)
  })

  const ask = async (query: string, variables: object = {}, token = app.admin) => {
    const { data, errors } = await members.query(query, variables, { token })
    expect(errors).toBeUndefined()
    return data
  }
  const discover = async (category = 'ALL') =>
    (
      await ask(
        `mutation ($category: ResearchCategory!) { discoverTools(input: { category: $category }) { __typename
          ... on DiscoverToolsPayload { tools { name websiteUrl itemUrl summary source state timesSeen doubt }
            sources { name url items found listed error } } ... on Failure { code message } } }`,
        { category },
      )
    ).discoverTools
  const decision = (name: string, variables: string) => async (token: string, values: object) => {
    const given = [...variables.matchAll(/\$(\w+)/g)].map(([, one]) => `${one}: $${one}`).join(', ')
    const { result } = await ask(
      `mutation (${variables}) { result: ${name}(input: { ${given} }) { __typename ... on ToolCandidatePayload { candidate {
        id state name values { field value } namesake { slug } tool { slug } hint { summary } } } ${FAILURE} } }`,
      values,
      token,
    )
    return result
  }
  return {
    database,
    members,
    app,
    ask,
    discover,
    publish: decision('publishToolCandidate', '$id: ID!, $values: [CandidateValueInput!]'),
    prepare: decision('prepareToolCandidate', '$id: ID!, $values: [CandidateValueInput!]!'),
    reject: decision('rejectToolCandidate', '$id: ID!'),
    candidates: () => database.prisma.toolCandidate.findMany({ orderBy: { name: 'asc' } }),
    oneCandidate: async (title = 'Comet – writes letters', link = 'https://comet.example/') => {
      app.items = item(title, link)
      await discover()
      return (await database.prisma.toolCandidate.findFirstOrThrow()).id
    },
    toolNames: async () => (await database.prisma.tool.findMany({ orderBy: { slug: 'asc' } })).map(({ slug }) => slug),
    audit: async () =>
      (await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action),
  }
}
