import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TOPICS } from '#core/catalogue/topics.ts'
import { normalizeAnswers } from '#core/quiz/answers.ts'
import { QUESTIONS } from '#core/quiz/questions.ts'
import type { EngineTool } from '#core/recommendations/model/engine-tool.ts'
import { buildSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { matchOf } from '#core/recommendations/recommend.ts'
import { catalogueTools, engineTool } from '../engine-tools.ts'

const ANSWERS = {
  1: ['designer'],
  2: ['ecommerce'],
  3: ['solo'],
  4: ['low'],
  5: ['design', 'marketing'],
  6: ['beginner'],
  7: ['ease'],
  10: ['creativity', 'repetitive'],
  11: ['social'],
  13: ['ideas'],
  14: ['files'],
  15: ['critical'],
  16: ['mac'],
  17: ['figma'],
  20: ['automate'],
}

const PERFECT: Partial<EngineTool> = {
  topics: Object.fromEntries(TOPICS.map((topic) => [topic, 1])),
  pricingModel: 'free',
  privacy: ['soc2'],
  platforms: ['web'],
  teamFit: ['solo'],
  skill: 1,
  industries: ['ecommerce'],
  roles: ['designer'],
  integrations: ['figma'],
  prominence: 3,
  ratingCount: 1_000_000,
  ratingSum: 5_000_000,
}

const WORST: Partial<EngineTool> = {
  topics: { clinical: 1, legal: 1 },
  pricingModel: 'enterprise',
  privacy: [],
  platforms: ['windows'],
  teamFit: ['enterprise'],
  skill: 4,
  industries: ['finance'],
  roles: ['sales'],
  integrations: ['slack'],
  prominence: 0,
  ratingCount: 1_000_000,
  ratingSum: 1_000_000,
}

const ledgerOf = (changes: Partial<EngineTool>, answers: Record<number, string[]> = ANSWERS) => {
  const match = matchOf(answers, buildSnapshot([engineTool({ slug: 'tool', ...changes })], 1), 'tool')
  if (match === null) throw new Error('the tool is not in the catalog')
  return match
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('a match', () => {
  it('is 100 for a tool that meets every answer', () => {
    const { matchPercent, ledger, blockedBy } = ledgerOf(PERFECT)
    expect(matchPercent).toBe(100)
    expect(ledger.every(({ points, outOf }) => points === outOf)).toBe(true)
    expect(blockedBy).toEqual([])
  })

  it('is 0 for a tool that meets none, with all broken limits', () => {
    const { matchPercent, ledger, blockedBy } = ledgerOf(WORST)
    expect(matchPercent).toBe(0)
    expect(ledger.every(({ points }) => points === 0)).toBe(true)
    expect(blockedBy).toEqual([
      { name: 'budget', text: 'It only offers enterprise pricing on request' },
      { name: 'privacy', text: 'No public privacy claim is known' },
      { name: 'platform', text: 'It does not run on a Mac' },
    ])
  })

  it('equals the sum of its ledger, for every tool and any answers', () => {
    const tools = catalogueTools()
    const snapshot = buildSnapshot(tools, 1)
    const answers = fc.record(
      Object.fromEntries(
        QUESTIONS.map(({ id, options }) => [
          id,
          fc.subarray(
            options.map((option) => option.id),
            { maxLength: 4 },
          ),
        ]),
      ),
    )
    fc.assert(
      fc.property(answers, fc.nat(tools.length - 1), (given, index) => {
        const match = matchOf(normalizeAnswers(given), snapshot, tools[index]?.id ?? '')
        expect(sum(match?.ledger.map(({ points }) => points) ?? [])).toBe(match?.matchPercent)
        expect(sum(match?.ledger.map(({ outOf }) => outOf) ?? [])).toBe(100)
        for (const { points, outOf } of match?.ledger ?? []) {
          expect(points).toBeGreaterThanOrEqual(0)
          expect(points).toBeLessThanOrEqual(outOf)
        }
      }),
      { seed: 31, numRuns: 500 },
    )
  })

  it('gives nothing for unknown facts', () => {
    const unknown = { pricingModel: 'paid', plans: [], privacy: [], platforms: [], teamFit: [] } as const
    const { ledger } = ledgerOf(unknown, { 3: ['solo'], 4: ['high'], 15: ['important'], 16: ['mac'] })
    expect(ledger.slice(0, 4).map(({ code, points }) => `${code} ${points}`)).toEqual([
      'BUDGET 0',
      'PRIVACY 0',
      'PLATFORM 0',
      'TEAM 0',
    ])
  })

  it('has no row for an unset limit, whose points go to the user’s goals', () => {
    const rows = (answers: Record<number, string[]>) =>
      ledgerOf({}, { 5: ['coding'], ...answers }).ledger.map(({ code, outOf }) => `${code} ${outOf}`)
    expect(rows({ 4: ['low'], 15: ['moderate'] })).toEqual([
      'BUDGET 8',
      'SUBJECT 48',
      'INTENT 24',
      'FIT 8',
      'STANDING 12',
    ])
    expect(rows({ 4: ['unlimited'] })).toEqual(['SUBJECT 53', 'INTENT 27', 'FIT 8', 'STANDING 12'])
  })

  it('gives nothing for fit and fame to an irrelevant tool', () => {
    const { ledger } = ledgerOf({ ...PERFECT, topics: { legal: 1 } })
    expect(ledger.filter(({ points }) => points > 0).map(({ code }) => code)).toEqual([
      'BUDGET',
      'PRIVACY',
      'PLATFORM',
      'TEAM',
    ])
  })

  it('has full relevance with two fifths of the intents', () => {
    const points = (tasks: string[]) =>
      ledgerOf({ topics: { code: 1 } }, { 5: tasks }).ledger.find(({ code }) => code === 'SUBJECT')?.points
    expect(points(['coding', 'customer_service'])).toBe(53)
    expect(points(['coding', 'customer_service', 'marketing'])).toBe(44)
  })

  it('counts an intent by coverage of its main topic', () => {
    const points = (topics: EngineTool['topics']) =>
      ledgerOf({ topics }, { 5: ['coding'] }).ledger.find(({ code }) => code === 'INTENT')?.points
    expect(points({ code: 1 })).toBe(27)
    expect(points({ code: 0.6 })).toBe(16)
    expect(points({ app_building: 1 })).toBe(9)
    expect(points({ music: 1 })).toBe(0)
  })

  it('explains each row', () => {
    const { ledger } = ledgerOf({ ...PERFECT, topics: { design_graphic: 1 }, ratingCount: 0, ratingSum: 0 })
    expect(ledger.map(({ label, because }) => `${label}: ${because}`)).toEqual([
      'Within your budget: It is free',
      'Meets your privacy needs: It makes public privacy claims',
      'Runs where you work: It runs on a Mac',
      'Right for your team size: It is used by teams of your size',
      'Made for the work you described: Meets 3 of 12 needs in your answers',
      'Your role: designer: Covers graphic design',
      'Your industry: e-commerce and retail: Not what this tool is about',
      'Design and images: Covers graphic design',
      'Marketing: Not what this tool is about',
      'What you create: Not what this tool is about',
      'How you work and where you want to go: Not what this tool is about',
      'Where your information comes from: Not what this tool is about',
      'Product imagery: Not what this tool is about',
      'Ads and social graphics: Covers graphic design',
      'Your level, industry and tools: Suits your level, what matters to you, your field, and your tools',
      'How established and well rated it is: A household name; nobody has rated it here yet',
    ])
  })

  it.each([
    [['coding'], 'A household name; nobody has rated it here yet'],
    [
      ['coding', 'customer_service', 'marketing'],
      'A household name; nobody has rated it here yet; counts less, because it does only part of the work you described',
    ],
    [
      ['marketing'],
      'A household name; nobody has rated it here yet; not counted, because it does none of the work you described',
    ],
  ])('says when its standing counts less for the work of %j', (tasks, because) => {
    const { ledger } = ledgerOf({ topics: { code: 1 }, prominence: 3 }, { 5: tasks })
    expect(ledger.find(({ code }) => code === 'STANDING')?.because).toBe(because)
  })

  it('says whether members have rated it, and gives nothing for missing ratings', () => {
    const row = (changes: Partial<EngineTool>) => {
      const { ledger } = ledgerOf({ topics: { code: 1 }, prominence: 3, ...changes }, { 5: ['coding'] })
      return ledger.find(({ code }) => code === 'STANDING')
    }
    expect(row({ ratingCount: 0, ratingSum: 0 })).toMatchObject({
      points: 10,
      outOf: 12,
      because: 'A household name; nobody has rated it here yet',
    })
    expect(row({ ratingCount: 2, ratingSum: 9 })).toMatchObject({
      label: 'How established and well rated it is',
      because: 'A household name, rated 3.7 by 2 members',
    })
  })

  it('has a row for goals even without answers', () => {
    const row = ledgerOf({}, {}).ledger.find(({ code }) => code === 'INTENT')
    expect(row).toMatchObject({ points: 0, outOf: 27 })
  })

  it('is null for an unknown tool', () => {
    expect(matchOf({}, buildSnapshot([], 1), 'nobody')).toBeNull()
  })
})
