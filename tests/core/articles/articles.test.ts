/** The editorial articles of the repository, built from their Markdown. */
import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Article, HELP_CATEGORIES, LEGAL_SLUGS, readingMinutes } from '#core/articles/article.ts'
import { PLACEHOLDERS } from '#core/articles/placeholders.ts'
import { BUSINESS_SEATS, PRICES } from '#core/billing/plans.ts'
import { MAX_COMPARED } from '#core/catalogue/tool-query.ts'
import { QUESTIONS } from '#core/quiz/questions.ts'
import * as retention from '#core/retention.ts'
import { hasScreen } from '#core/routes/all-routes.ts'
import { buildArticles } from '#scripts/build-articles.ts'

let articles: readonly Article[]
let sources: ReadonlyMap<string, string>

beforeAll(() => {
  articles = buildArticles('.')
  sources = new Map(globSync('content/**/*.md').map((file) => [file, readFileSync(file, 'utf8')]))
})

const ofKind = <Kind extends Article['kind']>(kind: Kind) =>
  articles.filter((article): article is Extract<Article, { kind: Kind }> => article.kind === kind)
const linksOf = ({ markdown }: Article) => [...markdown.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, link = '']) => link)

describe('the help center', () => {
  test('has at least 14 articles, two or more per category, and four popular ones', () => {
    const help = ofKind('help')
    expect(help.length).toBeGreaterThanOrEqual(14)
    for (const { slug } of HELP_CATEGORIES) {
      expect(help.filter(({ category }) => category === slug).length).toBeGreaterThanOrEqual(2)
    }
    expect(help.filter(({ popular }) => popular)).toHaveLength(4)
    const places = help.map(({ category, order }) => `${category} ${order}`)
    expect(new Set(places).size).toBe(places.length)
  })
})

test('the legal pages match the three routes', () => {
  expect(ofKind('legal').map(({ slug }) => slug)).toEqual([...LEGAL_SLUGS].sort())
})

test('guides take four to seven minutes to read', () => {
  const guides = ofKind('guide')
  expect(guides.length).toBeGreaterThanOrEqual(6)
  expect(
    guides.filter((guide) => readingMinutes(guide) < 4 || readingMinutes(guide) > 7).map(({ slug }) => slug),
  ).toEqual([])
})

describe('links of articles', () => {
  test('lead to screens or files', () => {
    const broken = articles.flatMap((article) =>
      linksOf(article)
        .filter((link) => !hasScreen(link) && !/^\/(tools\.csv|tools\.json|openapi\.json)$/.test(link))
        .map((link) => `${article.slug}: ${link}`),
    )
    expect(broken).toEqual([])
  })

  test('to categories and tools name existing ones', () => {
    const { categories } = JSON.parse(readFileSync('prisma/data/categories.json', 'utf8')) as {
      categories: { slug: string }[]
    }
    const known = new Set(categories.map(({ slug }) => `/ai-tools/${slug}`))
    const named = articles.flatMap(linksOf).filter((link) => /^\/(ai-tools|tool)\//.test(link))
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((link) => !known.has(link))).toEqual([])
  })

  test('never lead from an article to itself', () => {
    expect(articles.filter((article) => linksOf(article).some((link) => link.endsWith(`/${article.slug}`)))).toEqual([])
  })
})

describe('figures in articles', () => {
  /** Amounts, shares, "more than": promotional figures, which go out of date. */
  const FIGURE = /\$\s?\d|\d[\d,.]*[KM]?\+(?!\w)|\d[\d,.]*\s?%/g

  test('come from placeholders', () => {
    const written = [...sources].flatMap(([file, source]) =>
      // A share of the whole is arithmetic, and an answer in an example is an example: neither is a claim.
      [
        ...source
          .replace(/^```(json|text)$[\s\S]*?^```$/gm, '')
          .replaceAll('100%', '')
          .matchAll(FIGURE),
      ].map(([figure]) => `${file}: ${figure}`),
    )
    expect(written).toEqual([])
  })

  test('match the tables', () => {
    const text = (slug: string) => articles.find((article) => article.slug === slug)?.text ?? ''
    expect(text('choosing-a-plan')).toContain(`$${PRICES.pro.month / 100} a month`)
    expect(text('comparing-tools')).toContain(`up to ${MAX_COMPARED} tools`)
    expect(text('taking-first-quiz')).toContain(`${QUESTIONS.length} questions`)
    expect(text('team-seats')).toContain(`${BUSINESS_SEATS} other people`)
  })

  test('are all filled, except those of the installation', () => {
    const left = articles.flatMap(
      ({ html, title, description }) => `${html}${title}${description}`.match(/\{\{[^}]*\}\}/g) ?? [],
    )
    expect(new Set(left)).toEqual(
      new Set(
        ['address', 'analytics-tag', 'cookies', 'language-model', 'loaded', 'payments', 'providers', 'region'].map(
          (name) => `{{site:${name}}}`,
        ),
      ),
    )
  })
})

describe('the privacy policy', () => {
  const policy = () => sources.get('content/legal/privacy-policy.md') ?? ''

  test('states every retention period', () => {
    const missing = [...PLACEHOLDERS.keys()].filter(
      (name) => /^(retention|period):/.test(name) && !policy().includes(`{{${name}}}`),
    )
    // Pages are not personal; the others are told where plans are.
    expect(missing).toEqual(['period:grace', 'period:refund', 'retention:deleted-pages'])
  })

  test('can state every period of the product', () => {
    const values = [...PLACEHOLDERS].filter(([name]) => /^(retention|period):/.test(name)).map(([, value]) => value)
    for (const [name, count] of Object.entries(retention)) {
      const unit = name.split('_').at(-1)?.toLowerCase()
      expect(values, name).toContain(`${count} ${unit}`)
    }
  })

  test('covers its nine subjects', () => {
    const headings = ofKind('legal')
      .find(({ slug }) => slug === 'privacy-policy')
      ?.headings.map(({ text }) => text)
    expect(headings).toEqual(
      expect.arrayContaining([
        'What we collect',
        'How we use it',
        'Legal basis under the GDPR',
        'Who processes data for us',
        'Under the GDPR',
        'Under the CCPA',
        'Security and how long we keep data',
        'International transfers',
        'How to reach us',
        'Changes to this policy',
      ]),
    )
  })
})

test('no article promises workspace roles', () => {
  const naming = [...sources].filter(([, source]) =>
    /workspace roles|\b(Editor|Viewer|Guest) role\b|\bEnterprise plan\b/.test(source),
  )
  expect(naming.map(([file]) => file)).toEqual([])
})
