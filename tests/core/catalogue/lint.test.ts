import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { categoryFileSchema, featuredFileSchema, toolFileSchema } from '#core/catalogue/fields/tool-record.ts'
import { lintBalance } from '#core/catalogue/lint/balance.ts'
import { lintCatalogue } from '#core/catalogue/lint.ts'
import { catalogue, LONG, other, plan, rules, tool } from './catalogue-fixture.ts'

const numbered = (word: string, length: number) => Array.from({ length }, (_, index) => `${word}${index}`).join(' ')
const long = (text: string) => LONG.replace('word41', text)

describe('the catalog lint', () => {
  it('accepts valid records', () => {
    expect(lintCatalogue(catalogue([tool(), other()], { featured: ['abacus'] }))).toEqual([])
  })

  it('names file, tool, rule and fix', () => {
    expect(
      lintCatalogue(catalogue([tool({ description: `Keeps ${'the books of small shops '.repeat(3)}`.trim() })])),
    ).toEqual([
      {
        file: 'tools/writing.json',
        slug: 'abacus',
        rule: 'sentence',
        message: 'description must end with a full stop',
      },
    ])
  })

  it('accepts the shipped catalog', () => {
    const dir = path.join(import.meta.dirname, '../../../prisma/data')
    const read = (name: string): unknown => JSON.parse(readFileSync(path.join(dir, name), 'utf8'))
    const tools = readdirSync(path.join(dir, 'tools')).flatMap((name) => {
      const file = toolFileSchema.parse(read(`tools/${name}`))
      return file.tools.map((record) => ({ ...record, category: file.category }))
    })
    const { categories } = categoryFileSchema.parse(read('categories.json'))
    const featured = featuredFileSchema.parse(read('featured.json')).tools
    const data = { categories, featured, tools }
    expect([...lintCatalogue(data), ...lintBalance(data)]).toEqual([])
  })
})

describe('texts', () => {
  it.each([
    ['length', { long_description: `AI ${numbered('sentence', 58)}` }],
    ['length', { long_description: `AI ${numbered('w', 130)}` }],
    [
      'length',
      { prominence: 2, long_description: `AI ${numbered('w', 83)}\n\n${numbered('x', 83)}\n\n${numbered('y', 82)}` },
    ],
    [
      'length',
      { prominence: 2, long_description: `AI ${numbered('w', 200)}\n\n${numbered('x', 100)}\n\n${numbered('y', 100)}` },
    ],
    ['paragraphs', { long_description: long('one\n\ntwo') }],
    ['paragraphs', { prominence: 2, long_description: `AI ${numbered('w', 200)}\n\n${numbered('x', 100)}` }],
    ['ai-first', { long_description: LONG.replace('its model', 'also') }],
    ['ai-first', { long_description: `Plain. ${LONG}` }],
    ['spelling', { long_description: long('organised') }],
    ['spelling', { pros: ['Colours of your brand', 'Quick to learn'] }],
    ['spelling', { cons: ['No catalogue of templates', 'No mobile version'] }],
    ['wording', { long_description: long('on own servers') }],
    ['wording', { long_description: long('dearer') }],
    ['white-space', { long_description: long('two  spaces') }],
    ['white-space', { long_description: long('a line\nbreak') }],
    ['sentence', { description: 'Drafts letters for small shops. It also keeps a copy of each one of them.' }],
    ['phrase', { features: ['Letter templates.', 'Shared folder', 'Spelling correction', 'Export to PDF'] }],
    ['phrase', { pros: ['quick to learn', 'Works without a network'] }],
    ['repetition', { pros: ['Shared folder', 'Quick to learn'] }],
    ['marketing-word', { cons: ['Not the best choice', 'No mobile version'] }],
    ['marketing-word', { long_description: long('state-of-the-art') }],
    ['marketing-word', { use_cases: ['Seamless reminders', 'Answers to complaints', 'Offers to new clients'] }],
    ['markup', { long_description: long('<b>bold</b>') }],
    ['markup', { long_description: long('**bold**') }],
    ['markup', { long_description: long('\u{1F680}') }],
    ['markup', { long_description: long('https://abacus.example') }],
  ])('reports %s for %j', (rule, changes) => {
    expect(rules([tool(changes)])).toEqual([rule])
  })

  it.each([
    ['British spelling in a name', { vendor: 'Colour Organisation', long_description: long('Colour Organisation') }],
    [
      'words that only end like British ones',
      { long_description: long('exercise, promised, precisely and otherwise') },
    ],
    [
      'a long text in paragraphs about a tool that is well known',
      {
        prominence: 2,
        long_description: `AI ${numbered('w', 100)}\n\n${numbered('x', 100)}\n\n${numbered('y', 100)}`,
      },
    ],
    [
      'a text without a word of AI about a tool that was delisted',
      { status: 'delisted', long_description: LONG.replace('its model', 'also') },
    ],
    [
      'a name that holds such a word',
      { long_description: long('Ultimate'), pricing_model: 'paid', plans: [plan({ name: 'Ultimate' })] },
    ],
    ['the name of another tool', { long_description: long('Robust Writer') }],
    ['a longer word', { long_description: long('bestow') }],
    [
      'an abbreviation within a sentence',
      { description: 'Drafts letters, e.g. Offers and reminders, for shops and for their suppliers.' },
    ],
    ['a phrase that begins as its name is written', { pros: ['iOS version', 'n8n templates'] }],
  ])('accepts %s', (_, changes) => {
    const robust = other({ slug: 'robust-writer', name: 'Robust Writer' })
    expect(rules([tool({ pricing_model: null, ...changes }), robust])).toEqual([])
  })
})

describe('prices', () => {
  it.each([
    ['pricing-model', { pricing_model: 'free', plans: [plan({})] }],
    ['pricing-model', { pricing_model: 'freemium', plans: [plan({})] }],
    ['pricing-model', { pricing_model: 'paid', plans: [plan({ month: 0 }), plan({ name: 'Max' })] }],
    ['pricing-model', { pricing_model: null, plans: [plan({ month: null, once: 79 })] }],
    ['plan-unanswered', { pricing_model: 'enterprise', plans: [plan({ month: null })] }],
    ['plan-year', { pricing_model: 'paid', plans: [plan({ month_billed_yearly: 10.083333 })] }],
    ['plan-year', { pricing_model: 'paid', plans: [plan({ month_billed_yearly: 0.666667 })] }],
    ['plan-seats', { pricing_model: 'paid', plans: [plan({ min_seats: 3 })] }],
    [
      'plan-student',
      { pricing_model: 'paid', plans: [plan({ month: 1, per_seat: true, key_limits: ['Price for each student'] })] },
    ],
    ['plan-order', { pricing_model: 'paid', plans: [plan({ name: 'Max', month: 20 }), plan({})] }],
    [
      'plan-order',
      { pricing_model: 'paid', plans: [plan({ name: 'Enterprise', month: null, on_request: true }), plan({})] },
    ],
    ['plan-name', { pricing_model: 'paid', plans: [plan({}), plan({})] }],
    ['future', { pricing_model: 'paid', plans: [plan({ as_of: '2026-11' })] }],
    ['future', { as_of: { source: 'editorial', as_of: '2026-11' } }],
    ['source', { facts: { plans: { source: 'editorial', as_of: '2025-06' } } }],
    ['future', { facts: { name: { source: 'editorial', as_of: '2026-11' } } }],
  ])('reports %s for %j', (rule, changes) => {
    expect(rules([tool(changes)])).toEqual([rule])
  })

  it('accepts a price list from free to on request, with an add-on below the last plan', () => {
    const plans = [
      plan({ name: 'Free', month: 0 }),
      plan({ name: 'Pro', month: 20, month_billed_yearly: 16, per_seat: true, min_seats: 2 }),
      plan({ name: 'Team', month: null, month_billed_yearly: 18, per_seat: true }),
      plan({ name: 'Enterprise', month: null, on_request: true }),
      plan({ name: 'Voice add-on', month: 5 }),
    ]
    expect(rules([tool({ plans })])).toEqual([])
  })
})
