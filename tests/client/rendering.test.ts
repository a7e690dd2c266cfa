import { describe, expect, it } from 'vitest'
import { render } from '#client/entry-server.tsx'
import { HomeRouteDocument } from '#client/gql/graphql.ts'
import { createBrowserClient } from '#client/lib/apollo.ts'
import type { ExecuteOperation, RenderResult } from '#core/rendering.ts'

const TOOLS = [
  { id: 't1', slug: 'alpha', name: 'Alpha', priceText: 'From $15/month', rating: null },
  { id: 't2', slug: 'beta', name: '</script><b>Beta</b>', priceText: null, rating: { mean: 4.25, count: 8 } },
].map((tool) => ({
  ...tool,
  __typename: 'Tool',
  mark: null,
  categoryIcon: null,
  description: 'Does one thing well & says so.',
  category: { __typename: 'Category', id: 'c1', name: 'Design' },
  addedOn: '2031-04-30',
  revisedAt: '2031-05-03T10:00:00.000Z',
  rating: tool.rating && { __typename: 'ToolRating', ...tool.rating },
}))

const LIST = { __typename: 'ToolConnection', nodes: TOOLS }
const STATISTICS = {
  catalogue: { __typename: 'Catalogue', toolCount: 1204, categoryCount: 61, factCount: 27_736 },
  recommendationEvaluation: {
    __typename: 'RecommendationEvaluation',
    heldOut: {
      __typename: 'HeldOutEvaluation',
      measures: [{ __typename: 'EvaluationMeasure', key: 'ON_TOPIC_AT_10', value: 0.874 }],
    },
  },
}
const CATEGORY = { __typename: 'Category', id: 'c1', slug: 'design', name: 'Design', toolCount: 42, icon: null }
const JOB = { __typename: 'Job', slug: 'make-slides', name: 'Make a slide deck', toolCount: 15, post: null }
const startingPrice = { __typename: 'StartingPrice', lead: 'Free plan, then', figure: '$15', unit: 'a month' }
const priced = [{ ...startingPrice, month: 'September 2026' }, null]
const seat = (name: string, month: number | null) => ({
  __typename: 'Plan',
  name,
  month,
  perSeat: true,
  priceText: `$${month}/month`,
  minSeats: 2,
  asOf: '2026-08',
})
const NO_VERDICT = { bestFor: [], notFor: [], freePlan: [], watchOut: [], asOf: null }
const HOME = {
  ...STATISTICS,
  taskAnswers: ['Make a presentation', 'Write code'].map((name) => ({
    __typename: 'TaskAnswer',
    name,
    icon: null,
    conditions: ['Free plan', 'Android'],
    fitCount: 8,
    job: JOB,
    picks: TOOLS.map((tool, index) => ({
      __typename: 'TaskPick',
      reason: index === 0 ? 'For small teams' : null,
      tool: { ...tool, startingPrice: priced[index] },
    })),
  })),
  compareTools: TOOLS.map((tool, index) => ({
    ...tool,
    freeTier: index === 0,
    knownPriceChange:
      index === 0
        ? {
            __typename: 'KnownPriceChange',
            plan: 'Alpha Plus',
            from: 7.99,
            to: 5,
            month: '2026-06',
            seenIn: '2026-09',
            note: 'Alpha cut Alpha Plus.',
            sourceUrl: 'https://news.example/alpha',
          }
        : null,
    pros: index === 0 ? ['Quick to learn'] : [],
    startingPrice: index === 0 ? { ...priced[0], terms: 'Pro' } : null,
    plans: index === 0 ? [seat('Business', 30), seat('Team', 25), seat('Free', null)] : [],
    verdict:
      index === 0
        ? { __typename: 'ToolVerdict', ...NO_VERDICT, freePlan: ['Two notes a day'], watchOut: ['No app'] }
        : null,
  })),
  categories: [CATEGORY],
  popularCategories: [{ ...CATEGORY, wellKnownTools: TOOLS }],
  featured: LIST,
  newest: LIST,
  revisedTools: [TOOLS[1]],
}

const execute: ExecuteOperation = async () => ({ data: HOME })

const renderAt = (url: string, run: ExecuteOperation = execute, tagAddress?: string): Promise<RenderResult> =>
  render({
    url,
    origin: 'https://toolfinch.test',
    now: new Date('2031-05-04T00:00:00Z'),
    execute: run,
    tagAddress,
    assetsFor: (modules) => ({
      modules: modules.map((module) => `/assets/${module}.js`),
      styles: ['/assets/entry.css'],
    }),
  })

async function pageAt(url: string): Promise<{ status: number; html: string }> {
  const result = await renderAt(url)
  if (result.kind !== 'page') throw new Error(`A redirect to ${result.location}`)
  return result
}

const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')

describe('a rendered page', () => {
  it('is complete without JavaScript: doctype, title, canonical address, headings and data', async () => {
    const { status, html } = await pageAt('/')
    expect(status).toBe(200)
    expect(html.startsWith('<!DOCTYPE html><html lang="en">')).toBe(true)
    expect(html).toContain('<title>Find the AI tool that fits your work | Toolfinch</title>')
    expect(html).toContain('<link rel="canonical" href="https://toolfinch.test/"/>')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('href="/tool/alpha"')
    expect(textOf(html)).toContain('From $15/month')
    expect(textOf(html)).toContain('Pricing not verified')
    expect(textOf(html)).not.toContain('Not yet rated')
  })

  it('of the home page has tasks, categories with counts, new and updated tools', async () => {
    const { html } = await pageAt('/')
    expect(html).toMatch(/<form[^>]* action="\/ai-tools"/)
    expect(html).toMatch(/href="\/ai-tools\/design"[^>]*>Design</)
    expect(textOf(html)).toMatch(/Browse by category\s+All categories\s+Design\s+42 tools/)
    expect(textOf(html)).toMatch(/New tools.*Alpha.*April 30, 2031.*Recently updated.*May 3, 2031/s)
  })

  it('of the home page has the answers to all tasks, the first one chosen', async () => {
    const { html } = await pageAt('/')
    const text = textOf(html).replace(/\s+/g, ' ')
    expect(html.match(/name="task"/g)).toHaveLength(2)
    expect(html.match(/<input(?=[^>]* name="task")[^>]* checked=""[^>]*>/g)).toEqual([
      expect.stringContaining('value="0"'),
    ])
    for (const name of ['Make a presentation', 'Write code'])
      expect(text).toContain(
        `${name} Free plan Android AL Alpha For small teams Free plan, then $15 a month , Sep 2026`,
      )
    expect(text).toContain('8 tools fit See all 15 with grades')
    expect(html).toContain('href="/ai-tools?search=Make+a+presentation"')
  })

  it('of the home page compares tools by facts of their records', async () => {
    const { html } = await pageAt('/')
    const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => textOf(cell).replace(/\s+/g, ' ').trim()),
    )
    expect(rows.slice(1)).toEqual([
      ['Strength', 'Quick to learn', 'Not known'],
      ['Free plan', 'Yes Two notes a day', 'No'],
      ['First paid plan', '$15 a month Pro, September 2026', 'Not known'],
      ['Price per seat', '$25/month Team, at least 2 seats, August 2026', 'Not known'],
      ['Watch out', 'No app', 'Not known'],
    ])
    expect(html).toContain('href="/compare?tools=alpha,beta"')
  })

  it('of the home page compares nothing while fewer than two of the tools are in the catalog', async () => {
    const result = await renderAt('/', async () => ({ data: { ...HOME, compareTools: HOME.compareTools.slice(1) } }))
    expect(result.kind === 'page' && textOf(result.html)).not.toContain('side by side')
  })

  it('of the home page shows a price with its last change, also as text', async () => {
    const { html } = await pageAt('/')
    expect(html).toContain(
      'aria-label="Alpha Plus: $7.99 a month until June 2026, $5 a month since, last seen in September 2026."',
    )
    expect(textOf(html).replace(/\s+/g, ' ')).toContain(
      'September 2026 $5 a month, last seen June 2026 Alpha cut Alpha Plus. Source of this price change',
    )
    expect(html).toContain('href="https://news.example/alpha"')
  })

  it('of the home page has no price history where none is known', async () => {
    const compareTools = HOME.compareTools.map((tool) => ({ ...tool, knownPriceChange: null }))
    const result = await renderAt('/', async () => ({ data: { ...HOME, compareTools } }))
    expect(result.kind === 'page' && textOf(result.html)).not.toContain('A price and its history')
  })

  it('of the home page has no tasks while no tool of the catalog fits them', async () => {
    const result = await renderAt('/', async () => ({ data: { ...HOME, taskAnswers: [] } }))
    expect(result.kind === 'page' && result.html).not.toContain('name="task"')
  })

  it('of the home page does not mention updates while there are none', async () => {
    const result = await renderAt('/', async () => ({ data: { ...HOME, revisedTools: [] } }))
    expect(result.kind === 'page' && textOf(result.html)).not.toContain('Recently updated')
  })

  it.each(['/', '/about'])('at %s has the claim next to each live figure', async (path) => {
    const text = textOf((await pageAt(path)).html).replace(/\s+/g, ' ')
    expect(text).toContain('AI tools today advertised as 500+ 1,204')
    expect(text).toContain('categories today advertised as 50+ 61')
    expect(text).toContain('of matches on topic in our tests advertised as 95% match rate 87%')
    expect(text).toContain('facts with a source 10K+ users, advertised figure 27,736')
  })

  it('shows a claim alone while nothing was measured', async () => {
    const evaluation = {
      __typename: 'RecommendationEvaluation',
      heldOut: { __typename: 'HeldOutEvaluation', measures: [] },
    }
    const result = await renderAt('/about', async () => ({ data: { ...HOME, recommendationEvaluation: evaluation } }))
    const text = result.kind === 'page' ? textOf(result.html).replace(/\s+/g, ' ') : ''
    expect(text).toContain('match rate advertised figure 95%')
  })

  it('names an external analytics tag only if one is configured', async () => {
    const address = 'https://tag.example/t.js'
    expect(JSON.stringify(await renderAt('/about'))).not.toContain('tagAddress')
    expect(JSON.stringify(await renderAt('/about', execute, address))).toContain(address)
  })

  it('names the files of its own screen and of the error screen for deferred loading', async () => {
    const { html } = await pageAt('/about')
    expect(html).toContain(
      '<script src="/start.js" defer data-modules="/assets/client/entry-client.tsx.js /assets/client/routes/about.tsx.js" data-later="/assets/client/layout/error-details.tsx.js /assets/client/lib/retry-later.ts.js"></script>',
    )
    expect(html).not.toContain('modulepreload')
    expect(html).toContain('href="/assets/entry.css"')
  })

  it('runs no inline script, and escapes hostile data', async () => {
    const { html } = await pageAt('/')
    const inline = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes ?? '')
    expect(inline.every((attributes) => /src=|application\/(ld\+)?json/.test(attributes))).toBe(true)
    expect(html).not.toContain('<b>Beta')
    const state = /id="page-state">([^<]*)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(state)).toMatchObject({ facts: { origin: 'https://toolfinch.test', year: 2031 } })
    expect(state).toContain('\\u003c/script\\u003e')
  })

  it('brings the data of its queries, which the browser reads without a request', async () => {
    const { html } = await pageAt('/')
    const { responses } = JSON.parse(/id="page-state">([^<]*)<\/script>/.exec(html)?.[1] ?? '')
    const answer = await createBrowserClient({ responses }).query({ query: HomeRouteDocument })
    expect(answer.data).toMatchObject({ featured: { nodes: [{ id: 't1' }, { id: 't2' }] } })
  })

  it('shows the year of the server', async () => {
    expect(textOf((await pageAt('/about')).html)).toMatch(/©\s+2031\s+Toolfinch/)
  })
})

describe('a missing page', () => {
  it('responds with 404 and must not be indexed', async () => {
    const { status, html } = await pageAt('/nope')
    expect(status).toBe(404)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
    expect(textOf(html)).toContain('Page not found')
    expect(html).toContain('href="/ai-tools/design"')
  })

  it.each(['/x%0a', '/x%0d', '/a/b/c%E2%80%A8', '/%E2%80%A9', '/about%0A', '/help/a%0a/b', '/admin/x%0d/y'])(
    'with a line separator in its path (%s) is one like any other',
    async (path) => {
      const { status, html } = await pageAt(path)
      expect(status).toBe(404)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(textOf(html)).toContain('Page not found')
      expect(textOf(html)).not.toContain('Something went wrong')
      expect(html).toContain('id="content"')
    },
  )

  it.each([
    ['/about/', '/about'],
    ['/pricing/%2e%2e/about', '/about'],
    ['/terms', '/terms-of-service'],
    ['/ai-tools/model-platforms-local-ai?page=2', '/ai-tools/model-apis?page=2'],
    ['/ai-tools?category=model-platforms-local-ai&free=true', '/ai-tools?category=model-apis&free=true'],
    ['/quiz-results?upgraded=true', '/quiz/results?upgraded=true'],
    ['/auth?signup=true', '/auth?mode=signup'],
  ])('%s redirects permanently to %s', async (from, to) => {
    expect(await renderAt(from)).toEqual({ kind: 'redirect', status: 301, location: to })
  })
})

describe('a data failure', () => {
  it.each<[string, ExecuteOperation]>([
    ['an error in the response', async () => ({ errors: [{ message: 'unavailable' }] })],
    ['a thrown error', async () => Promise.reject(new Error('unavailable'))],
  ])('%s ends the rendering instead of sending an incomplete page', async (_name, run) => {
    await expect(renderAt('/', run)).rejects.toThrow('unavailable')
  })
})
