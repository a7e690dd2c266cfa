import fc from 'fast-check'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { jsonLdOf } from '#core/pages/json-ld.ts'
import type { GeneratedPage, Inline, Line, PageBlock } from '#core/pages/page-model.ts'
import { blocksToHtml, blocksToMarkdown, previewOf, wordCountOf } from '#core/pages/render-page.ts'
import { lineText } from '#core/pages/statement.ts'
import { linesOf } from '#core/pages/text-signature.ts'
import { sanitizeContent } from '#server/platform/html/sanitize-content.ts'

/** Pieces with a meaning in HTML, Markdown or scripts. */
const PIECES = [
  '<script>',
  '</script>',
  '"',
  "'",
  '&amp;',
  '<img src=x onerror=1>',
  '](x)',
  '|',
  '*b*',
  '`',
  '# ',
  '1. ',
  '- ',
  '\\',
  ' a ',
  'é',
  '$',
  '~~',
]
const text = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 })
  .map((pieces) => pieces.join('').replace(/\s+/g, ' ').trim())
  .filter((joined) => joined !== '')
const inline: fc.Arbitrary<Inline> = fc.oneof(
  text,
  text.map((strong) => ({ strong })),
  text.map((label) => ({ text: label, href: '/tool/a-tool' })),
)
const line: fc.Arbitrary<Line> = fc.array(inline, { minLength: 1, maxLength: 3 })
const lines = fc.array(line, { minLength: 1, maxLength: 3 })
const block: fc.Arbitrary<PageBlock> = fc.oneof(
  fc.record({
    kind: fc.constant('heading' as const),
    level: fc.constantFrom(2 as const, 3 as const),
    id: fc.constant('an-id'),
    text,
  }),
  fc.record({ kind: fc.constant('paragraph' as const), line }),
  fc.record({ kind: fc.constant('list' as const), ordered: fc.boolean(), items: lines }),
  fc.record({
    kind: fc.constant('table' as const),
    caption: text,
    head: fc.tuple(fc.constant(''), text),
    rows: fc.array(fc.tuple(lines, lines), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    kind: fc.constant('questions' as const),
    items: fc.array(fc.record({ question: text, answer: line }), { minLength: 1, maxLength: 2 }),
  }),
)
const blocks = fc.array(block, { minLength: 1, maxLength: 4 })

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const decode = (html: string) => html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
const textsOf = (all: readonly PageBlock[]) =>
  all
    .flatMap(linesOf)
    .map(lineText)
    .filter((own) => own !== '')

/** A node of a parsed Markdown text. */
type Parsed = { readonly type: string; readonly value?: string; readonly children?: readonly Parsed[] }

/** The parsed texts (by block) and node types. */
const readMarkdown = (markdown: string): { readonly texts: string; readonly kinds: ReadonlySet<string> } => {
  const kinds = new Set<string>()
  const read = (node: Parsed): string => {
    kinds.add(node.type)
    const isPhrase = ['paragraph', 'heading', 'tableCell', 'strong', 'link', 'emphasis'].includes(node.type)
    return node.value ?? (node.children ?? []).map(read).join(isPhrase ? '' : '\n')
  }
  return { texts: read(unified().use(remarkParse).use(remarkGfm).parse(markdown)), kinds }
}

const page = (own: readonly PageBlock[], changes: Partial<GeneratedPage> = {}): GeneratedPage => ({
  key: 'category:writing',
  type: 'category',
  slug: 'writing',
  title: '24 AI writing tools </script>',
  metaDescription: 'A description.',
  keyword: 'ai writing tools',
  categorySlug: 'writing',
  tags: [],
  blocks: own,
  toolIds: [],
  relatedKeys: [],
  distinctFacts: [],
  factsAsOf: null,
  gate: { status: 'published', problems: [] },
  ...changes,
})

describe('the HTML of a page', () => {
  it('escapes every text, whatever it contains', () => {
    fc.assert(
      fc.property(blocks, (own) => {
        const html = blocksToHtml(own)
        expect(html).not.toMatch(/<(?:script|img)/i)
        const shown = decode(html.replace(/<[^>]*>/g, ''))
        for (const expected of textsOf(own)) expect(shown).toContain(expected)
      }),
      { numRuns: 200 },
    )
  })

  it('passes the content allow-list unchanged', () => {
    fc.assert(
      fc.property(blocks, (own) => {
        const html = blocksToHtml(own)
        expect(decode(sanitizeContent(html))).toBe(decode(html))
      }),
      { numRuns: 100 },
    )
  })

  it('has keyboard-scrollable tables with captions, and no empty header cells', () => {
    const table: PageBlock = {
      kind: 'table',
      caption: 'A & B',
      head: ['', 'A'],
      rows: [[[['Price']], [['$1'], ['$2']]]],
    }
    expect(blocksToHtml([table])).toBe(
      '<div class="table-scroll" role="region" tabindex="0" aria-label="A &amp; B"><table><caption>A &amp; B</caption><thead><tr><td></td><th scope="col">A</th></tr></thead><tbody><tr><th scope="row">Price</th><td data-label="A"><ul><li>$1</li><li>$2</li></ul></td></tr></tbody></table></div>',
    )
  })
})

describe('the Markdown of a page', () => {
  it('contains every text of the HTML', () => {
    fc.assert(
      fc.property(blocks, (own) => {
        const markdown = blocksToMarkdown(page(own))
        expect(markdown).not.toMatch(/<(?:script|img)/i)
        const { texts, kinds } = readMarkdown(markdown)
        expect(
          ['html', 'code', 'inlineCode', 'image', 'thematicBreak', 'delete'].filter((kind) => kinds.has(kind)),
        ).toEqual([])
        // Next to punctuation, emphasis marks may stay visible; no text is lost.
        const plain = (own: string) => own.replaceAll('*', '')
        for (const expected of textsOf(own)) expect(plain(texts)).toContain(plain(expected))
      }),
      { numRuns: 80 },
    )
  })

  it('starts no list, heading or table by accident', () => {
    const own: PageBlock[] = [
      { kind: 'paragraph', line: ['- no list'] },
      { kind: 'paragraph', line: ['1. no number'] },
      { kind: 'list', ordered: false, items: [['# no heading'], ['a | b']] },
    ]
    expect(blocksToMarkdown(page(own, { title: 'A title' }))).toBe(
      '# A title\n\n\\- no list\n\n1\\. no number\n\n- \\# no heading\n- a \\| b\n',
    )
  })
})

describe('the structured data of a page', () => {
  const own: PageBlock[] = [
    {
      kind: 'table',
      caption: 'Tools',
      head: ['Tool', 'Price'],
      rows: [[[[{ text: 'Abacus', href: '/tool/abacus' }]], [['From $5/month']]]],
    },
    {
      kind: 'questions',
      items: [{ question: 'Which are free?', answer: [{ text: 'Abacus', href: '/tool/abacus' }, '.'] }],
    },
  ]
  type Node = { readonly '@type': string; readonly [key: string]: unknown }
  const graph = (text: string) => (JSON.parse(text) as { '@graph': Node[] })['@graph']

  it('contains page, breadcrumbs, tools and questions, and cannot close its script', () => {
    const text = jsonLdOf(page(own), { origin: 'https://toolfinch.example', updatedAt: '2026-11-20T00:00:00.000Z' })
    expect(text).not.toContain('<')
    const [article, crumbs, list, faq] = graph(text)
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: '24 AI writing tools </script>',
      mainEntityOfPage: 'https://toolfinch.example/ai-tools/writing',
      dateModified: '2026-11-20T00:00:00.000Z',
    })
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }],
    })
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, name: 'Abacus', url: 'https://toolfinch.example/tool/abacus' }],
    })
    expect(faq).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ acceptedAnswer: { text: 'Abacus.' } }] })
  })

  it('contains no price, offer or rating', () => {
    const text = jsonLdOf(page(own.slice(0, 1)))
    expect(text).not.toMatch(/\$|"(?:offers?|price|aggregateRating|review)"/)
    expect(graph(text).map((node) => node['@type'])).toEqual(['Article', 'BreadcrumbList', 'ItemList'])
  })
})

it('shows the first paragraphs, and counts visible words', () => {
  const own: PageBlock[] = [
    { kind: 'paragraph', line: ['One ', { strong: 'two' }, ' three.'] },
    { kind: 'list', ordered: false, items: [['four five']] },
    ...['six', 'seven', 'eight'].map((word): PageBlock => ({ kind: 'paragraph', line: [word] })),
  ]
  expect(previewOf(own)).toEqual(['One two three.', 'six', 'seven'])
  expect(wordCountOf(own)).toBe(8)
})
