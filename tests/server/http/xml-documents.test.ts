import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type DocumentNode, Kind } from 'graphql'
import { describe, expect, test } from 'vitest'
import { discovery } from '#server/http/discovery/discovery.ts'
import { writeEventFeed } from '#server/http/discovery/feed-events.ts'
import { writeItemFeed } from '#server/http/discovery/feed-items.ts'
import { writeFeed } from '#server/http/discovery/feed-posts.ts'
import { llmsTextFile } from '#server/http/discovery/llms-text.ts'
import type { ReadData, TextResponses } from '#server/http/discovery/text-responses.ts'
import { newToolItem, PRICE_CHANGES, priceChangeItem } from '#server/http/discovery/tool-feeds.ts'
import { xmlText } from '#server/http/discovery/xml-text.ts'
import { bareFastify } from './support.ts'

const ORIGIN = 'https://site.example'
const HOSTILE = [
  'r&d',
  ']]>',
  '"quoted"',
  "it's",
  '<b>',
  'two\nlines',
  'a\u2028b',
  '\u0001\u0000\u001f',
  '\ud800',
  '\uffff',
]
/** Everything that XML 1.0 forbids. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

const expectXml = (text: string): void => {
  expect(text).not.toMatch(FORBIDDEN)
  expect(XMLValidator.validate(text)).toBe(true)
}

test('a text in XML keeps every character that XML allows', () => {
  for (const text of HOSTILE) {
    const document = `<a b="${xmlText(text)}">${xmlText(text)}</a>`
    expectXml(document)
    const parser = new XMLParser({ ignoreAttributes: false, trimValues: false, parseTagValue: false })
    const { a } = parser.parse(document) as { a: { '#text'?: string; '@_b': string } | string }
    const read = typeof a === 'string' ? a : (a['#text'] ?? '')
    expect(read).toBe(text.replaceAll(new RegExp(FORBIDDEN, 'gu'), ''))
  }
})

describe('with hostile names', () => {
  const posts = HOSTILE.map((text, index) => ({
    id: `00000000-0000-7000-8000-00000000000${index}`,
    path: '/blog/a',
    title: text,
    description: text,
    author: text,
    tags: [text],
    content: `<p>${text}</p>`,
    publishedAt: '2026-11-20T12:00:00Z',
    updatedAt: '2026-11-20T12:00:00Z',
  }))

  test.each(['rss.xml', 'atom.xml'] as const)('%s is well-formed', (file) => expectXml(writeFeed(file, ORIGIN, posts)))

  test.each(['rss.xml', 'atom.xml'] as const)('%s of new tools and of price changes is well-formed', (file) => {
    const items = HOSTILE.flatMap((text) => {
      const tool = { id: '1', slug: 'a', name: text }
      const price = {
        plan: text,
        period: 'MONTH',
        perSeat: false,
        currency: 'USD',
        month: '2026-03',
        text,
        note: text,
      } as const
      const category = { id: '1', name: text }
      return [
        newToolItem(ORIGIN, { ...tool, description: text, addedOn: '2026-03-01', category }),
        priceChangeItem(ORIGIN, { ...price, tool, sourceUrl: 'https://news.example/?a=1&b=2' }),
      ]
    })
    expectXml(writeItemFeed(file, ORIGIN, PRICE_CHANGES, items))
  })

  test('events.xml is well-formed', () => {
    const events = HOSTILE.map((text) => ({
      kind: 'RENAMED',
      on: '2026-03',
      onText: 'March 2026',
      heading: text,
      note: text,
      sourceUrl: 'https://news.example/?a=1&b=2',
      tool: { id: '1', slug: 'a', name: text },
    }))
    expectXml(writeEventFeed(ORIGIN, new Date('2026-11-20T12:00:00Z'), events))
  })

  test('feed.json is JSON', () => {
    const feed = JSON.parse(writeFeed('feed.json', ORIGIN, posts)) as { items: { title: string }[] }
    expect(feed.items.map(({ title }) => title)).toEqual(HOSTILE)
  })

  const nodes = HOSTILE.map((slug, index) => ({
    id: `${index}`,
    slug,
    name: slug,
    title: slug,
    description: slug,
    path: `/blog/${slug}`,
    type: 'GUIDE',
    toolCount: 1,
    post: null,
    hasAlternatives: true,
    revisedAt: null,
    updatedAt: '2026-11-20',
    updatedOn: '2026-11-20',
  }))
  const data = {
    catalogue: { revision: 2, changedAt: null },
    categories: nodes,
    helpArticles: nodes,
    legalPages: [],
    tools: { totalCount: nodes.length, nodes },
    blogPosts: { nodes },
    blogStatistics: { totalPages: nodes.length },
    guides: { nodes },
    comparisons: { nodes },
  }
  const read = (async (document: unknown) => {
    const [operation] = (document as DocumentNode).definitions
    expect(operation?.kind).toBe(Kind.OPERATION_DEFINITION)
    return data
  }) as unknown as ReadData
  const texts: TextResponses = {
    send: async (_request, reply, { type, make }) => reply.type(type).send(await make(read)),
  }

  test.each(['/sitemap.xml', '/sitemaps/pages-1.xml', '/sitemaps/tools-1.xml', '/sitemaps/posts-1.xml'])(
    '%s is well-formed',
    async (url) => {
      const app = await bareFastify()
      await app.register(discovery, { texts, publicUrl: ORIGIN })
      const { statusCode, body } = await app.inject(url)
      expect(statusCode).toBe(200)
      expectXml(body)
      expect(body).toContain('r&amp;d')
      await app.close()
    },
  )

  test('/llms.txt has one line per entry, and no markup of its own in names', async () => {
    const app = await bareFastify()
    await app.register(llmsTextFile, { texts, publicUrl: ORIGIN })
    const { body } = await app.inject('/llms.txt')
    const lines = body.split(/[\n\u2028]/)
    expect(lines.filter((line) => line !== '' && !/^(#|>|- \[|Every )/.test(line))).toEqual([])
    expect(body).not.toMatch(/(?<!\\)<b>/)
    await app.close()
  })
})
