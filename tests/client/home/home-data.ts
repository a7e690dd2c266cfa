/** The response for the home page: two tools, of which the second has few facts and a hostile name. */

const TOOLS = [
  { id: 't1', slug: 'alpha', name: 'Alpha', priceText: 'From $15/month', rating: null },
  { id: 't2', slug: 'beta', name: '</script><b>Beta</b>', priceText: null, rating: { mean: 4.25, count: 8 } },
].map((tool) => ({
  ...tool,
  __typename: 'Tool',
  mark: null,
  categoryIcon: null,
  description: 'Does one thing well & says so.',
  category: { __typename: 'Category', id: 'c1', name: 'Design' },
  addedOn: '2031-04-30',
  revisedAt: '2031-05-03T10:00:00.000Z',
  rating: tool.rating && { __typename: 'ToolRating', ...tool.rating },
}))

const LIST = { __typename: 'ToolConnection', nodes: TOOLS }
const STATISTICS = {
  catalogue: { __typename: 'Catalogue', toolCount: 1204, categoryCount: 61, factCount: 27_736 },
  outcomeFigure: null as object | null,
  recommendationEvaluation: {
    __typename: 'RecommendationEvaluation',
    heldOut: {
      __typename: 'HeldOutEvaluation',
      measures: [{ __typename: 'EvaluationMeasure', key: 'ON_TOPIC_AT_10', value: 0.874 }],
    },
  },
}
const CATEGORY = { __typename: 'Category', id: 'c1', slug: 'design', name: 'Design', toolCount: 42, icon: null }
const JOB = { __typename: 'Job', slug: 'make-slides', name: 'Make a slide deck', toolCount: 15, post: null }
const startingPrice = { __typename: 'StartingPrice', lead: 'Free plan, then', figure: '$15', unit: 'a month' }
const priced = [{ ...startingPrice, terms: 'Pro', month: 'September 2026' }, null]
const seat = (name: string, month: number | null) => ({
  __typename: 'Plan',
  name,
  month,
  perSeat: true,
  priceText: `$${month}/month`,
  minSeats: 2,
  asOf: '2026-08',
})
const ledgerRow = (code: string, points: number, outOf: number) => ({
  __typename: 'MatchLedgerRow',
  code,
  label: `Row ${code}`,
  points,
  outOf,
  because: 'Because of it',
})
const NO_VERDICT = { bestFor: [], notFor: [], freePlan: [], watchOut: [], asOf: null }
export const HOME = {
  ...STATISTICS,
  taskAnswers: ['Make a presentation', 'Write code'].map((name) => ({
    __typename: 'TaskAnswer',
    name,
    icon: null,
    conditions: ['Free plan', 'Android'],
    fitCount: 8,
    job: JOB,
    picks: TOOLS.map((tool, index) => ({
      __typename: 'TaskPick',
      reason: index === 0 ? 'For small teams' : null,
      tool: { ...tool, startingPrice: priced[index] },
    })),
  })),
  compareTools: TOOLS.map((tool, index) => ({
    ...tool,
    freeTier: index === 0,
    knownPriceChange:
      index === 0
        ? {
            __typename: 'KnownPriceChange',
            plan: 'Alpha Plus',
            from: 7.99,
            to: 5,
            month: '2026-06',
            seenIn: '2026-09',
            note: 'Alpha cut Alpha Plus.',
            sourceUrl: 'https://news.example/alpha',
          }
        : null,
    pros: index === 0 ? ['Quick to learn'] : [],
    startingPrice: index === 0 ? priced[0] : null,
    plans: index === 0 ? [seat('Business', 30), seat('Team', 25), seat('Free', null)] : [],
    verdict:
      index === 0
        ? { __typename: 'ToolVerdict', ...NO_VERDICT, freePlan: ['Two notes a day'], watchOut: ['No app'] }
        : null,
  })),
  exampleMatch: {
    __typename: 'ExampleMatch',
    person: 'a teacher, working alone',
    matchPercent: 47,
    tool: TOOLS[0],
    ledger: [ledgerRow('SUBJECT', 39, 40), ledgerRow('INTENT', 0, 0), ledgerRow('BUDGET', 8, 60)],
  },
  categories: [CATEGORY],
  popularCategories: [{ ...CATEGORY, wellKnownTools: TOOLS }],
  featured: LIST,
  newest: LIST,
  revisedTools: [TOOLS[1]],
}
