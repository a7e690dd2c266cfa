import { expect, test } from 'vitest'
import { markdownPath, pageOfMarkdown } from '#core/pages/markdown-address.ts'
import { pageKeyOf } from '#server/http/pages/page-cache.ts'

test.each([
  ['/', '/index.md'],
  ['/about', '/about.md'],
  ['/compare/a-vs-b', '/compare/a-vs-b.md'],
])('the copy of %s is %s, and back', (page, copy) => {
  expect(markdownPath(page)).toBe(copy)
  expect(pageOfMarkdown(copy)).toBe(page)
})

test.each(['/', '/about', '/.md', '/about.md/', '/blog/readme.mdx'])('%s is no copy', (path) => {
  expect(pageOfMarkdown(path)).toBeNull()
})

test('a copy only reads the parameters of its page', () => {
  const { key, queried } = pageKeyOf('/ai-tools.md?page=2&other=1&utm_source=mail')
  expect([key, queried]).toEqual(['/ai-tools.md?page=2', true])
  expect(pageKeyOf('/about.md?page=2').key).toBe('/about.md')
})
