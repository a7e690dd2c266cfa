import { describe, expect, test } from 'vitest'
import { normalizeAnswers } from '#core/quiz/answers.ts'
import { answerClause } from '#core/recommendations/explanations/answer-wording.ts'
import { evidenceForWords } from '#core/recommendations/explanations/own-words-evidence.ts'
import { reasonVerifier } from '#core/recommendations/explanations/verifier.ts'
import { buildSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { recommend } from '#core/recommendations/recommend.ts'
import { readEngineTools } from '#lab/eval/catalogue.ts'
import { randomAnswers, randomFrom } from '#lab/eval/random-answers.ts'
import { knownPlan } from '#tests/support/plans.ts'
import { engineTool } from '../engine-tools.ts'

const snapshot = buildSnapshot(readEngineTools(), 1)
const random = randomFrom(4_711)
const cases = Array.from({ length: 150 }, () => randomAnswers(random)).map((answers) => ({
  answers,
  items: recommend(answers, snapshot).items,
}))
const all = cases.flatMap(({ answers, items }) =>
  items.map((item) => ({ answers, item, tool: snapshot.tools[snapshot.indexById.get(item.toolId) ?? -1] })),
)
const said = all.flatMap(({ answers, item, tool }) =>
  [...item.reasons, ...(item.caveat === null ? [] : [item.caveat])].map((reason) => ({ reason, answers, tool })),
)

describe('the reasons of any list', () => {
  test('all pass the verifier', () => {
    expect(said.length).toBeGreaterThan(2_000)
    for (const { reason, tool, answers } of said) {
      if (tool === undefined) throw new Error('not in the catalog')
      expect(reasonVerifier(tool, answers)(reason), reason.text).toEqual([])
    }
  })

  test('name their answer', () => {
    const positive = said.filter(({ reason }) => !reason.caveat)
    const naming = positive.filter(({ reason }) => {
      const clause = answerClause(reason) ?? '-'
      return reason.text.includes(clause) || reason.code === 'INTEGRATES'
    })
    expect(naming.length).toBe(positive.length)
  })

  test('are at most three, without repetition, ordered by weight after the first', () => {
    for (const { item } of all) {
      expect(item.reasons.length).toBeLessThanOrEqual(3)
      expect(new Set(item.reasons.map(({ value }) => value)).size).toBe(item.reasons.length)
      const weights = item.reasons.slice(1).map(({ contribution }) => contribution)
      expect(weights).toEqual([...weights].sort((a, b) => b - a))
      expect(item.reasons.every(({ caveat }) => !caveat)).toBe(true)
    }
  })

  test('exist for nearly every tool, as a sentence and in the analysis', () => {
    expect(all.filter(({ item }) => item.reasons.length >= 2).length / all.length).toBeGreaterThan(0.9)
    for (const { item } of all) {
      expect(item.reason).toMatch(/[.”]$/)
      expect(item.reasoning.startsWith(item.reason)).toBe(true)
    }
  })

  test('differ on neighboring cards', () => {
    const masked = ({ item }: (typeof all)[number]) =>
      item.reason
        .replaceAll(item.name, 'X')
        .replace(/“[^”]*”/g, '“”')
        .replace(/’s?\b/g, '')
    const lists = cases.map(({ items, answers }) => items.map((item) => masked({ item, answers, tool: undefined })))
    const pairs = lists.flatMap((list) => list.slice(1).map((text, i) => text !== list[i]))
    expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThan(0.95)
  })
})

describe('a quotation', () => {
  const mail = {
    slug: 'mail',
    topics: { email: 1 },
    description: 'Sorts email and plans campaigns for marketing teams of every size.',
    features: ['Spam filtering and inbox categories', 'Newsletter templates', 'Shared drafts', 'Email rules'],
  }
  const quotes = (answers: object) =>
    recommend(normalizeAnswers(answers), buildSnapshot([engineTool(mail)], 1)).items.flatMap(({ reasons }) => reasons)

  test('never comes from the description, which is above the card', () => {
    expect(said.filter(({ reason }) => reason.field === 'description')).toEqual([])
  })

  test('is omitted for work that the tool only touches', () => {
    expect(quotes({ 5: ['marketing'] }).filter(({ field }) => field === 'features')).toEqual([])
    expect(quotes({ 11: ['emails'] }).map(({ field }) => field)).toContain('features')
  })
})

describe('a phrase for the user’s own words', () => {
  const tool = engineTool({
    slug: 'studio',
    features: ['Audiograms with captions', 'Noise and echo clean-up', 'Remote recording', 'Show notes'],
    useCases: ['Record a conversation with a distant guest', 'Sound checks', 'Publish an episode'],
    pros: ['Quick to learn', 'Sound is cleaned in one step'],
  })

  test.each([
    ['clean up the sound', 'Sound is cleaned in one step'],
    ['sound levels for cinema halls', null],
    ['write show notes', 'Show notes'],
    ['recording guests', 'Record a conversation with a distant guest'],
    ['do my taxes', null],
    ['use it for work', null],
  ])('shares words with “%s”', (request, value) => {
    expect(evidenceForWords(tool, request, new Set())?.value ?? null).toBe(value)
  })

  test('shares the most informative words, where weights are known', () => {
    const weights = new Map(Object.entries({ nois: 5, record: 1, sound: 1 }))
    const found = (request: string) => evidenceForWords(tool, request, new Set(), undefined, weights)?.value ?? null
    expect(found('record without noise')).toBe('Noise and echo clean-up')
    expect(evidenceForWords(tool, 'record the sound of noise in a hall', new Set(), ['pros'], weights)).toBeNull()
  })

  test('is not used twice, and only taken from the requested fields', () => {
    expect(evidenceForWords(tool, 'show notes', new Set(['Show notes']))).toBeNull()
    expect(evidenceForWords(tool, 'show notes', new Set(), ['useCases'])).toBeNull()
  })
})

describe('a single reason', () => {
  const listed = (changes: Parameters<typeof engineTool>[0], answers: object) =>
    recommend(normalizeAnswers(answers), buildSnapshot([engineTool(changes)], 1)).items[0]
  const only = (changes: Parameters<typeof engineTool>[0], answers: object) => {
    const item = listed(changes, answers)
    return [...(item?.reasons ?? []), ...(item?.caveat ? [item.caveat] : [])].map(
      ({ code, text }) => `${code}: ${text}`,
    )
  }
  const plan = knownPlan({ name: 'Team', usdMonth: 4, perSeat: true, asOf: '2026-03' })

  test('names both tools the user already has', () => {
    const texts = only({ slug: 'n8n', integrations: ['notion', 'slack'] }, { 17: ['slack', 'notion'] })
    expect(texts).toEqual(['INTEGRATES: Because you already use Notion and Slack, it helps that n8n connects to both.'])
  })

  test('distinguishes parts of a product from connections', () => {
    const slackAi = { slug: 'slack-ai', name: 'Slack AI', vendor: 'Salesforce' }
    expect(only({ ...slackAi, integrations: ['slack', 'notion'] }, { 17: ['slack', 'notion'] })).toEqual([
      'INTEGRATES: You already use Slack, and Slack AI is part of it.',
    ])
    const texts = only({ ...slackAi, integrations: ['slack', 'zapier', 'teams', 'jira'] }, { 7: 'integration' })
    expect(texts.join()).toContain('connects to other tools such as Zapier and Microsoft Teams')
  })

  test('names a tool the user already has once per sentence', () => {
    const texts = only({ slug: 'n8n', integrations: ['slack'] }, { 17: ['slack'] })
    expect(texts).toEqual(['INTEGRATES: You already use Slack, which n8n connects to.'])
  })

  test('mentions connections only if there are any', () => {
    const integrations = ['slack', 'notion', 'zapier'] as const
    const texts = only({ slug: 'n8n', integrations }, { 7: 'integration', 17: ['slack'] })
    expect(texts.filter((text) => text.includes('connects to'))).toHaveLength(1)
  })

  test('dates the price and counts the seats', () => {
    const texts = only(
      { slug: 'Quill', pricingModel: 'paid', plans: [plan], teamFit: ['small'], topics: { crm: 1 } },
      { 3: 'small', 4: 'low' },
    )
    expect(texts).toEqual([
      'BUDGET_WITHIN: You can spend $1-20 a month, and Quill’s “Team” plan costs 2 seats × $4 = $8 a month (as of March 2026).',
    ])
  })

  test('does not praise a free plan to users with a budget', () => {
    const free = { slug: 'Quill', plans: [{ ...plan, name: 'Free', usdMonth: 0 }] }
    expect(only(free, { 4: 'free' })).toEqual([
      'BUDGET_FREE_PLAN: Because you want free tools only, it helps that Quill has a free plan (as of March 2026).',
    ])
    expect(only(free, { 4: 'low' })).toEqual([
      'BUDGET_FREE_PLAN: You can spend $1-20 a month, and Quill has a free plan (as of March 2026).',
    ])
    expect(only(free, { 4: 'high' })).toEqual([])
  })

  test('cites privacy claims, those on the user’s own content first', () => {
    const privacy = ['soc2', 'no_training_default', 'hipaa'] as const
    expect(only({ slug: 'Quill', privacy }, { 15: 'important' })).toEqual([
      'PRIVACY_OK: Because you said that data privacy is important, it helps that Quill does not train on your content by default, according to its vendor.',
    ])
    expect(only({ slug: 'Quill', privacy }, { 2: 'healthcare', 15: 'critical' }).join()).toContain(
      'Quill can be used under HIPAA, according to its vendor.',
    )
  })

  test('does not take open source or reference pictures for accuracy', () => {
    const accurate = (feature: string) => only({ slug: 'Quill', features: [feature] }, { 7: 'accuracy' }).length === 1
    expect(accurate('Answers with cited sources')).toBe(true)
    for (const other of ['Open-source core', 'Style references', 'Web sources in chat', 'One source for all slides']) {
      expect(accurate(other), other).toBe(false)
    }
  })

  test('warns of difficulty, unpublished prices, unknown privacy and missing apps', () => {
    const mild = ['Less control than a developer kit', 'Figures need expert review', 'Small developer community']
    expect(only({ slug: 'Quill', skill: 3, cons: mild }, { 6: 'intermediate' })).toContain(
      'NEEDS_SETUP: Keep in mind that it needs technical skills.',
    )
    expect(only({ slug: 'Quill', skill: 3, cons: ['Needs SQL'] }, { 1: 'developer', 6: 'intermediate' })).toEqual([])
    expect(only({ slug: 'Quill', skill: 3, cons: ['Needs SQL'] }, { 6: 'intermediate' })).toContain(
      'NEEDS_SETUP: Keep in mind: “Needs SQL.”',
    )
    const priceOnRequest = { ...plan, usdMonth: null }
    expect(only({ slug: 'Quill', pricingModel: 'paid', plans: [priceOnRequest] }, { 4: 'high' })).toContain(
      'PRICE_CAVEAT: Keep in mind that the price of the “Team” plan is not published, so check current pricing.',
    )
    expect(only({ slug: 'Quill', privacy: [] }, { 15: 'important' })).toContain(
      'PRIVACY_UNKNOWN: Keep in mind that its vendor makes no known privacy claims.',
    )
    expect(only({ slug: 'Quill', privacy: ['soc2'] }, { 15: 'important' }).join()).not.toContain('PRIVACY_UNKNOWN')
    expect(only({ slug: 'Quill' }, { 16: 'mobile' })).toContain(
      'MISSING_PLATFORM: Keep in mind that no phone app is listed; it runs in the browser.',
    )
  })

  test('warns of an announced end before anything else, without lowering the match', () => {
    const event = { on: '2026-08-31', party: null, former_name: null, note: 'A note.', url: 'https://news.example/' }
    const withEvent = (kind: 'end_announced' | 'acquired') =>
      listed({ slug: 'Quill', skill: 4, events: [{ ...event, kind }] }, { 6: 'intermediate' })
    const ending = withEvent('end_announced')
    expect(ending?.caveat?.text).toBe('Its end was announced for August 31, 2026.')
    expect(ending?.matchPercent).toBe(withEvent('acquired')?.matchPercent)
    expect(withEvent('acquired')?.caveat?.code).toBe('NEEDS_SETUP')
  })
})
