import { describe, expect, it } from 'vitest'
import { reaches } from '#core/measure-goal.ts'
import { MEASURES } from '#core/recommendations/evaluation.ts'
import type { Reason, Recommendation } from '#core/recommendations/model/recommendation.ts'
import { brokenLimits } from '#lab/eval/limits.ts'
import { randomAnswers, randomFrom } from '#lab/eval/random-answers.ts'
import { isGrounded, namesAnswer, wrongAmounts } from '#lab/eval/texts.ts'
import { knownPlan } from '#tests/support/plans.ts'
import { engineTool } from '../core/recommendations/engine-tools.ts'

const plan = (usdMonth: number | null, changes = {}) => knownPlan({ usdMonth, asOf: '2026-10', ...changes })

describe('limits, checked independently', () => {
  const paid = (usd: number | null, changes = {}) =>
    engineTool({ slug: 'a', pricingModel: 'paid', plans: [plan(usd, changes)] })

  it.each([
    ['nothing that costs', paid(5), { 4: ['free'] }, ['budget']],
    ['nothing above the budget', paid(21), { 4: ['low'] }, ['budget']],
    ['all that is within it', paid(20), { 4: ['low'] }, []],
    ['no unknown price under a small budget', paid(null), { 4: ['low'] }, ['budget']],
    [
      'every seat counted',
      { ...paid(60, { perSeat: true }), topics: { crm: 1 } },
      { 3: ['small'], 4: ['medium'] },
      ['budget'],
    ],
    ['one seat of what one person uses', paid(21, { perSeat: true }), { 3: ['small'], 4: ['medium'] }, []],
    [
      'no more than a safeguard for what sees no patient',
      engineTool({ slug: 'a', privacy: ['soc2'], topics: { music: 1 } }),
      { 2: ['healthcare'], 15: ['critical'] },
      [],
    ],
    ['a free plan for anybody', engineTool({ slug: 'a' }), { 3: ['enterprise'], 4: ['free'] }, []],
    [
      'no contract for a small team',
      engineTool({ slug: 'a', pricingModel: 'enterprise' }),
      { 3: ['small'], 4: ['high'] },
      ['budget'],
    ],
    ['no unproven privacy where it is critical', engineTool({ slug: 'a' }), { 15: ['critical'] }, ['privacy']],
    [
      'more for patients',
      engineTool({ slug: 'a', privacy: ['soc2'], topics: { transcription: 1 } }),
      { 2: ['healthcare'], 15: ['critical'] },
      ['privacy'],
    ],
    [
      'a tool of the desk not on a phone',
      engineTool({ slug: 'a', platforms: ['mac'] }),
      { 16: ['mobile'] },
      ['platform'],
    ],
    ['no ten seats for one', paid(5, { minSeats: 10 }), { 3: ['solo'], 4: ['unlimited'] }, ['team']],
  ] as const)('%s', (_, tool, answers, broken) => {
    expect(brokenLimits(tool, answers)).toEqual(broken)
  })
})

describe('texts, checked independently', () => {
  const tool = engineTool({ slug: 'a', plans: [plan(20, { perSeat: true })] })
  const reason: Reason = {
    code: 'TASK_MATCH',
    question: 5,
    option: 'writing',
    field: 'features',
    value: 'Drafts from an outline',
    contribution: 1,
    text: 'Because you need help with writing, it offers “Drafts from an outline.”',
    caveat: false,
  }
  const answers = { 5: ['writing'] }

  it('detects evidence missing in the record', () => {
    expect(isGrounded(reason, tool)).toBe(true)
    expect(isGrounded({ ...reason, value: 'Drafts from nothing' }, tool)).toBe(false)
    expect(isGrounded({ ...reason, field: 'pros' }, tool)).toBe(false)
    expect(isGrounded({ ...reason, field: 'nowhere' }, tool)).toBe(false)
  })

  it('detects a reason for an answer that was not given or not named', () => {
    expect(namesAnswer(reason, answers)).toBe(true)
    expect(namesAnswer(reason, { 5: ['coding'] })).toBe(false)
    expect(namesAnswer({ ...reason, text: 'It offers “Templates for letters.”' }, answers)).toBe(false)
    const crm = { ...reason, question: 14, option: 'crm', text: 'Because you work with a CRM, it helps.' }
    expect(namesAnswer(crm, { 14: ['crm'] })).toBe(true)
  })

  it('detects an amount without a plan', () => {
    const item = (reasoning: string) => ({
      slug: 'a',
      reason: '',
      reasoning,
      optimalPlan: null,
      specificRecommendation: null,
      reasons: [],
      ledger: [],
      pricingAnalysis: [],
      keyBenefits: [],
      alternatives: [],
    })
    const wrong = (text: string) => wrongAmounts(item(text) as unknown as Recommendation, () => tool)
    expect(wrong('The Pro plan costs $20 a month, $100 for five.')).toEqual([])
    expect(wrong('The Pro plan costs $19 a month.')).toEqual(['$19'])
  })
})

it('draws the same profiles for the same seed, with gaps and many options', () => {
  const draw = () => {
    const random = randomFrom(7)
    return Array.from({ length: 300 }, () => randomAnswers(random))
  }
  const people = draw()
  expect(draw()).toEqual(people)
  expect(new Set(people.map((answers) => JSON.stringify(answers))).size).toBe(people.length)
  expect(people.some((answers) => Object.keys(answers).length < 20)).toBe(true)
  expect(people.some((answers) => answers[5]?.length === 8)).toBe(true)
})

it('has floors no higher than targets', () => {
  for (const goal of MEASURES) expect(reaches(goal, goal.target, 'floor'), goal.key).toBe(true)
  const exposure = MEASURES.find(({ key }) => key === 'most_shown_tool')
  expect(exposure && reaches(exposure, 0.55, 'target')).toBe(false)
  expect(exposure && reaches(exposure, 0.55, 'floor')).toBe(true)
})
