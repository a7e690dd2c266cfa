import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBestKnown } from '#core/catalogue/best-known.ts'
import { formatAmount } from '#core/display/amounts.ts'
import { pageToolOf } from '#core/pages/page-tool.ts'
import { QUESTION_COUNT, type ToolQuestionInput, toolQuestions } from '#core/pages/tool-questions.ts'
import { arbitraryTools } from '../../support/arbitrary-tools.ts'
import { knownPlan } from '../../support/plans.ts'

const plan = (name: string, usdMonth: number | null, over: Partial<ToolQuestionInput['plans'][number]> = {}) =>
  knownPlan({ name, usdMonth, onRequest: usdMonth === null && over.usdYear == null, asOf: '2025-10', ...over })

const KNOWN: ToolQuestionInput = {
  name: 'Abacus',
  vendor: 'Beads Inc',
  owner: 'Counting Group',
  pricingModel: 'freemium',
  plans: [
    plan('Free', 0),
    plan('Pro', 20, { usdYear: 192 }),
    plan('Team', 30, { perSeat: true, minSeats: 2 }),
    plan('Enterprise', null),
  ],
  useCases: ['Add up invoices', 'Monthly reports'],
  apiAvailable: true,
  platforms: ['web', 'mac', 'extension', 'api'],
  privacy: ['soc2', 'eu_hosting'],
  months: new Map([
    ['privacy', '2025-11'],
    ['api_available', '2025-11'],
  ]),
  alternatives: ['Birch', 'Cedar', 'Dune'],
}

const UNKNOWN: ToolQuestionInput = {
  name: 'Abacus',
  vendor: '',
  owner: null,
  pricingModel: null,
  plans: [],
  useCases: [],
  apiAvailable: null,
  platforms: [],
  privacy: [],
  months: new Map(),
  alternatives: [],
}

const answersOf = (tool: ToolQuestionInput) => toolQuestions(tool).map(({ answer }) => answer)
const answer = (index: number, over: Partial<ToolQuestionInput>) => answersOf({ ...KNOWN, ...over })[index]

describe('questions about a tool', () => {
  it('are answered from known facts', () => {
    expect(toolQuestions(KNOWN)).toEqual([
      {
        question: 'Is Abacus free, and what does it cost?',
        answer:
          'As of October 2025, Abacus has a free plan, Pro costs $20 a month or $192 a year, and Team costs $30 a month per seat, for at least 2 seats. Prices are in US dollars, before tax. The price of Enterprise is not published.',
      },
      {
        question: 'What is Abacus used for, and who makes it?',
        answer:
          'Typical uses: “Add up invoices” and “Monthly reports.” Abacus is made by Beads Inc, which is owned by Counting Group.',
      },
      {
        question: 'Does Abacus have an API, and where does it run?',
        answer:
          'Yes, Abacus has a documented public API, as of November 2025. It runs on the web and macOS, and as a browser extension.',
      },
      {
        question: 'What does Abacus say about privacy?',
        answer:
          'Its vendor publicly claims hosting in the EU and SOC 2. These are the vendor’s own claims, as of November 2025.',
      },
      {
        question: 'What are alternatives to Abacus?',
        answer: 'The tools most similar to Abacus on Toolfinch are Birch, Cedar, and Dune.',
      },
    ])
  })

  it('have answers for unknown facts', () => {
    expect(answersOf(UNKNOWN)).toEqual([
      'We don’t know whether Abacus has a free plan. We don’t know what it costs.',
      'We don’t know what people use Abacus for. We don’t know who makes Abacus.',
      'We don’t know whether Abacus has a public API. We don’t know which devices it runs on.',
      'We don’t know: no privacy claims from its vendor are on record.',
      'No other tool on Toolfinch is similar enough to Abacus.',
    ])
  })

  it.each<[Partial<ToolQuestionInput>, string]>([
    [{ pricingModel: 'free', plans: [] }, 'Yes, Abacus is free.'],
    [{ pricingModel: 'free', plans: [plan('Free', 0)] }, 'Yes, Abacus is free, as of October 2025.'],
    [
      { pricingModel: 'free', plans: [], months: new Map([['pricing_model', '2026-11']]) },
      'Yes, Abacus is free, as of November 2026.',
    ],
    [
      { pricingModel: 'free', plans: [plan('Hosted', 5)] },
      'You can use Abacus for free, at least in part. As of October 2025, Hosted costs $5 a month. Prices are in US dollars, before tax.',
    ],
    [
      { pricingModel: 'freemium', plans: [] },
      'You can use Abacus for free, at least in part. We don’t know what its paid plans cost.',
    ],
    [{ pricingModel: 'paid', plans: [] }, 'We know of no free plan for Abacus. We don’t know what it costs.'],
    [
      { pricingModel: 'enterprise', plans: [] },
      'We know of no free plan for Abacus. It is sold by contract; ask the vendor for a price.',
    ],
    [
      { pricingModel: null, plans: [plan('Free', 0)] },
      'As of October 2025, Abacus has a free plan. We know of no other plan.',
    ],
    [
      { pricingModel: 'paid', plans: [plan('Pro', null), plan('Max', null)] },
      'We know of no free plan for Abacus. The prices of Pro and Max are not published.',
    ],
    [
      { pricingModel: 'paid', plans: [plan('Pro', 9), plan('Max', 90, { asOf: '2026-01' })] },
      'We know of no free plan for Abacus. Pro costs $9 a month (as of October 2025) and Max costs $90 a month (as of January 2026). Prices are in US dollars, before tax.',
    ],
    [
      { pricingModel: 'freemium', plans: [plan('Free', 0, { asOf: '2026-01' }), plan('Pro', 9)] },
      'Abacus has a free plan (as of January 2026) and Pro costs $9 a month (as of October 2025). Prices are in US dollars, before tax.',
    ],
    [
      { pricingModel: 'paid', plans: [plan('Pro', null, { usdYear: 99.5, minSeats: 3 })] },
      'We know of no free plan for Abacus. As of October 2025, Pro costs $99.50 a year for at least 3 seats. Prices are in US dollars, before tax.',
    ],
  ])('read well with the prices %j', (over, expected) => {
    expect(answer(0, over)).toBe(expected)
  })

  it.each<[Partial<ToolQuestionInput>, string]>([
    [{ owner: null }, 'Abacus is made by Beads Inc. We know of no parent company.'],
    [{ vendor: 'Abacus', owner: null }, 'Abacus is made by a vendor of the same name. We know of no parent company.'],
    [{ vendor: 'Abacus' }, 'Abacus is made by a vendor of the same name, which is owned by Counting Group.'],
    [{ vendor: '' }, 'Abacus is owned by Counting Group.'],
  ])('names its maker with %j', (over, expected) => {
    expect(answer(1, { useCases: ['Sums.'], ...over })).toBe(`Typical uses: “Sums.” ${expected}`)
  })

  it.each<[Partial<ToolQuestionInput>, string]>([
    [
      { apiAvailable: false, platforms: ['ios'], months: new Map() },
      'No, Abacus has no documented public API. It runs on iPhone and iPad.',
    ],
    [
      { apiAvailable: null, platforms: ['api'] },
      'Abacus has an API, but we don’t know whether its documentation is public. We don’t know which devices it runs on.',
    ],
    [
      { apiAvailable: null, platforms: ['extension'] },
      'We don’t know whether Abacus has a public API. It runs as a browser extension.',
    ],
  ])('list platforms with %j', (over, expected) => {
    expect(answer(2, over)).toBe(expected)
  })

  it('have answers in the singular', () => {
    expect(answer(3, { privacy: ['hipaa'], months: new Map() })).toBe(
      'Its vendor publicly claims HIPAA. This is the vendor’s own claim.',
    )
    expect(answer(4, { alternatives: ['Birch'] })).toBe('The tool most similar to Abacus on Toolfinch is Birch.')
  })

  it('are answered for active, well-known tools', () => {
    const wellKnown = [0, 1, 2, 3].map((prominence) => isBestKnown({ status: 'active', prominence }))
    expect(wellKnown).toEqual([false, false, true, true])
    expect(isBestKnown({ status: 'discontinued', prominence: 3 })).toBe(false)
  })
})

describe('for any record', () => {
  const anyTool = fc
    .tuple(arbitraryTools(1), fc.array(fc.constantFrom('Birch', 'Cedar', 'Dune'), { maxLength: 4 }))
    .map(([[state], alternatives]): ToolQuestionInput => {
      if (state === undefined) throw new Error('There is no tool')
      const months = new Map(Object.entries(state.facts).map(([field, fact]) => [field, fact.as_of]))
      return { ...pageToolOf(state), owner: state.values.owner, months, alternatives }
    })

  it('there are five questions with complete sentences, and each amount is a plan price', () => {
    fc.assert(
      fc.property(anyTool, (tool) => {
        const questions = toolQuestions(tool)
        expect(questions).toHaveLength(QUESTION_COUNT)
        expect(new Set(questions.map(({ question }) => question)).size).toBe(QUESTION_COUNT)
        const known = new Set(
          tool.plans.flatMap(({ currency, usdMonth, usdYear, once, unit }) =>
            currency === 'USD'
              ? [usdMonth, usdYear, once, unit?.amount ?? null].flatMap((usd) =>
                  usd === null ? [] : [formatAmount(usd, currency)],
                )
              : [],
          ),
        )
        for (const { question, answer: text } of questions) {
          expect(question).toMatch(/\?$/)
          expect(text).toMatch(/[.”]$/)
          expect(`${question} ${text}`).not.toMatch(/\b(?:null|undefined|NaN)\b|\$0(?![.\d])| {2}/)
          for (const [amount] of text.matchAll(/\$\d[\d,]*(?:\.\d+)?/g)) expect(known).toContain(amount)
        }
      }),
      { numRuns: 300 },
    )
  })
})
