import { expect, test } from 'vitest'
import { categoryNoun } from '#core/pages/collection/category-nouns.ts'

test.each(['constructor', '__proto__', 'toString'])('the tools of a category "%s" are called by its name', (slug) =>
  expect(categoryNoun({ slug, name: 'New' })).toBe('New tools'),
)
