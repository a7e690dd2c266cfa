/** The verdicts on the tools of the shipped catalog. */
import { describe, expect, it } from 'vitest'
import { MOST_CHOICES, otherChoices } from '#core/pages/verdict/other-choices.ts'
import { jobsByTool } from '#core/pages/verdict/tool-jobs.ts'
import { toolVerdict } from '#core/pages/verdict/tool-verdict.ts'
import { realCatalogue } from '#scripts/catalogue/catalogue-for-pages.ts'

const { tools, jobs } = realCatalogue()
const byTool = jobsByTool(jobs)
const judged = tools.map((tool) => {
  const months = new Map(Object.entries(tool.facts).map(([field, { asOf }]) => [field, asOf]))
  const verdict = toolVerdict(
    { ...tool, status: 'active', events: [], months },
    byTool.get(tool.slug) ?? { does: [], doesNot: [] },
  )
  if (verdict === null) throw new Error(`There is no verdict on ${tool.slug}`)
  return { tool, verdict }
})
const PARTS = ['bestFor', 'notFor', 'freePlan', 'watchOut'] as const

describe('the verdicts on the shipped catalog', () => {
  it('are short, and say nothing twice', () => {
    for (const { tool, verdict } of judged) {
      const lines = PARTS.flatMap((part) => verdict[part])
      expect(new Set(lines.map((line) => line.toLowerCase())).size, tool.slug).toBe(lines.length)
      for (const part of PARTS) expect(verdict[part].length, `${part} of ${tool.slug}`).toBeLessThanOrEqual(3)
      for (const line of lines) {
        expect(line.length, line).toBeLessThanOrEqual(96)
        expect(line, tool.slug).toMatch(/^\S.*[^.\s]$/)
        expect(line, tool.slug).not.toMatch(/undefined|null|\(\)|\bmy\b|\bour\b/)
      }
    }
  })

  it('have every part for most tools', () => {
    const share = (part: (typeof PARTS)[number], among = judged) =>
      among.filter(({ verdict }) => verdict[part].length > 0).length / among.length
    expect(share('bestFor')).toBe(1)
    expect(share('watchOut')).toBeGreaterThan(0.99)
    expect(share('notFor')).toBeGreaterThan(0.7)
    expect(
      share(
        'freePlan',
        judged.filter(({ tool }) => tool.pricingModel === 'freemium'),
      ),
    ).toBeGreaterThan(0.7)
  })

  it('call only open plans without a price free', () => {
    for (const { tool, verdict } of judged) {
      if (verdict.freePlan.length === 0) continue
      const isOffered = tool.plans.some(
        ({ usdMonth, usdYear, paused }) => paused === null && (usdMonth ?? usdYear) === 0,
      )
      expect(isOffered || tool.pricingModel === 'free' || tool.pricingModel === 'freemium', tool.slug).toBe(true)
    }
  })

  it('name only jobs with a grade, and exclude only jobs without one', () => {
    for (const { does, doesNot } of byTool.values()) {
      const done = new Set(does.map(({ job }) => job))
      expect(doesNot.filter(({ job }) => done.has(job))).toEqual([])
    }
  })

  it('never recommend a tool instead of itself, and have one wish for each', () => {
    const known = new Set(tools.map(({ slug }) => slug))
    for (const tool of tools) {
      const choices = otherChoices(tool, byTool, [])
      const slugs = choices.map(({ slug }) => slug)
      expect(choices.length).toBeLessThanOrEqual(MOST_CHOICES)
      expect(slugs).not.toContain(tool.slug)
      expect(
        slugs.every((slug) => known.has(slug)),
        tool.slug,
      ).toBe(true)
      expect(new Set(slugs).size).toBe(slugs.length)
      expect(new Set(choices.map(({ condition }) => condition)).size).toBe(choices.length)
    }
  })
})
