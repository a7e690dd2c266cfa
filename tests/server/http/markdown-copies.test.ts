import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RenderRequest, RenderResult } from '#core/rendering.ts'
import { htmlToMarkdown } from '#server/http/pages/html-to-markdown.ts'
import { DAY } from '#server/platform/cache/cache-tags.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { registerTemporaryFolder } from '../../support/temporary-folder.ts'
import { AMPLE_BUDGET, buildTestApp, type TestApp } from './app-support.ts'

const ORIGIN = 'https://site.example'
const database = registerTestDatabase()
let site: TestApp
const folder = registerTemporaryFolder()
let rendered: string[]
let script: (request: RenderRequest) => RenderResult

const page = (changes: object = {}): RenderResult => ({
  kind: 'page',
  status: 200,
  html: '<title>About</title><header>Menu</header><main><h1>About us</h1><p>We <b>list</b> tools.</p></main>',
  visibility: 'public',
  ...changes,
})

beforeAll(async () => {
  site = await buildTestApp(database, {
    httpLimits: AMPLE_BUDGET,
    catalogueDir: folder,
    render: async (request) => {
      rendered.push(request.url)
      return script(request)
    },
  })
})
afterAll(() => site.app.close())
beforeEach(() => {
  site.services.cacheInvalidations.invalidateLocally([DAY])
  rendered = []
  script = () => page()
})

const get = (url: string) => site.app.inject({ url })

describe('the Markdown copy of a page', () => {
  test('contains its main part, names it as canonical and is not indexed', async () => {
    const answer = await get('/about.md')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      link: `<${ORIGIN}/about>; rel="canonical"`,
    })
    expect(answer.body).toBe(
      `# About us\n\nWe **list** tools.\n\n---\n\nMarkdown copy of <${ORIGIN}/about> on Toolfinch.\n`,
    )
  })

  test('is cached like its page, but separately', async () => {
    await get('/about.md')
    await get('/about.md')
    const html = await get('/about')
    expect(rendered).toEqual(['/about', '/about'])
    expect(html.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(html.headers['x-robots-tag']).toBeUndefined()
  })

  test('of the home page is /index.md', async () => {
    expect((await get('/index.md')).headers.link).toBe(`<${ORIGIN}/>; rel="canonical"`)
    expect(rendered).toEqual(['/'])
  })

  test.each([404, 410])('has the status %i of a missing page', async (status) => {
    script = () => page({ status })
    const answer = await get('/tool/gone.md')
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8')
  })

  test('follows a permanently moved page', async () => {
    script = () => ({ kind: 'redirect', status: 301, location: '/tool/new?x=1' })
    const answer = await get('/tool/old.md')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/tool/new.md?x=1'])
  })

  test('does not exist for private and unlisted pages, which are not rendered', async () => {
    expect((await get('/settings.md')).statusCode).toBe(404)
    expect((await get('/shared/a-token.md')).statusCode).toBe(404)
    expect(rendered).toEqual([])
  })

  test('does not exist for temporary redirects and private pages', async () => {
    script = () => ({ kind: 'redirect', status: 302, location: '/auth' })
    expect((await get('/a.md')).statusCode).toBe(404)
    script = () => page({ visibility: 'private' })
    expect((await get('/b.md')).statusCode).toBe(404)
  })
})

describe('Markdown of HTML', () => {
  const convert = (main: string) => htmlToMarkdown(`<header>Menu</header><main>${main}</main>`, `${ORIGIN}/a/b`).trim()

  test('keeps headings, lists, tables and links, with absolute URLs', () => {
    expect(convert('<h2>Plans</h2><ul><li>One</li></ul><p><a href="/pricing">Prices</a></p>')).toBe(
      `## Plans\n\n- One\n\n[Prices](${ORIGIN}/pricing)`,
    )
    expect(convert('<table><tr><th>Tool</th><th>Price</th></tr><tr><td>A|B</td><td>$1</td></tr></table>')).toBe(
      '| Tool | Price |\n| ---- | ----- |\n| A\\|B | $1    |',
    )
  })

  test('drops visual and interactive elements', () => {
    const controls = '<button>Save</button><form><input><label>Name</label></form><svg><title>Mark</title></svg>'
    expect(convert(`${controls}<p>Text</p><p hidden>No</p><a href="/auth?mode=signup">Sign up</a>`)).toBe('Text')
    expect(convert('<ol><li><a href="/auth">Sign up</a> and wait.</li></ol>')).toMatch(
      /^1\. \[Sign up\]\(.*\/auth\) and wait\.$/,
    )
  })

  test('separates elements that only a style sheet separates', () => {
    expect(convert('<p><span>Free</span><span>Not rated</span>, <b>$5</b>.</p>')).toBe('Free Not rated, **$5**.')
  })

  test('escapes text that looks like Markdown or HTML', () => {
    const hostile = '&lt;img src=x onerror=alert(1)&gt; [a](javascript:alert(1)) ![b](http://evil.example/x)'
    expect(convert(`<p>${hostile}</p>`)).toBe(
      '\\<img src=x onerror=alert(1)> \\[a]\\(javascript:alert(1)) !\\[b]\\(http\\://evil.example/x)',
    )
  })

  test('only links to pages and email addresses', () => {
    const unsafe = '<a href="javascript:alert(1)">one</a> <a href="data:text/html,x">two</a>'
    expect(convert(`<p>${unsafe} <a href="mailto:a@b.example">three</a></p>`)).toBe(
      'one two [three](mailto:a@b.example)',
    )
  })
})
