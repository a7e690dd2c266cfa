import { expect, test } from 'vitest'
import { type PageToWrite, rowOf } from '../../../server/areas/content/page-row.ts'

const PAGE: PageToWrite = {
  key: 'guide:a',
  type: 'guide',
  slug: 'a',
  title: 'A',
  metaDescription: 'About a.',
  keyword: 'a',
  categorySlug: null,
  tags: [],
  author: 'The editors',
  content:
    '<p onclick="alert(1)">a</p><script>alert(2)</script><a href="javascript:alert(3)">b</a><svg onload=alert(4)>',
  markdown: 'a',
  contentPreview: ['a'],
  wordCount: 1,
  distinctFacts: [],
  schemaData: {},
  toolIds: [],
  relatedSlugs: [],
  factsAsOf: null,
  isChecked: false,
  gate: { status: 'published', problems: [] },
}

test('HTML is sanitized when written', () => {
  const row = rowOf(PAGE, { stored: null, contentHash: 'h', now: new Date('2026-11-20T12:00:00Z'), id: 'i' })
  expect(row.content).toBe('<p>a</p><a>b</a>')
})
