import { expect, test } from 'vitest'
import { SEARCH_EXAMPLES } from '#client/content/search-examples.ts'
import { searchTools } from '#core/search/search-tools.ts'
import { readSearchIndex } from '#lab/eval-search/catalogue.ts'

const index = readSearchIndex()

test.each(SEARCH_EXAMPLES)('“%s” is understood, and finds tools without a correction', (example) => {
  const { ordinals, correction, understood, jobs, compared } = searchTools(index, example)
  expect(ordinals.length).toBeGreaterThan(2)
  expect(correction).toBeNull()
  expect(understood.length + jobs.length + compared.length).toBeGreaterThan(0)
})
