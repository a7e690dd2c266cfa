/** Stored pages are regenerated when the version of the rules changes. */
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createPageGenerator, RULES_VERSION } from '#core/pages/generate-pages.ts'
import { job } from '../jobs/job-fixture.ts'
import { pageTool } from './page-fixture.ts'

const gradedJob = job('Draft offers', ['draft an offer'], {
  tools: Array.from({ length: 6 }, (_, index) => ({
    tool: `tool-${index}`,
    grade: index < 2 ? 3 : index < 4 ? 2 : 1,
    evidence: `Writing offers of the kind ${index}`,
    ...(index === 1 && { for: 'teams with templates' }),
  })),
  not: [{ tool: 'tool-7', reason: 'Answers complaints and writes no offers.' }],
})

it('changes with every change of page texts', () => {
  const generator = createPageGenerator({
    tools: Array.from({ length: 8 }, (_, index) => pageTool(index)),
    categories: [{ slug: 'writing', name: 'Writing', description: 'Tools that draft and rewrite text.' }],
    jobs: [gradedJob],
  })
  const pages = generator.plans.map(generator.generate)
  expect(new Set(pages.map(({ type }) => type)).size).toBe(5)
  const digest = createHash('sha256').update(JSON.stringify(pages)).digest('hex').slice(0, 16)
  // Raise RULES_VERSION when this digest changes, and write both here.
  expect({ version: RULES_VERSION, digest }).toEqual({ version: '13', digest: '41ee86c11d09428d' })
})
