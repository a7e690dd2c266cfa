import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeAnswers } from '#core/quiz/answers.ts'
import { TEAM_SEATS } from '#core/recommendations/constraints/teams.ts'
import { reasonVerifier, verifyProse } from '#core/recommendations/explanations/verifier.ts'
import { tokensOf } from '#core/recommendations/model/evidence.ts'
import type { Reason } from '#core/recommendations/model/recommendation.ts'
import { readEngineTools } from '#lab/eval/catalogue.ts'
import { knownPlan } from '#tests/support/plans.ts'
import { engineTool } from '../engine-tools.ts'

const SEED = 31
const tools = readEngineTools()
const anyTool = fc.constantFrom(...tools)

const answers = normalizeAnswers({ 1: 'marketer', 3: 'small', 4: 'low', 5: ['writing'] })
const plan = (changes: object) =>
  knownPlan({ usdMonth: 12, usdYear: 120, perSeat: true, keyLimits: ['5 brand voices'], asOf: '2026-03', ...changes })
const tool = engineTool({ slug: 'quill', name: 'Quill', plans: [plan({})], integrations: ['slack'] })
const reason = (changes: Partial<Reason> = {}): Reason => ({
  code: 'TASK_MATCH',
  question: 5,
  option: 'writing',
  field: 'features',
  value: 'Drafts from an outline',
  contribution: 0.2,
  text: 'Because you need help with writing and editing, Quill offers “Drafts from an outline.”',
  caveat: false,
  ...changes,
})

const kinds = (text: string, reasons: readonly Reason[] = [reason()]) => [
  ...new Set(verifyProse(text, tool, reasons).map(({ kind }) => kind)),
]

describe('a text about a tool', () => {
  test('may begin a sentence after a quotation of the user’s words', () => {
    const said = reason({ text: 'You wrote “remove noise.”', question: 0, option: 'remove noise' })
    expect(verifyProse('You wrote “remove noise.” Many people do.', tool, [said], answers)).toEqual([])
  })

  test('may contain words that contain the name of the tool', () => {
    const mail = engineTool({ slug: 'mail', name: 'mail' })
    expect(verifyProse('You write emails, and mail helps.', mail, [], normalizeAnswers({ 11: ['emails'] }))).toEqual([])
  })

  test.each([
    'Because you need help with writing and editing, Quill offers “Drafts from an outline.”',
    'Quill drafts articles and letters from an outline, and it has a grammar check.',
    'Its plan Pro costs 2 seats × $12 = $24 a month (as of March 2026).',
    'It connects to Slack.',
    'Quill offers "Grammar check", a feature that helps with writing.',
  ])('may state what the record supports: %s', (text) => {
    expect(verifyProse(text, tool, [reason()], answers)).toEqual([])
  })

  test.each([
    ['an invented price', 'The plan Pro costs $9 a month.', 'number'],
    ['an invented number', 'It has 400 templates for letters.', 'number'],
    ['a percentage', 'It is right in 95% of cases.', 'number'],
    ['an invented feature', 'It also offers voice cloning.', 'claim'],
    ['an invented quotation', 'It offers “Drafts from a sketch.”', 'claim'],
    ['the name of another product', 'It works like Grammarly.', 'claim'],
    ['a name made of plain words', 'You can use it with Make.', 'name'],
    ['praise beyond measure', 'It is the best tool for writing.', 'superlative'],
    ['a superlative', 'It has the fastest grammar check.', 'superlative'],
    ['a first place', 'It is #1 for writing.', 'superlative'],
    ['a denial that nobody made', 'It needs no connection.', 'negation'],
  ])('is rejected with %s', (_, text, kind) => {
    expect(kinds(text)).toContain(kind)
  })

  test('names the price of the plan it mentions', () => {
    const priced = engineTool({
      slug: 'a',
      name: 'A',
      plans: [plan({ name: 'Pro' }), plan({ name: 'Max', usdMonth: 90 })],
    })
    expect(verifyProse('The plan Max costs $90 a month.', priced, [])).toEqual([])
    expect(verifyProse('The plan Pro costs $90 a month.', priced, []).map(({ kind }) => kind)).toContain('number')
    expect(verifyProse('The plan Pro costs $12. The plan Max costs $90.', priced, [])).toEqual([])
  })

  test('may only use supported denials', () => {
    const easy = engineTool({ slug: 'easy', name: 'Easy', skill: 1 })
    const hard = engineTool({ slug: 'hard', name: 'Hard', skill: 3 })
    const text = 'It needs no special skills.'
    expect(verifyProse(text, easy, [])).toEqual([])
    expect(verifyProse(text, hard, [])).not.toEqual([])
  })

  test('is rejected with an amount that is no price of the tool', () => {
    fc.assert(
      fc.property(anyTool, fc.integer({ min: 1, max: 100_000 }), (any, cents) => {
        const prices = any.plans.flatMap(({ usdMonth, usdYear, once, unit }) => [
          usdMonth,
          usdYear,
          (usdYear ?? 0) / 12,
          once,
          unit?.amount ?? null,
        ])
        const totals = prices.flatMap((usd) =>
          Object.values(TEAM_SEATS).map((seats) => Math.round((usd ?? -1) * seats * 100)),
        )
        fc.pre(!totals.includes(cents) && !prices.some((usd) => Math.abs((usd ?? -1) * 100 - cents) < 1.5 * 300))
        const text = `It costs $${(cents / 100).toFixed(2)} a month.`
        expect(verifyProse(text, any, []).map(({ kind }) => kind)).toContain('number')
      }),
      { seed: SEED, numRuns: 500 },
    )
  })

  test('is rejected with a distinctive feature of another tool', () => {
    fc.assert(
      fc.property(anyTool, anyTool, fc.nat(3), (any, other, i) => {
        const feature = other.features[i] ?? ''
        const own = new Set(tokensOf(JSON.stringify(any)))
        fc.pre(tokensOf(feature).some((word) => word.length > 9 && !own.has(word)))
        expect(verifyProse(`${any.name} offers ${feature}.`, any, [])).not.toEqual([])
      }),
      { seed: SEED, numRuns: 500 },
    )
  })

  test('is rejected with the name of another product of its kind', () => {
    const invented = fc.constantFrom('Zentriva', 'Plumewise', 'Orbitask', 'Lexorama', 'Kadabrix')
    fc.assert(
      fc.property(anyTool, invented, (any, name) => {
        expect(verifyProse(`${any.name} connects to ${name}.`, any, [])).not.toEqual([])
        expect(verifyProse(`${name} offers it too.`, any, [])).not.toEqual([])
      }),
      { seed: SEED, numRuns: 300 },
    )
  })
})

describe('a reason', () => {
  const problems = (changes: Partial<Reason>) => reasonVerifier(tool, answers)(reason(changes)).map(({ kind }) => kind)

  test('passes when answer, evidence and sentence agree', () => {
    expect(problems({})).toEqual([])
  })

  test('needs evidence in the named field', () => {
    expect(problems({ field: 'pros' })).toContain('evidence')
    expect(problems({ value: 'Drafts from a photo' })).toContain('evidence')
    expect(problems({ value: '' })).toContain('evidence')
    expect(problems({ field: 'longDescription' })).toContain('evidence')
  })

  test('accepts closed-list values as a whole only', () => {
    const flagged = engineTool({ slug: 'a', name: 'A', privacy: ['on_device'] })
    const found = reasonVerifier(flagged, answers)(reason({ field: 'privacy', value: 'on', text: 'It fits.' }))
    expect(found.map(({ kind }) => kind)).toContain('evidence')
  })

  test('needs a stored answer', () => {
    expect(problems({ option: 'coding' })).toContain('answer')
    expect(problems({ question: 7, option: 'ease' })).toContain('answer')
  })

  test('cannot prove a claim by making it', () => {
    expect(problems({ text: 'Because you need help with writing, Quill offers voice cloning.' })).toContain('claim')
  })
})
