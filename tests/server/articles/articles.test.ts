/** The API for help articles and legal pages, with the built articles. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { HELP_CATEGORIES, LEGAL_SLUGS } from '#core/articles/article.ts'
import { createApi } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()
let api: ReturnType<typeof createApi>

beforeAll(async () => {
  api = createApi(database)
})

const query = async (text: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await api.query(text, variables)
  expect(errors).toEqual([])
  return data
}

describe('the help center', () => {
  test('has the categories in order, each with its articles', async () => {
    const { helpCategories } = await query(
      '{ helpCategories { slug title articleCount articles { slug category { slug } } } }',
    )
    expect(helpCategories.map(({ title }: { title: string }) => title)).toEqual(HELP_CATEGORIES.map((one) => one.title))
    for (const { slug, articleCount, articles } of helpCategories) {
      expect(articleCount).toBeGreaterThanOrEqual(2)
      expect(articles).toHaveLength(articleCount)
      for (const article of articles) expect(article.category.slug).toBe(slug)
    }
  })

  test.each(['taking-first-quiz', 'understanding-recommendations', 'managing-subscription', 'sharing-tools'])(
    'has the article %s',
    async (slug) => {
      const { helpArticle } = await query(
        'query ($slug: ID!) { helpArticle(slug: $slug) { path title content markdown readingMinutes updatedOn related { slug } } }',
        { slug },
      )
      expect(helpArticle).toMatchObject({ path: `/help/${slug}`, updatedOn: expect.stringMatching(/^\d{4}-/) })
      expect(helpArticle.content).toContain('<p>')
      expect(helpArticle.readingMinutes).toBeGreaterThanOrEqual(1)
      expect(helpArticle.related).toHaveLength(3)
      expect(helpArticle.related).not.toContainEqual({ slug })
    },
  )

  test('has four popular articles', async () => {
    const { helpArticles } = await query('{ helpArticles { popular } }')
    expect(helpArticles.filter(({ popular }: { popular: boolean }) => popular)).toHaveLength(4)
  })

  test('returns null for an unknown article', async () => {
    expect(await query('{ helpArticle(slug: "no-such-article") { slug } }')).toEqual({ helpArticle: null })
  })

  const find = async (search: string): Promise<string[]> => {
    const { helpArticles } = await query('query ($search: String) { helpArticles(search: $search) { slug } }', {
      search,
    })
    return helpArticles.map(({ slug }: { slug: string }) => slug)
  }

  test.each([
    ['refund', 'requesting-a-refund'],
    ['how do I cancel?', 'managing-subscription'],
    ['delete my account', 'deleting-your-account'],
    ['change password', 'changing-your-password'],
    ['match percent', 'understanding-recommendations'],
    ['invoices', 'invoices-and-payment-methods'],
    ['compar', 'comparing-tools'],
  ])('ranks first for "%s": %s', async (search, slug) => {
    expect((await find(search))[0]).toBe(slug)
  })

  test('finds nothing for unknown words, and everything for an empty search', async () => {
    expect(await find('zzyzx')).toEqual([])
    expect((await find('  ')).length).toBeGreaterThanOrEqual(14)
  })

  test('rejects a search of more than 100 characters', async () => {
    const { errors } = await api.query('query ($search: String) { helpArticles(search: $search) { slug } }', {
      search: 'x'.repeat(101),
    })
    expect(errors).toEqual([
      expect.objectContaining({ code: 'BAD_USER_INPUT', message: 'A search must be at most 100 characters.' }),
    ])
  })
})

describe('legal pages', () => {
  test('are three, at their paths, with all placeholders filled', async () => {
    const { legalPages } = await query('{ legalPages { slug path title content markdown updatedOn } }')
    expect(legalPages.map(({ slug }: { slug: string }) => slug)).toEqual(LEGAL_SLUGS)
    for (const { slug, path, content, markdown } of legalPages) {
      expect(path).toBe(`/${slug}`)
      expect(content + markdown).not.toContain('{{')
    }
  })

  test('are found by slug, and no others', async () => {
    expect(await query('{ legalPage(slug: "cookie-policy") { path } }')).toEqual({
      legalPage: { path: '/cookie-policy' },
    })
    expect(await query('{ legalPage(slug: "imprint") { path } }')).toEqual({ legalPage: null })
  })
})

describe('the answer to "Was this helpful?"', () => {
  const document = `mutation ($slug: ID!, $helpful: Boolean!, $sessionId: ID!) {
    rateHelpArticle(input: { slug: $slug, helpful: $helpful, sessionId: $sessionId }) {
      __typename
      ... on RateHelpArticlePayload { helpful }
      ... on Failure { code message }
      ... on InvalidInputError { field }
    }
  }`
  const rate = async (changes: object = {}, caller = api) => {
    const variables = { slug: 'taking-first-quiz', helpful: true, sessionId: randomUUID(), ...changes }
    const { data, errors } = await caller.query(document, variables)
    expect(errors).toEqual([])
    return data.rateHelpArticle
  }

  test('counts once per visit and article, and can be changed', async () => {
    const sessionId = randomUUID()
    expect(await rate({ sessionId })).toEqual({ __typename: 'RateHelpArticlePayload', helpful: true })
    expect(await rate({ sessionId: sessionId.toUpperCase(), helpful: false })).toMatchObject({ helpful: false })
    const rows = await database.prisma.articleRating.findMany({ where: { slug: 'taking-first-quiz' } })
    expect(rows.map(({ helpful }) => helpful)).toEqual([false])
    expect(JSON.stringify(rows)).not.toContain(sessionId)
  })

  test('is rejected for an unknown article and an invalid visit', async () => {
    expect(await rate({ slug: 'no-such-article' })).toEqual({
      __typename: 'NotFoundError',
      code: 'NOT_FOUND',
      message: 'Article not found.',
    })
    expect(await rate({ sessionId: 'me' })).toEqual({
      __typename: 'InvalidInputError',
      code: 'BAD_USER_INPUT',
      message: '"sessionId" must be a UUID.',
      field: 'sessionId',
    })
  })

  test('is limited to 20 a day per address', async () => {
    const caller = createApi(database, { clientAddress: '198.51.100.4' })
    for (let count = 0; count < 20; count += 1) expect(await rate({}, caller)).toMatchObject({ helpful: true })
    expect(await rate({}, caller)).toMatchObject({ __typename: 'RateLimitedError' })
  })
})
