/** How many of the active tools have a price, how recent it is, and where it was read. */
import { isWellKnown } from './best-known.ts'
import type { KnownPlan } from './known-plan.ts'
import { isWithinYear } from './month-number.ts'
import { hasPrice } from './plan-prices.ts'
import { type FactSource, hasSourceUrl, type PricingModel } from './vocabulary.ts'

type MeasuredPlan = Pick<
  KnownPlan,
  'month' | 'monthBilledYearly' | 'once' | 'unit' | 'onRequest' | 'asOf' | 'sourceUrl' | 'checkedBy'
>

/** An active tool. */
export type MeasuredTool = {
  readonly pricingModel: PricingModel | null
  readonly prominence: number
  readonly plans: readonly MeasuredPlan[]
  readonly privacy: readonly string[]
  readonly privacyUrl: string | null
  /** By field name. */
  readonly facts: Readonly<Record<string, { readonly source: FactSource; readonly url: string | null }>>
}

/** Shares from 0 to 1; null without tools that the question applies to. */
export type FactFigures = {
  /** Tools that cost money with a price, or a price on request. */
  readonly answered: {
    readonly all: number | null
    readonly bestKnown: number | null
    /** Freemium and paid tools. */
    readonly selfServe: number | null
  }
  /** Of the answered: all these prices are dated within a year. */
  readonly datedWithinYear: number | null
  /** Of the answered: the vendor's page is named. */
  readonly withAddress: number | null
  /** Of the best known with privacy claims: the vendor's page is named. */
  readonly privacyPages: { readonly bestKnown: number | null }
  /** The number of facts and prices that claim a published source without saying where it is. */
  readonly falseSources: number
}

/** Whether it says what people pay: a price above zero, or a price on request. */
const isAnswer = (plan: MeasuredPlan): boolean => plan.onRequest || hasPrice(plan)

const costs = ({ pricingModel }: MeasuredTool): boolean => pricingModel !== null && pricingModel !== 'free'

const isSelfServe = ({ pricingModel }: MeasuredTool): boolean => pricingModel === 'freemium' || pricingModel === 'paid'

const isAnswered = ({ plans }: MeasuredTool): boolean => plans.some(isAnswer)

const hasAddress = ({ plans, facts }: MeasuredTool): boolean =>
  (facts['plans']?.url ?? null) !== null || plans.some((plan) => isAnswer(plan) && plan.sourceUrl !== null)

const shareOf = <T>(of: readonly T[], holds: (one: T) => boolean): number | null =>
  of.length === 0 ? null : of.filter(holds).length / of.length

const falseSources = ({ plans, facts }: MeasuredTool): number =>
  Object.values(facts).filter((fact) => !hasSourceUrl(fact)).length +
  plans.filter(({ checkedBy, sourceUrl }) => checkedBy !== null && sourceUrl === null).length

/** `present`: the month ages are measured from, `YYYY-MM`. */
export const factFigures = (tools: readonly MeasuredTool[], present: string): FactFigures => {
  const costly = tools.filter(costs)
  const answered = costly.filter(isAnswered)
  const isRecent = ({ asOf }: MeasuredPlan) => isWithinYear(asOf, present)
  const claiming = tools.filter((tool) => isWellKnown(tool) && tool.privacy.length > 0)
  return {
    answered: {
      all: shareOf(costly, isAnswered),
      bestKnown: shareOf(costly.filter(isWellKnown), isAnswered),
      selfServe: shareOf(costly.filter(isSelfServe), isAnswered),
    },
    datedWithinYear: shareOf(answered, ({ plans }) => plans.filter(isAnswer).every(isRecent)),
    withAddress: shareOf(answered, hasAddress),
    privacyPages: { bestKnown: shareOf(claiming, ({ privacyUrl }) => privacyUrl !== null) },
    falseSources: tools.reduce((sum, tool) => sum + falseSources(tool), 0),
  }
}
