import { expect, test } from 'vitest'
import type { GeneratedPage } from '#core/pages/page-model.ts'
import { datedPages } from '#scripts/catalogue/dated-pages.ts'

const page = (slug: string, title = 'A', status: 'published' | 'draft' = 'published') =>
  ({ slug, title, metaDescription: 'About a.', blocks: [], gate: { status, problems: [] } }) as unknown as GeneratedPage

const FIRST = datedPages({}, [page('b'), page('a'), page('c', 'A', 'draft')], '2026-11-20')

test('a new page gets the day as both of its days, by slug, and a draft none', () => {
  expect(Object.keys(FIRST)).toEqual(['a', 'b'])
  expect(FIRST['a']).toMatchObject({ published_on: '2026-11-20', changed_on: '2026-11-20' })
})

test('an unchanged text keeps its days, and a changed one its day of publication', () => {
  const next = datedPages(FIRST, [page('a'), page('b', 'B')], '2026-11-27')
  expect(next['a']).toEqual(FIRST['a'])
  expect(next['b']).toMatchObject({ published_on: '2026-11-20', changed_on: '2026-11-27' })
  expect(next['b']?.text).not.toBe(FIRST['b']?.text)
})

test('a page that is no longer published keeps its days, for when it returns', () => {
  const without = datedPages(FIRST, [page('a'), page('b', 'A', 'draft')], '2026-11-27')
  expect(without).toEqual(FIRST)
  expect(datedPages(without, [page('b', 'B')], '2026-12-01')['b']).toMatchObject({
    published_on: '2026-11-20',
    changed_on: '2026-12-01',
  })
})
