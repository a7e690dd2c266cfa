import { describe, expect, it } from 'vitest'
import { render } from '#client/entry-server.tsx'
import type { ExecuteOperation } from '#core/rendering.ts'

const TOKEN = 'x'.repeat(43)
const tool = {
  __typename: 'Tool',
  id: 't1',
  slug: 'alpha',
  name: 'Alpha',
  description: 'Does one thing well.',
  priceText: 'From $15/month',
  mark: null,
  categoryIcon: null,
  status: 'ACTIVE',
  category: { __typename: 'Category', id: 'c1', name: 'Design' },
}
const collection = {
  __typename: 'SharedCollection',
  name: 'For the client',
  note: 'Start here.',
  tools: [{ __typename: 'SharedCollectionTool', note: '<b>Good</b> drafts', tool }],
}

const pageWith = async (sharedCollection: object | null) => {
  const requests: unknown[] = []
  const execute: ExecuteOperation = async ({ variables }) => {
    requests.push(variables)
    return { data: { sharedCollection } }
  }
  const result = await render({
    url: `/shared/${TOKEN}`,
    origin: 'https://toolfinch.test',
    now: new Date('2031-05-04T00:00:00Z'),
    execute,
    assetsFor: () => ({ modules: [], styles: [] }),
  })
  if (result.kind !== 'page') throw new Error(`A redirect to ${result.location}`)
  expect(requests).toEqual([{ token: TOKEN }])
  return result
}

describe('the page of a shared collection', () => {
  it('is complete without scripts and not indexed', async () => {
    const { status, visibility, html } = await pageWith(collection)
    expect([status, visibility]).toEqual([200, 'unlisted'])
    for (const text of ['For the client', 'Start here.', 'Alpha', 'From $15/month', '&lt;b&gt;Good&lt;/b&gt; drafts']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('href="/tool/alpha"')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    // Recorded data and data for other sites contain neither the name nor the URL of the list.
    expect(html).toContain('<title>Shared collection | Toolfinch</title>')
    const [head = ''] = html.split('</head>')
    expect(head).not.toContain(TOKEN)
    expect(head).not.toContain('For the client')
  })

  it('is missing for an unknown link', async () => {
    const { status, html } = await pageWith(null)
    expect(status).toBe(404)
    expect(html).toContain('This link doesn’t work')
  })
})
