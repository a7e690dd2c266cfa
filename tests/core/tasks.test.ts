import { expect, test } from 'vitest'
import { TASKS } from '#client/content/tasks.ts'
import { subjectsOf } from '#core/pages/collection/subjects.ts'
import { pagePath } from '#core/pages/page-address.ts'
import { realCatalogue } from '#scripts/catalogue/catalogue-for-pages.ts'

const pages = new Set(
  subjectsOf(realCatalogue()).flatMap(({ subject: { job, type, slug } }) =>
    job === null ? [] : [pagePath(type, slug)],
  ),
)

test('the home page has a dozen tasks, each with one URL', () => {
  expect(TASKS.length).toBe(12)
  expect(new Set(TASKS.map(([, to]) => to)).size).toBe(TASKS.length)
})

test.each(TASKS.map(([label, to]) => [label, to] as const))('%s has a page with picks: %s', (_label, to) => {
  expect(pages.has(to)).toBe(true)
})
