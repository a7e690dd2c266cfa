import { describe, expect, it } from 'vitest'
import { render } from '#client/entry-server.tsx'
import { HOME } from './home-data.ts'

/** The page with parts of its data replaced. */
const htmlOf = async (changes: Partial<Record<keyof typeof HOME, unknown>> = {}, url = '/'): Promise<string> => {
  const result = await render({
    url,
    origin: 'https://toolfinch.test',
    now: new Date('2031-05-04T00:00:00Z'),
    execute: async () => ({ data: { ...HOME, ...changes } }),
    assetsFor: () => ({ modules: [], styles: [] }),
  })
  if (result.kind !== 'page') throw new Error(`A redirect to ${result.location}`)
  return result.html
}

const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

const textAt = async (...given: Parameters<typeof htmlOf>) => textOf(await htmlOf(...given))

describe('the home page', () => {
  it('has tasks, categories with counts, new and updated tools', async () => {
    const html = await htmlOf()
    expect(html).toMatch(/<form[^>]* action="\/ai-tools"/)
    expect(html).toMatch(/href="\/ai-tools\/design"[^>]*>Design</)
    expect(textOf(html)).toMatch(/Browse by category\s+All categories\s+Design\s+42 tools/)
    expect(textOf(html)).toMatch(/New tools.*Alpha.*April 30, 2031.*Recently updated.*May 3, 2031/s)
  })

  it('has the answers to all tasks, the first one chosen', async () => {
    const html = await htmlOf()
    const text = textOf(html)
    expect(html.match(/name="task"/g)).toHaveLength(2)
    expect(html.match(/<input(?=[^>]* name="task")[^>]* checked=""[^>]*>/g)).toEqual([
      expect.stringContaining('value="0"'),
    ])
    for (const name of ['Make a presentation', 'Write code'])
      expect(text).toContain(
        `${name} Free plan Android AL Alpha For small teams Free plan, then $15 a month Pro, Sep 2026`,
      )
    expect(text).toContain('8 of 15 graded tools fit See all 15 →')
    expect(html).toContain('href="/ai-tools?search=Make+a+presentation"')
  })

  it('compares tools by facts of their records', async () => {
    const html = await htmlOf()
    const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => textOf(cell).trim()),
    )
    expect(rows.slice(1, 6)).toEqual([
      ['Strength', 'Quick to learn', 'Not known'],
      ['Free plan', 'Yes Two notes a day', 'No'],
      ['First paid plan', '$15 a month Pro, September 2026', 'Not known'],
      ['Price per seat', '$25/month Team, at least 2 seats, August 2026', 'Not known'],
      ['Watch out', 'No app', 'Not known'],
    ])
    expect(html).toContain('href="/compare?tools=alpha,beta"')
  })

  it('compares nothing while fewer than two of the tools are in the catalog', async () => {
    const text = await textAt({ compareTools: HOME.compareTools.slice(1) })
    expect(text).not.toContain('side by side')
  })

  it('shows how the match of an invented person adds up', async () => {
    const text = await textAt()
    expect(text).toMatch(/How a match adds up AL Alpha Example: a teacher, working alone 47 of 100/)
    expect(text).toMatch(/Your jobs Because of it 39 of 40 Your limits Because of it 8 of 60 Match 47 of 100/)
  })

  it('has no match while no tool fits', async () => {
    const text = await textAt({ exampleMatch: null })
    expect(text).not.toContain('How a match adds up')
  })

  it('shows a price with its last change, also as text', async () => {
    const html = await htmlOf()
    expect(html).toContain(
      'aria-label="Alpha Plus: $7.99 a month until June 2026, $5 a month since, last seen in September 2026."',
    )
    expect(textOf(html)).toContain(
      'September 2026 $5 a month, last seen June 2026 Alpha cut Alpha Plus. Source of this price change',
    )
    expect(html).toContain('href="https://news.example/alpha"')
  })

  it('has no price history where none is known', async () => {
    const compareTools = HOME.compareTools.map((tool) => ({ ...tool, knownPriceChange: null }))
    const text = await textAt({ compareTools })
    expect(text).not.toContain('A price and its history')
  })

  it('has no tasks while no tool of the catalog fits them', async () => {
    const text = await textAt({ taskAnswers: [] })
    expect(text).not.toContain('Show tools for')
  })

  it('does not mention updates while there are none', async () => {
    const text = await textAt({ revisedTools: [] })
    expect(text).not.toContain('Recently updated')
  })

  it.each(['/', '/about'])('at %s has the claim next to each live figure', async (path) => {
    const text = await textAt({}, path)
    expect(text).toContain('AI tools today advertised as 500+ 1,204')
    expect(text).toContain('categories today advertised as 50+ 61')
    expect(text).toContain('of matches on topic in our tests advertised as 95% match rate 87%')
    expect(text).toContain('facts with a source 10K+ users, advertised figure 27,736')
  })

  it.each(['/', '/about'])('at %s shows what people chose in place of the test, which it still names', async (path) => {
    const text = await textAt({ outcomeFigure: { __typename: 'OutcomeFigure', people: 180, chose: 113 } }, path)
    expect(text).toContain(
      'of 180 people who answered chose a tool from their list; 87% of matches on topic in our tests advertised as 95% match rate 62%',
    )
  })

  it('shows a claim alone while nothing was measured', async () => {
    const evaluation = {
      __typename: 'RecommendationEvaluation',
      heldOut: { __typename: 'HeldOutEvaluation', measures: [] },
    }
    const text = await textAt({ recommendationEvaluation: evaluation }, '/about')
    expect(text).toContain('match rate advertised figure 95%')
  })
})
