import { describe, expect, it } from 'vitest'
import { categoryStandings } from '#core/jobs/category-standings.ts'
import { categoryPicks } from '#core/pages/job/category-picks.ts'
import { realCatalogue } from '#scripts/catalogue/catalogue-for-pages.ts'
import { knownPlan } from '#tests/support/plans.ts'
import { pageTool } from './page-fixture.ts'

const plain = { ...pageTool(1), plans: [], privacy: [], teamFit: ['solo' as const], skill: 2, cons: [] }
const standing = (slug: string, grade: number, changes: object = {}) => ({
  tool: { ...plain, pricingModel: 'paid' as const, slug, features: [`${slug} does it`], ...changes },
  grade,
  evidence: `${slug} does it`,
})

describe('the picks of a category', () => {
  it('say what the tool does, what the free plan limits, and what the vendor claims', () => {
    const free = { pricingModel: 'freemium', plans: [knownPlan({ usdMonth: 0, keyLimits: ['Three notes a day'] })] }
    const picks = categoryPicks([
      standing('first', 3),
      standing('free', 3, free),
      standing('private', 3, { privacy: ['no_training_default', 'soc2', 'iso27001'] }),
    ])
    expect(picks.map(({ tool, labels, reason }) => [tool.slug, labels, reason])).toEqual([
      ['first', ['Best overall'], 'first does it'],
      ['free', ['Best free choice'], 'Free plan: three notes a day'],
      [
        'private',
        ['Strongest privacy claims'],
        'According to its vendor: ISO 27001, No training on your content by default, SOC 2',
      ],
    ])
  })

  it('give no reason that the record no longer has', () => {
    expect(categoryPicks([standing('first', 3, { features: ['Something else'] })])).toMatchObject([{ reason: null }])
  })

  it('are empty without a tool that is at least good', () => {
    expect(categoryPicks([standing('acceptable', 1), standing('unknown', 0)])).toEqual([])
  })

  it('exist for every category of the catalog, with different labels and a reason from the record', () => {
    const { tools, categories, jobs } = realCatalogue()
    const counts: number[] = []
    const standings = categoryStandings(jobs, tools)
    for (const { slug } of categories) {
      const own = tools.filter(({ categorySlug }) => categorySlug === slug)
      const ordered = own
        .flatMap((tool) => {
          const found = standings.get(tool.slug)
          return found === undefined ? [] : [{ tool, ...found }]
        })
        .sort((a, b) => a.place - b.place)
      const picks = categoryPicks(ordered)
      const labels = picks.flatMap((pick) => pick.labels)
      expect(labels[0], slug).toBe('Best overall')
      expect(new Set(labels).size, slug).toBe(labels.length)
      counts.push(picks.length)
      for (const { reason } of picks) expect(reason?.length ?? 0, slug).toBeGreaterThan(5)
    }
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1)
    expect(counts.filter((count) => count > 1).length).toBeGreaterThan(counts.length * 0.95)
  })
})
