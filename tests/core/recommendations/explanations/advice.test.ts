import { describe, expect, test } from 'vitest'
import { normalizeAnswers } from '#core/quiz/answers.ts'
import { alternativesTo } from '#core/recommendations/explanations/alternatives.ts'
import type { Intent } from '#core/recommendations/model/recommendation.ts'
import { buildSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { matchOf, recommend } from '#core/recommendations/recommend.ts'
import { readEngineTools } from '#lab/eval/catalogue.ts'
import { randomAnswers, randomFrom } from '#lab/eval/random-answers.ts'
import { knownPlan } from '#tests/support/plans.ts'
import { engineTool } from '../engine-tools.ts'

const snapshot = buildSnapshot(readEngineTools(), 1)
const random = randomFrom(815)
const cases = Array.from({ length: 80 }, () => randomAnswers(random)).map((answers) => ({
  answers,
  items: recommend(answers, snapshot).items,
}))
const items = cases.flatMap((one) => one.items)
const toolOf = (id: string) => {
  const tool = snapshot.tools[snapshot.indexById.get(id) ?? -1]
  if (tool === undefined) throw new Error(`${id} is not in the catalog`)
  return tool
}

const only = (changes: object, answers: object) => {
  const tool = engineTool({ slug: 'Quill', ...changes })
  return recommend(normalizeAnswers(answers), buildSnapshot([tool], 1)).items[0]
}

describe('key benefits', () => {
  test('are at most three verbatim texts for different intents, without repetition', () => {
    for (const { toolId, keyBenefits, reasons } of items) {
      const tool = toolOf(toolId)
      expect(keyBenefits.length).toBeLessThanOrEqual(3)
      expect(new Set(keyBenefits.map(({ intent }) => intent)).size).toBe(keyBenefits.length)
      for (const { text, field } of keyBenefits) {
        expect(tool[field as 'features' | 'pros']).toContain(text)
        expect(reasons.map(({ value }) => value)).not.toContain(text)
      }
    }
  })

  test('exist for most tools', () => {
    expect(items.filter(({ keyBenefits }) => keyBenefits.length > 0).length / items.length).toBeGreaterThan(0.9)
  })
})

describe('the first step', () => {
  test.each([
    ['tutorials', 'Look for a tutorial on Quill and follow it with your own task, such as “Write a blog post.”'],
    ['trial', 'Try Quill on one real task first: “Write a blog post.”'],
    ['examples', 'Look for an example of this and repeat it in Quill with your own work: “Write a blog post.”'],
    ['documentation', 'Look this up in the Quill documentation, then try it: “Write a blog post.”'],
    ['community', 'Ask people who use Quill how they go about this, then try it: “Write a blog post.”'],
  ])('follows the preferred way of learning: %s', (option, text) => {
    const step = only({ vendor: 'Quill' }, { 5: ['writing'], 12: option })?.specificRecommendation
    expect(step).toBe(text)
  })

  test('continues with the preferred way of deciding', () => {
    const step = only({}, { 5: ['writing'], 12: 'trial', 18: 'conservative' })?.specificRecommendation
    expect(step).toContain('Keep your current way of working alongside it until the results hold up.')
  })

  test('ends differently on neighboring cards', () => {
    const answers = normalizeAnswers({ 1: 'marketer', 5: ['writing'], 12: 'trial', 18: 'recommend' })
    const endings = recommend(answers, snapshot).items.map(
      ({ specificRecommendation }) => /[^.]+\.$/.exec(specificRecommendation ?? '')?.[0],
    )
    expect(endings).toHaveLength(10)
    expect(endings.slice(1).filter((ending, i) => ending === endings[i])).toEqual([])
  })

  test('starts on the free plan if there is one', () => {
    const free = knownPlan({ name: 'Hobby', usdMonth: 0, asOf: '2026-03' })
    const step = only({ plans: [free] }, { 5: ['writing'], 12: 'trial' })?.specificRecommendation
    expect(step).toBe('Open Quill on its free “Hobby” plan and try one real task: “Write a blog post.”')
    const plain = only({ plans: [{ ...free, name: 'Free' }] }, { 5: ['writing'], 12: 'trial' })?.specificRecommendation
    expect(plain).toBe('Open Quill on its free plan and try one real task: “Write a blog post.”')
  })

  test('matches the user, own words first', () => {
    const useCases = ['Rewrite a chapter of a novel', 'Write a blog post', 'Plan a speech']
    const use = (answers: object) => only({ useCases }, { 12: 'trial', ...answers })?.specificRecommendation ?? ''
    expect(use({ 5: ['writing'] })).toContain('“Write a blog post.”')
    expect(use({ 2: 'media', 5: ['writing'] })).toContain('“Rewrite a chapter of a novel.”')
    expect(use({ 5: ['writing'], purpose: { sentence: 'write a novel', meanings: [] } })).toContain('novel')
  })

  test('quotes a use case of the record', () => {
    for (const { toolId, specificRecommendation } of items) {
      const uses = toolOf(toolId).useCases.map((use) => `“${use.replace(/\.$/, '')}.”`)
      expect(uses.some((use) => specificRecommendation?.includes(use))).toBe(true)
    }
  })
})

describe('alternatives', () => {
  const alike = () => 1
  const plan = (usdMonth: number) => knownPlan({ usdMonth, asOf: '2026-03' })
  const tool = engineTool({
    slug: 'quill',
    name: 'Quill',
    pricingModel: 'paid',
    plans: [plan(20)],
    skill: 2,
    apiAvailable: false,
    privacy: ['soc2'],
  })
  const same = { pricingModel: 'paid', plans: [plan(20)], skill: 2, apiAvailable: false, privacy: ['soc2'] } as const
  /** A user interested in every possible difference of two tools. */
  const CURIOUS = { 3: 'small', 6: 'intermediate', 7: 'ease', 14: ['apis'], 15: 'important', 18: 'recommend' }
  const person = (
    answers: object,
    intents: readonly Intent[] = [],
    coverage: Readonly<Record<string, number>> = {},
  ) => ({
    answers: normalizeAnswers(answers),
    intents,
    coverageOf: ({ slug }: { readonly slug: string }) => coverage[slug] ?? 0,
    paysNothing: false,
  })
  const one = (changes: object, answers: object = CURIOUS) =>
    alternativesTo(
      tool,
      [engineTool({ slug: 'other', name: 'Other', ...same, ...changes })],
      alike,
      person(answers),
    ).map(({ contrast, text }) => `${contrast}: ${text}`)

  const intent = (family: Intent['family'], label: string): Intent => ({
    key: `${family}:${label}`,
    family,
    label,
    sources: [],
    topics: { writing: 1 },
    weight: 1,
    share: 1,
  })

  test.each([
    ['tasks', 'coding', { other: 0.9, quill: 0.5 }, ['Better suited to coding.']],
    ['purpose', 'write blog posts', { other: 0.9, quill: 0.5 }, ['Better suited to “write blog posts.”']],
    ['purpose', 'proofread a thesis', { other: 0.9, quill: 0.5 }, []],
    ['tasks', 'coding', { other: 0.5, quill: 0 }, []],
    ['tasks', 'coding', { other: 0.9, quill: 0.7 }, []],
    ['role', 'software developer', { other: 0.9, quill: 0.5 }, []],
  ] as const)('say which kind of work they suit better: %s %s %j', (family, label, coverage, texts) => {
    const other = engineTool({ slug: 'other', name: 'Other', ...same })
    const found = alternativesTo(tool, [other], alike, person({}, [intent(family, label)], coverage))
    expect(found.map(({ text }) => text)).toEqual(texts)
  })

  test('name the user’s products that the tool does not connect to', () => {
    const slack = { integrations: ['slack', 'notion'] as const }
    expect(one(slack, { 17: ['slack'] })).toEqual(['CONNECTS: Connects to Slack.'])
    expect(one(slack, { 17: ['figma'] })).toEqual([])
  })

  test.each([
    ['a lower price to users who do not mind it', { plans: [plan(15)] }, { 4: 'unlimited' }],
    ['self-hosting to beginners', { privacy: ['soc2', 'self_host'] }, { 6: 'beginner', 15: 'flexible' }],
    ['a free plan to whom privacy is critical', { pricingModel: 'freemium' }, { 15: 'critical' }],
    ['privacy to whom it is not important', { privacy: ['soc2', 'hipaa'] }, { 15: 'moderate' }],
    ['ease to experts', { skill: 1 }, { 6: 'expert', 7: 'power' }],
    ['an API to beginners', { apiAvailable: true }, { 6: 'beginner', 7: 'ease' }],
    ['fame to those who compare for themselves', { prominence: 3 }, { 18: 'research' }],
  ])('do not promote %s', (_, changes, answers) => {
    expect(one(changes, answers)).toEqual([])
  })

  test.each([
    [{ plans: [plan(15)] }, 'CHEAPER: Paid plans from $15 a month instead of $20.'],
    [{ pricingModel: 'freemium' }, 'CHEAPER: Has a free plan.'],
    [{ privacy: ['soc2', 'hipaa'] }, 'MORE_PRIVATE: Also claims HIPAA, which Quill does not list.'],
    [{ skill: 1 }, 'EASIER: Needs no special skills, while Quill needs some training.'],
    [{ apiAvailable: true }, 'HAS_API: Has a documented API.'],
    [{ prominence: 3 }, 'BETTER_KNOWN: Better known than Quill.'],
  ])('name their advantage: %j', (changes, text) => {
    expect(one(changes)).toEqual([text])
  })

  test.each([
    {},
    { plans: [plan(17)] },
    { privacy: ['soc2', 'self_host'] },
    { skill: 4, apiAvailable: true },
    { teamFit: ['enterprise'], skill: 1 },
    { plans: [] },
    { plans: [{ ...plan(10), perSeat: true }] },
    { privacy: ['hipaa'] },
    { apiAvailable: null, skill: 3, prominence: 0 },
  ])('are empty without a valid contrast: %j', (changes) => {
    expect(one(changes)).toEqual([])
  })

  test('suggest self-hosting to users able to do it', () => {
    expect(one({ privacy: ['soc2', 'self_host'] }, { 6: 'expert' })).toEqual(['SELF_HOSTED: Can be self-hosted.'])
  })

  test('do not undercut a free plan', () => {
    const other = engineTool({ slug: 'other', name: 'Other', ...same, plans: [plan(10)] })
    const found = (paysNothing: boolean) => alternativesTo(tool, [other], alike, { ...person({}), paysNothing })
    expect(found(false).map(({ contrast }) => contrast)).toEqual(['CHEAPER'])
    expect(found(true)).toEqual([])
  })

  test('cover nearly as many of the user’s intents', () => {
    const other = engineTool({ slug: 'other', name: 'Other', ...same, skill: 1 })
    const found = (theirs: number) =>
      alternativesTo(tool, [other], alike, person(CURIOUS, [intent('tasks', 'coding')], { quill: 1, other: theirs }))
    expect(found(0.7)).toHaveLength(1)
    expect(found(0.5)).toEqual([])
  })

  test('are at most three, with distinct contrasts, most similar first', () => {
    const others = [
      engineTool({ slug: 'far', ...same, skill: 1 }),
      engineTool({ slug: 'near', ...same, skill: 1 }),
      engineTool({ slug: 'stranger', ...same, prominence: 3 }),
    ]
    const topicSimilarity: Readonly<Record<string, number>> = { far: 0.5, near: 0.9, stranger: 0.1 }
    const found = alternativesTo(tool, others, (_, other) => topicSimilarity[other.slug] ?? 0, person(CURIOUS))
    expect(found.map(({ slug }) => slug)).toEqual(['near'])
  })

  test('keep the limits of the answers and exclude the tool itself', () => {
    for (const one of cases) {
      for (const { toolId, alternatives } of one.items) {
        expect(alternatives.length).toBeLessThanOrEqual(3)
        expect(new Set(alternatives.map(({ contrast }) => contrast)).size).toBe(alternatives.length)
        for (const other of alternatives) {
          expect(other.toolId).not.toBe(toolId)
          expect(matchOf(one.answers, snapshot, other.toolId)?.blockedBy).toEqual([])
        }
      }
    }
  })
})
