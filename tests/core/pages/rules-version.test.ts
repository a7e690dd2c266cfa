/** Stored pages are regenerated when the version of the rules changes. */
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createPageGenerator, RULES_VERSION } from '#core/pages/generate-pages.ts'
import { pageTool } from './page-fixture.ts'

it('changes with every change of page texts', () => {
  const generator = createPageGenerator({
    tools: Array.from({ length: 8 }, (_, index) => pageTool(index)),
    categories: [{ slug: 'writing', name: 'Writing', description: 'Tools that draft and rewrite text.' }],
  })
  const pages = generator.plans.map(generator.generate)
  expect(new Set(pages.map(({ type }) => type)).size).toBe(5)
  const digest = createHash('sha256').update(JSON.stringify(pages)).digest('hex').slice(0, 16)
  // Raise RULES_VERSION when this digest changes, and write both here.
  expect({ version: RULES_VERSION, digest }).toEqual({ version: '9', digest: '4ac253a34a01e39e' })
})
