import { CLAIMS, claimFeature, type PlanFeature } from '../claims.ts'
import { BASIC_RECOMMENDATIONS } from '../recommendations/paid-fields.ts'
import { BASIC_LISTS_A_MONTH } from '../recommendations/quota.ts'
import { BUSINESS_SEATS, type PlanName } from './plans.ts'

type PlanDescription = {
  /** As the heading of a card: `Pro`. */
  readonly name: string
  readonly description: string
  readonly badge: string | null
  readonly features: readonly PlanFeature[]
  readonly limitations: readonly string[]
  /** Button text. */
  readonly action: string
}

const included = (id: string, text: string): PlanFeature => ({ id, text, planned: false })
const planned = (id: string, text: string): PlanFeature => ({ id, text, planned: true })

export const PLAN_CATALOGUE: Readonly<Record<PlanName, PlanDescription>> = {
  basic: {
    name: 'Basic',
    description: 'Find tools, compare them and save what you like.',
    badge: null,
    features: [
      claimFeature(CLAIMS.curatedTools),
      included('lists', `${BASIC_LISTS_A_MONTH} recommendations per month`),
      included('tools', 'Comparisons and saved tools'),
    ],
    limitations: [`Up to ${BASIC_RECOMMENDATIONS} tools in a list`, 'No match percentages', 'No downloadable report'],
    action: 'Get Started Free',
  },
  pro: {
    name: 'Pro',
    description: 'Every match with its score, reasons and a recommended plan for each tool.',
    badge: 'Recommended',
    features: [
      included('basic', 'Everything in Basic'),
      included('lists', 'Unlimited recommendations'),
      claimFeature(CLAIMS.matchingFactors),
      included('analysis', 'Match percentages that add up, with reasons'),
      included('report', 'Downloadable reports'),
      included('instant', 'Instant access'),
    ],
    limitations: ['For one person'],
    action: 'Get Pro',
  },
  business: {
    name: 'Business',
    description: 'Pro for you and your team.',
    badge: null,
    features: [
      included('pro', 'Everything in Pro'),
      included('seats', `Up to ${BUSINESS_SEATS} team members`),
      planned('manager', 'Account manager'),
      planned('analytics', 'Analytics'),
    ],
    limitations: [],
    action: 'Get Business',
  },
}

/** In the order of the card. */
export const planFeatures = (plan: PlanName): readonly PlanFeature[] => PLAN_CATALOGUE[plan].features

/** A row of the plan comparison: included or not, an amount, or planned. */
type ComparedFeature = {
  readonly text: string
  readonly planned: boolean
  readonly values: Readonly<Record<PlanName, boolean | string>>
}

const fromPro = (text: string): ComparedFeature => ({
  text,
  planned: false,
  values: { basic: false, pro: true, business: true },
})

const plannedForBusiness = ({ text }: PlanFeature): ComparedFeature => ({
  text,
  planned: true,
  values: { basic: false, pro: false, business: true },
})

export const PLAN_COMPARISON: readonly ComparedFeature[] = [
  {
    text: 'Directory, comparisons and saved tools',
    planned: false,
    values: { basic: true, pro: true, business: true },
  },
  {
    text: 'Recommendations per month',
    planned: false,
    values: { basic: `${BASIC_LISTS_A_MONTH}`, pro: 'Unlimited', business: 'Unlimited' },
  },
  fromPro('Match percentages with their reasons'),
  fromPro('What would change a match'),
  fromPro('Lists adjusted to be cheaper, easier or more private'),
  fromPro('Recommended plan and alternatives for each tool'),
  fromPro('Downloadable report'),
  {
    text: 'Team members',
    planned: false,
    values: { basic: false, pro: false, business: `Up to ${BUSINESS_SEATS}` },
  },
  ...planFeatures('business')
    .filter((feature) => feature.planned)
    .map(plannedForBusiness),
]
