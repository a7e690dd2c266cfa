/** API responses with results. */

const LEDGER = [
  { code: 'BUDGET', label: 'Budget', points: 12, outOf: 12, because: 'It has a free plan.' },
  { code: 'PRIVACY', label: 'Privacy', points: 0, outOf: 8, because: 'Nothing is known about it.' },
  { code: 'PLATFORM', label: 'Device', points: 5, outOf: 5, because: 'It runs in the browser.' },
  { code: 'TEAM', label: 'Team size', points: 5, outOf: 5, because: 'It fits a team of your size.' },
  { code: 'INTENT', label: 'Writing', points: 31, outOf: 34, because: 'It writes drafts.' },
  { code: 'INTENT', label: 'Analyzing data', points: 12, outOf: 16, because: 'It reads tables.' },
  { code: 'FIT', label: 'Fit', points: 8, outOf: 10, because: 'It suits your level.' },
  { code: 'STANDING', label: 'Standing', points: 9, outOf: 10, because: 'It is well known.' },
].map((row) => ({ __typename: 'MatchLedgerRow', ...row }))

/** The sum of the ledger's rows. */
export const MATCH = 82

export const ledger = () => LEDGER

const tool = (name: string) => ({
  __typename: 'Tool',
  id: `tool-${name}`,
  slug: name.toLowerCase(),
  name,
  mark: null,
  categoryIcon: null,
  websiteUrl: `https://${name.toLowerCase()}.example`,
  priceText: 'Free plan, paid from $20/month',
  priceAsOf: '2026-03',
  plans: [],
  rating: null,
})

const PAID = {
  matchPercent: MATCH,
  label: 'BEST_MATCH',
  reasoning: 'Because you write, its drafts help.',
  specificRecommendation: 'Start with one draft.',
  ledger: LEDGER,
  optimalPlan: { __typename: 'OptimalPlan', name: 'Plus', text: 'Plus: $20 a month (as of March 2026).' },
  pricingAnalysis: [
    {
      __typename: 'PlanQuote',
      name: 'Plus',
      usdMonth: 20,
      totalMonth: 20,
      seats: 1,
      withinBudget: true,
      why: '$20 a month; within your budget.',
      asOf: '2026-03',
    },
    {
      __typename: 'PlanQuote',
      name: 'Team',
      usdMonth: null,
      totalMonth: null,
      seats: 5,
      withinBudget: null,
      why: 'Price not published.',
      asOf: '2026-03',
    },
  ],
  keyBenefits: ['Drafts', 'Tables', 'Search', 'A fourth'].map((text) => ({
    __typename: 'KeyBenefit',
    text,
    field: 'features',
    intent: 'writing',
  })),
  alternatives: [
    {
      __typename: 'RecommendationAlternative',
      toolId: 'tool-Other',
      slug: 'other',
      name: 'Other',
      contrast: 'CHEAPER',
      text: 'It starts at $5.',
    },
  ],
}

const NOT_PAID = Object.fromEntries(Object.keys(PAID).map((field) => [field, null]))

export const recommendation = (name: string, rank: number, paid: boolean, more: object = {}) => ({
  __typename: 'Recommendation',
  toolId: `tool-${name}`,
  slug: name.toLowerCase(),
  name,
  category: 'Writing',
  rank,
  description: `${name} writes.`,
  reason: 'Because you write, it writes with you.',
  shortReason: 'Because you write, it writes with you.',
  ...(paid ? PAID : NOT_PAID),
  tool: tool(name),
  ...more,
})

export const TIMESTAMP = '1777000000000'

export const result = (paid: boolean, names: readonly string[], more: object = {}) => ({
  __typename: 'QuizResult',
  id: 'result-1',
  timestamp: TIMESTAMP,
  createdAt: '2026-04-24T03:06:40.000Z',
  paid,
  role: 'Designer',
  industry: 'Nonprofit',
  budget: '$21-100 a month',
  teamSize: 'Just me',
  fewestPeople: 1,
  answers: [{ __typename: 'QuizAnswer', question: 1, options: ['developer'] }],
  purpose: null,
  inTheRunning: 123,
  recommendations: names.map((name, index) => recommendation(name, index + 1, paid)),
  relaxations: [],
  previous: null,
  ...more,
})

export const quota = (limit: number | null, remaining: number | null) => ({
  __typename: 'RecommendationQuota',
  limit,
  remaining,
  resetsAt: '2026-05-01T00:00:00.000Z',
})
