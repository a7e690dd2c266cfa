import { PLAN_CATALOGUE } from '#core/billing/plan-catalogue.ts'
import {
  BILLING_PERIODS,
  type BillingPeriod,
  type PaidPlan,
  type PaymentMode,
  PLANS,
  type PlanName,
  planLabel,
  priceCents,
  yearlySavingCents,
  yearlySavingPercent,
} from '#core/billing/plans.ts'
import type { PlanFeature } from '#core/claims.ts'
import { formatCents } from '#core/display/price.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { exposedType, nullable } from '../../graphql/exposed.ts'
import { findNodeBy, Node } from '../../graphql/node.ts'
import { IN_MEMORY } from '../../graphql/work.ts'

const PlanFeatureType = builder.objectRef<PlanFeature>('PlanFeature').implement({
  description: 'Something that a plan includes.',
  fields: (t) => ({
    // Not an id: plans share some, and clients would take them for one object.
    key: t.exposeString('id', { description: 'A key, unique within its plan.' }),
    text: t.exposeString('text', { description: 'The text to display.' }),
    planned: t.exposeBoolean('planned', { description: 'Whether it is not available yet.' }),
    claim: t.string({
      nullable: true,
      description: 'The key of the marketing claim in the text, such as `curated-tools`; null for other texts.',
      resolve: ({ claim }) => claim ?? null,
    }),
  }),
})

const PlanPriceType = builder.objectRef<{ plan: PaidPlan; period: BillingPeriod }>('PlanPrice').implement({
  description: 'The price of a plan for one period.',
  fields: (t) => ({
    period: t.expose('period', { type: 'BillingPeriod', description: 'How often it is billed.' }),
    cents: t.int({ description: 'In US cents.', resolve: ({ plan, period }) => priceCents(plan, period) }),
    text: t.string({
      description: 'The text to display, such as `$1,750`.',
      resolve: ({ plan, period }) => formatCents(priceCents(plan, period)),
    }),
  }),
})

const YearlySavingType = builder.objectRef<{ plan: PaidPlan }>('YearlySaving').implement({
  description: 'The saving of yearly billing compared with twelve monthly payments.',
  fields: (t) => ({
    cents: t.int({ description: 'In US cents.', resolve: ({ plan }) => yearlySavingCents(plan) }),
    percent: t.int({
      description: 'In percent of the twelve monthly payments, rounded down.',
      resolve: ({ plan }) => yearlySavingPercent(plan),
    }),
    text: t.string({
      description: 'The text to display, such as `$180`.',
      resolve: ({ plan }) => formatCents(yearlySavingCents(plan)),
    }),
  }),
})

const planId = (plan: PlanName): string => `plan:${plan}`

const SubscriptionPlan = builder.objectRef<{ plan: PlanName }>('SubscriptionPlan').implement({
  description: 'A plan of the product with its prices and features.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'The id, such as `plan:pro`.', resolve: ({ plan }) => planId(plan) }),
    plan: t.expose('plan', { type: 'PlanName', description: 'The plan.' }),
    name: t.string({ description: 'Its short name, such as `Pro`.', resolve: ({ plan }) => PLAN_CATALOGUE[plan].name }),
    label: t.string({ description: 'Its full name, such as `Pro Plan`.', resolve: ({ plan }) => planLabel(plan) }),
    description: t.string({
      description: 'One sentence that describes it.',
      resolve: ({ plan }) => PLAN_CATALOGUE[plan].description,
    }),
    badge: t.string({
      nullable: true,
      description: 'A badge for its card; null when it has none.',
      resolve: ({ plan }) => PLAN_CATALOGUE[plan].badge,
    }),
    prices: t.field({
      type: [PlanPriceType],
      extensions: { listSize: 2 },
      description: 'Its price for each period. Empty for Basic, which is free.',
      resolve: ({ plan }) => (plan === 'basic' ? [] : BILLING_PERIODS.map((period) => ({ plan, period }))),
    }),
    yearlySaving: t.field({
      type: YearlySavingType,
      nullable: true,
      description: 'The saving of yearly billing; null for Basic.',
      resolve: ({ plan }) => (plan === 'basic' ? null : { plan }),
    }),
    features: t.field({
      type: [PlanFeatureType],
      extensions: { listSize: 8 },
      description: 'The included features.',
      resolve: ({ plan }) => [...PLAN_CATALOGUE[plan].features],
    }),
    limitations: t.stringList({
      description: 'The features that are not included.',
      resolve: ({ plan }) => [...PLAN_CATALOGUE[plan].limitations],
    }),
    action: t.string({
      description: 'The label of its button.',
      resolve: ({ plan }) => PLAN_CATALOGUE[plan].action,
    }),
  }),
})

findNodeBy('SubscriptionPlan', async (id) => {
  const plan = PLANS.find((name) => planId(name) === id)
  return plan === undefined ? null : { plan }
})

export const PaymentModeType = enumType('PaymentMode', 'The payment mode.', {
  local: 'The built-in test checkout: no money moves.',
  test: 'The payment provider with test keys: no money moves.',
  live: 'The payment provider with live keys: real payments.',
})

const PaymentsType = exposedType<{ mode: PaymentMode | null }>('Payments', 'Whether and how plans can be bought.', {
  mode: nullable.of(PaymentModeType, 'The payment mode; null when plans cannot be bought.'),
})

// Program and configuration constants, valid as long as the process and its cache.
builder.queryFields((t) => ({
  plans: t.field({
    type: [SubscriptionPlan],
    extensions: { reads: 'program', publicCatalogue: true, listSize: 3, work: IN_MEMORY },
    description: 'The plans of the product, cheapest first.',
    resolve: () => PLANS.map((plan) => ({ plan })),
  }),
  payments: t.field({
    type: PaymentsType,
    extensions: { reads: 'program', publicCatalogue: true, work: IN_MEMORY },
    description: 'Whether and how plans can be bought.',
    resolve: (_root, _args, { services }) => ({ mode: services.billing.checkout.mode }),
  }),
}))
