import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Article } from '#core/articles/article.ts'
import { buildArticles } from '#scripts/build-articles.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'toolfinch-articles-'))
})
afterAll(() => rmSync(root, { recursive: true }))
beforeEach(() => rmSync(join(root, 'content'), { recursive: true, force: true }))

const DESCRIPTION = 'What the quiz asks, and how to finish it in a few minutes.'
const HELP = {
  title: 'A first quiz',
  description: DESCRIPTION,
  category: 'getting-started',
  order: '1',
  updated_on: '2026-11-23',
}

const write = (file: string, body: string, fields: Record<string, string> = HELP) => {
  const path = join(root, 'content', file)
  mkdirSync(dirname(path), { recursive: true })
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
  writeFileSync(path, `---\n${lines.join('')}---\n${body}`)
}

const build = (body: string, fields: Record<string, string> = HELP): Article => {
  write('help/first-quiz.md', body, fields)
  const [article] = buildArticles(root)
  if (article === undefined) throw new Error('nothing was built')
  return article
}

describe('an article', () => {
  test('has its front matter, HTML, text, headings and words', () => {
    expect(build('One **two** [three](/quiz).\n\n## Four five\n\n1. Six\n2. Seven\n')).toEqual({
      kind: 'help',
      slug: 'first-quiz',
      title: 'A first quiz',
      description: DESCRIPTION,
      category: 'getting-started',
      order: 1,
      popular: false,
      updatedOn: '2026-11-23',
      html:
        '<p>One <strong>two</strong> <a href="/quiz">three</a>.</p>\n<h2 id="four-five">Four five</h2>\n' +
        '<ol>\n<li>Six</li>\n<li>Seven</li>\n</ol>',
      markdown: 'One **two** [three](/quiz).\n\n## Four five\n\n1. Six\n2. Seven\n',
      text: 'One two three.\nFour five\nSix\nSeven',
      headings: [{ level: 2, id: 'four-five', text: 'Four five' }],
      wordCount: 7,
    })
  })

  test('has its placeholders filled, in the front matter too', () => {
    const { html, title } = build('{{limit:compared}} tools', { ...HELP, title: 'About {{product}}' })
    expect(html).toBe('<p>4 tools</p>')
    expect(title).toBe('About Toolfinch')
  })

  test('has scrollable tables, labeled by the heading above', () => {
    const { html } = build('## Prices\n\n| Plan | Price |\n|---|---|\n| Pro | high |\n')
    expect(html).toContain('<div class="table-scroll" role="region" tabindex="0" aria-label="Prices"><table>')
    expect(html).toContain('<th scope="col">Plan</th>')
  })

  test('has tables of code with the name of the column in each cell, for phones', () => {
    const { html } = build('| Code | What to do |\n|---|---|\n| `A` | Wait. |\n\n| Plan |\n|---|\n| Pro |\n')
    expect(html).toContain('<td data-label="Code"><code>A</code></td>\n<td data-label="What to do">Wait.</td>')
    expect(html).toContain('<td>Pro</td>')
  })

  test('has a link under each GraphQL document that opens it in the explorer', () => {
    const { html, text } = build('```graphql\n{ tools(search: "a & b") { nodes { name } } }\n```\n\n```js\n{}\n```\n')
    const [, href = ''] = /<p><a href="([^"]*)">Open in Sandbox<\/a><\/p>/.exec(html) ?? []
    const { pathname, hash } = new URL(href, 'https://site.example')
    expect(pathname).toBe('/graphql')
    expect(new URLSearchParams(hash.slice(1)).get('query')).toBe('{ tools(search: "a & b") { nodes { name } } }')
    expect(text.match(/Open in Sandbox/g)).toHaveLength(1)
  })

  test('loses URLs of other kinds than http and mailto', () => {
    const { html } = build('[x](https://example.com) [y](mailto:a@example.com)')
    expect(html).toContain('href="https://example.com"')
    expect(html).toContain('href="mailto:a@example.com"')
  })
})

describe('the API changelog', () => {
  const CHANGES = '# API changelog\n\nEvery change.\n\n## 2027-01-15\n\n### Added\n\n- A field.\n\n## 2026-11-29\n'
  const file = () => join(root, 'docs/api-changelog.md')
  beforeAll(() => mkdirSync(dirname(file())))
  afterAll(() => rmSync(dirname(file()), { recursive: true }))

  test('becomes a help article of the day of its newest section', () => {
    writeFileSync(file(), CHANGES)
    expect(buildArticles(root)).toEqual([
      expect.objectContaining({
        kind: 'help',
        slug: 'api-changelog',
        title: 'API changelog',
        category: 'developers',
        updatedOn: '2027-01-15',
        headings: [
          { level: 2, id: '2027-01-15', text: '2027-01-15' },
          { level: 3, id: 'added', text: 'Added' },
          { level: 2, id: '2026-11-29', text: '2026-11-29' },
        ],
      }),
    ])
    expect(buildArticles(root)[0]?.markdown).toMatch(/^Every change\./)
  })

  test('is refused without a day', () => {
    writeFileSync(file(), '# API changelog\n\n## Soon\n\nMore.\n')
    expect(() => buildArticles(root)).toThrow('docs/api-changelog.md: updatedOn')
  })
})

describe('the announcement of a legal page', () => {
  const LEGAL = { title: 'Privacy Policy', description: DESCRIPTION, updated_on: '2026-11-23' }
  const CHANGE = 'We add a host in Iceland.'
  const buildLegal = (fields: Record<string, string>) => {
    write('legal/privacy-policy.md', 'We keep little.\n', { ...LEGAL, ...fields })
    return buildArticles(root)[0]
  }

  test('is shown above the text, and absent without its two fields', () => {
    expect(buildLegal({ change_on: '2026-12-23', change: CHANGE })).toMatchObject({
      announced: { on: '2026-12-23', summary: CHANGE },
      markdown: `> **From December 23, 2026:** ${CHANGE}\n\nWe keep little.\n`,
    })
    expect(buildLegal({})).toMatchObject({ announced: null, markdown: 'We keep little.\n' })
  })

  test.each([
    [
      'less than 30 days ahead',
      { change_on: '2026-12-22', change: CHANGE },
      'change_on must be at least 30 days after updated_on',
    ],
    ['without saying what changes', { change_on: '2026-12-23' }, 'change_on must be set together with change'],
    ['for no date', { change_on: '2026-02-30', change: CHANGE }, 'change_on must be a date, YYYY-MM-DD'],
    ['in too few words', { change_on: '2026-12-23', change: 'More hosts.' }, 'change must have 20 to 400 characters'],
    ['in too many', { change_on: '2026-12-23', change: 'x'.repeat(401) }, 'change must have 20 to 400 characters'],
  ])('is rejected %s', (_what, fields, problem) => {
    expect(() => buildLegal(fields)).toThrow(`content/legal/privacy-policy.md: front matter: ${problem}`)
  })

  test('is rejected without a day', () => {
    expect(() => buildLegal({ change: CHANGE })).toThrow(
      'content/legal/privacy-policy.md: front matter is missing change_on',
    )
  })
})

describe('an invalid article fails the build in one line', () => {
  const without = (name: string) => Object.fromEntries(Object.entries(HELP).filter(([key]) => key !== name))

  test.each([
    ['a missing field', 'x', without('category'), 'front matter is missing category'],
    ['an unknown field', 'x', { ...HELP, mood: 'good' }, /front matter: .*Unrecognized key.*mood/],
    [
      'an unknown category',
      'x',
      { ...HELP, category: 'cats' },
      /front matter: category must be one of getting-started,/,
    ],
    [
      'a date that is none',
      'x',
      { ...HELP, updated_on: '2026-13-01' },
      'front matter: updated_on must be a date, YYYY-MM-DD',
    ],
    ['a second h1', '# Again\n', HELP, 'has a second h1: headings begin with ##'],
    ['a heading that skips a level', '## A\n\n#### B\n', HELP, 'skips from h2 to h4'],
    ['HTML', 'a <b>b</b>', HELP, 'has HTML, which is not rendered: <b>'],
    ['an image', '![a](/a.png)', HELP, 'has an image'],
    ['an unknown placeholder', '{{price:gold}}', HELP, 'has the unknown placeholder {{price:gold}}'],
    ['a link to no page', '[a](/nowhere)', HELP, 'links to /nowhere: no such page'],
    ['a link to no article', '[a](/help/nothing)', HELP, 'links to /help/nothing: no such article'],
    ['a link to no heading', '[a](#there)', HELP, 'links to #there: no such heading'],
    ['a link to a former address', '[a](/terms)', HELP, 'links to /terms: a former address'],
    ['a relative link', '[a](quiz)', HELP, 'links to quiz: neither a path nor https'],
    ['a script as a link', '[a](javascript:alert)', HELP, 'links to javascript:alert: neither a path nor https'],
  ])('for %s', (_what, body, fields, problem) => {
    const message = (() => {
      try {
        build(body, fields)
        return 'it was built'
      } catch (error) {
        return (error as Error).message
      }
    })()
    expect(message.startsWith('content/help/first-quiz.md: ')).toBe(true)
    expect(message.slice('content/help/first-quiz.md: '.length)).toEqual(
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    )
    expect(message).not.toContain('\n')
  })

  test('for a slug of another article', () => {
    write('help/first-quiz.md', 'x')
    write('guides/first-quiz.md', 'y', {
      title: 'Another',
      description: DESCRIPTION,
      published_on: '2026-11-20',
      updated_on: '2026-11-23',
      author: 'The editors',
      keyword: 'first quiz',
      tags: 'quiz',
    })
    expect(() => buildArticles(root)).toThrow('has the slug first-quiz of content/guides/first-quiz.md')
  })

  test('for a guide that was updated before it was published', () => {
    write('guides/early.md', 'y', {
      title: 'Early',
      description: DESCRIPTION,
      published_on: '2026-11-24',
      updated_on: '2026-11-23',
      author: 'The editors',
      keyword: 'early',
      tags: 'quiz',
    })
    expect(() => buildArticles(root)).toThrow('updated_on must not be before published_on')
  })

  test.each([
    ['without front matter', 'Only text.\n', 'does not begin with front matter'],
    ['with a line that is no field', '---\ntitle\n---\nx', 'front matter has an invalid line: "title"'],
    ['with a field twice', '---\ntitle: One\ntitle: Two\n---\nx', 'front matter has title twice'],
  ])('for a file %s', (_what, source, problem) => {
    mkdirSync(join(root, 'content/help'), { recursive: true })
    writeFileSync(join(root, 'content/help/plain.md'), source)
    expect(() => buildArticles(root)).toThrow(`content/help/plain.md: ${problem}`)
  })
})
