import { describe, expect, test } from 'vitest'
import { itemDoubt } from '#core/research/item-doubt.ts'
import { decodeFeed } from '#server/areas/research/decode-feed.ts'
import { readFeed } from '#server/areas/research/feed-reader.ts'
import { plainText } from '#server/areas/research/plain-text.ts'

const read = (text: string) => readFeed(text, 'https://feed.example/all')
const names = (text: string) => read(text).items.map(({ name, websiteUrl }) => [name, websiteUrl])

describe('a feed', () => {
  test.each([
    [
      'RSS',
      '<rss version="2.0"><channel><title>F</title><item><title>Comet</title><link>https://comet.example/</link></item></channel></rss>',
    ],
    [
      'Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>F</title><entry><id>1</id><title>Comet</title><link rel="alternate" href="https://comet.example/"/></entry></feed>',
    ],
    [
      'RDF',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel><title>F</title></channel><item><title>Comet</title><link>https://comet.example/</link></item></rdf:RDF>',
    ],
    [
      'JSON',
      '{"version":"https://jsonfeed.org/version/1.1","title":"F","items":[{"id":"1","url":"https://feed.example/1","external_url":"https://comet.example/","title":"Comet"}]}',
    ],
  ])('in %s is read', (_format, text) => {
    expect(read(text).title).toBe('F')
    expect(names(text)).toEqual([['Comet', 'https://comet.example/']])
  })

  const rss = (...items: readonly [string, string][]) =>
    `<rss version="2.0"><channel><title>F</title><link>https://site.example/</link>${items
      .map(([title, link]) => `<item><title>${title}</title><link>${link}</link></item>`)
      .join('')}</channel></rss>`

  test.each([
    ['Comet – writes letters', 'Comet'],
    ['Show HN: Comet, a writer of letters', 'Comet'],
    ['Introducing Comet: letters for all', 'Comet'],
    ['Comet | Letters', 'Comet'],
    ['Write-It 2.0', 'Write-It 2.0'],
  ])('with the title %j is about %s', (title, name) => {
    expect(names(rss([title, 'https://comet.example/']))).toEqual([[name, 'https://comet.example/']])
  })

  test.each([
    ['https://site.example/2026/comet', null],
    ['https://www.feed.example/comet', null],
    ['javascript:alert(1)', null],
    ['https://me:word@comet.example/', null],
    ['https://comet.example/?utm_source=x#top', 'https://comet.example/'],
  ])('with a link to %s gives the website %s', (link, website) => {
    expect(names(rss(['Comet', link]))).toEqual([['Comet', website]])
  })

  test('with a thousand items, or items without a name, is read partially', () => {
    const many = rss(...Array.from({ length: 1_000 }, (_, n): [string, string] => [`T${n}`, `https://t${n}.example/`]))
    expect(read(many).items).toHaveLength(100)
    expect(names(rss(['…', 'https://comet.example/']))).toEqual([])
  })

  test.each([
    ['<!DOCTYPE a [<!ENTITY x "y">]><rss version="2.0"><channel/></rss>', 'The feed declares entities.'],
    ['<!doctype html><p>Hello', 'The document is not a feed.'],
    ['', 'The document is not a feed.'],
    ['{"version":', 'The document is not a feed.'],
  ])('%j is refused', (text, message) => {
    expect(() => read(text)).toThrow(message)
  })
})

describe('a feed in another encoding', () => {
  const item = '<rss version="2.0"><channel><title>Café</title></channel></rss>'
  const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
  const utf16 = (text: string, isBig: boolean) => {
    const bytes = Buffer.from(text, 'utf16le')
    return new Uint8Array(isBig ? bytes.swap16() : bytes)
  }
  const prolog = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`
  const titleOf = (bytes: Uint8Array, contentType: string | null = null) =>
    read(decodeFeed({ bytes, contentType })).title

  test.each([
    ['ISO-8859-1, by its declaration', latin(prolog('ISO-8859-1') + item), null],
    ['windows-1252, by its header', latin(item), 'application/rss+xml; charset="windows-1252"'],
    [
      'ISO-8859-1, by its header against its declaration',
      latin(prolog('UTF-8') + item),
      'text/xml; charset=iso-8859-1',
    ],
    ['windows-1252, although it declares UTF-8', latin(prolog('UTF-8') + item), null],
    [
      'UTF-8 with a byte order mark, whatever its header',
      new TextEncoder().encode(`\ufeff${item}`),
      'a/b; charset=latin1',
    ],
    ['UTF-16 LE', utf16(`\ufeff${prolog('UTF-16')}${item}`, false), null],
    ['UTF-16 BE', utf16(`\ufeff${prolog('UTF-16')}${item}`, true), null],
    ['UTF-16 BE without a byte order mark', utf16(item, true), 'application/rss+xml'],
  ])('%s is read', (_encoding, bytes, contentType) => {
    expect(titleOf(bytes, contentType)).toBe('Café')
  })

  test('windows-1251 is read', () => {
    const bytes = latin(`${prolog('windows-1251')}${item}`.replace('Café', '\xcf\xf0\xe8\xe2\xe5\xf2'))
    expect(titleOf(bytes)).toBe('Привет')
  })

  test('is refused when nobody knows it, and entities are found in every one', () => {
    expect(() => titleOf(latin(prolog('klingon') + item))).toThrow('The feed is in an unknown encoding.')
    expect(() => titleOf(utf16(`\ufeff<!DOCTYPE a [<!ENTITY x "y">]>${item}`, false))).toThrow('declares entities')
  })
})

describe('the link of an item', () => {
  const urls = (text: string) => read(text).items.map(({ itemUrl }) => itemUrl)
  const channel = (item: string, attributes = '') =>
    `<rss version="2.0"${attributes}><channel><title>F</title><link>https://site.example/blog/</link><item><title>Comet</title>${item}</item></channel></rss>`

  test.each([
    ['a permanent identifier', channel('<guid>https://comet.example/</guid>'), 'https://comet.example/'],
    ['one that says so', channel('<guid isPermaLink="true">https://comet.example/</guid>'), 'https://comet.example/'],
    ['no other identifier', channel('<guid isPermaLink="false">https://comet.example/</guid>'), null],
    ['no identifier without an address', channel('<guid>comet-1</guid>'), null],
    ['a path of the site', channel('<link>/comet</link>'), 'https://site.example/comet'],
    ['a relative path', channel('<link>comet.html</link>'), 'https://site.example/blog/comet.html'],
    ['another host', channel('<link>//comet.example/x</link>'), 'https://comet.example/x'],
    ['a host without a scheme', channel('<link>www.comet.example/x</link>'), 'https://www.comet.example/x'],
    [
      'a path below xml:base',
      channel('<link>comet</link>', ' xml:base="https://base.example/a/"'),
      'https://base.example/a/comet',
    ],
    [
      'a path below nested bases',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="/a/"><title>F</title><entry xml:base="b/"><id>urn:1</id><title>Comet</title><link href="c"/></entry></feed>',
      'https://feed.example/a/b/c',
    ],
    [
      'the id of an entry in Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>F</title><entry><id>https://comet.example/</id><title>Comet</title></entry></feed>',
      'https://comet.example/',
    ],
    [
      'the id of an item in JSON',
      '{"version":"https://jsonfeed.org/version/1.1","title":"F","items":[{"id":"https://comet.example/","title":"Comet"}]}',
      'https://comet.example/',
    ],
  ])('can be %s', (_what, text, url) => {
    expect(urls(text)).toEqual([url])
  })
})

describe('the text of an item', () => {
  const found = (html: string, title = 'Comet – writes letters') => {
    const text = `<rss version="2.0"><channel><title>F</title><link>https://site.example/</link><item><title>${title}</title><link>https://site.example/1</link><description><![CDATA[${html}]]></description></item></channel></rss>`
    const [item] = read(text).items
    return { websiteUrl: item?.websiteUrl, snippet: item?.snippet }
  }

  test.each([
    [
      'a link with its name',
      '<a href="https://other.example/">Other</a> <a href="https://get.example/?a=1">Comet</a>',
      'https://get.example/',
    ],
    [
      'a link to a host with its name',
      'https://other.example/ and https://comet.example/x.',
      'https://comet.example/x',
    ],
    [
      'the only other site',
      '<a href="https://x.com/comet">X</a> <a href="https://get.example/">here</a>',
      'https://get.example/',
    ],
    ['nothing clear', 'https://one.example/ https://two.example/', null],
    ['only its own site', '<a href="/2">more</a> https://site.example/3', null],
    ['nothing safe', '<a href="javascript:alert(1)">Comet</a>', null],
  ])('with %s names the website', (_what, html, websiteUrl) => {
    expect(found(html).websiteUrl).toBe(websiteUrl)
  })

  test('loses what its feed adds, and is completed by the title', () => {
    expect(found('Drafts letters. The post Comet appeared first on Site.').snippet).toBe('Drafts letters.')
    expect(found('<p>Article URL: https://comet.example/</p><p>Points: 3</p><p># Comments: 4</p>')).toEqual({
      websiteUrl: 'https://comet.example/',
      snippet: 'writes letters',
    })
  })
})

test.each([
  ['Ten productivity tips', 'The title announces a list.'],
  ['The 7 best AI tools for teachers', 'The title announces a list.'],
  ['Best free design apps of 2026', 'The title announces a list.'],
  ['How to write better prompts', 'The title is that of an article.'],
  ['Is this the end of search?', 'The title is that of an article.'],
  ['Comet raises $20 million', 'The title reports news.'],
  ['Comet vs Dahlia', 'The title compares several things.'],
  ['We tried every single assistant that one can find today', 'The title is a sentence, not a name.'],
  ['Comet – writes letters', null],
  ['Show HN: Ten, a tool that lists things', null],
  ['7shifts: scheduling for restaurants', null],
  ['Seven', null],
])('a doubt about the title %j is %j', (title, doubt) => {
  expect(
    itemDoubt(
      title,
      read(`<rss version="2.0"><channel><title>F</title><item><title>${title}</title></item></channel></rss>`).items[0]
        ?.name ?? title,
    ),
  ).toBe(doubt)
})

test.each([
  ['<p>One <b>two</b>\n&amp; three</p>', 'One two & three'],
  ['<script>alert(1)</script>x<style>y</style>', 'x'],
  ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
  ['a\u0000b\u202ec', 'a b c'],
  [
    '\u{1f469}\u200d\u{1f4bb} and \u2764\ufe0f\u200d\u{1f525}',
    '\u{1f469}\u200d\u{1f4bb} and \u2764\ufe0f\u200d\u{1f525}',
  ],
  ['\u0645\u06cc\u200c\u0634\u0648\u062f', '\u0645\u06cc\u200c\u0634\u0648\u062f'],
  ['a\u200db\u200cc\u200bd', 'a b c d'],
  ['soft\u00adware', 'software'],
  ['x'.repeat(50), `${'x'.repeat(29)}…`],
])('the HTML %j is shown as the text %j', (html, text) => {
  expect(plainText(html, 30)).toBe(text)
})
