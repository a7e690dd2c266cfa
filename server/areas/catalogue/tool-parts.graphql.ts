import type { KnownPlan } from '#core/catalogue/known-plan.ts'
import type { PriceChange } from '#core/catalogue/price-history.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { builder } from '../../graphql/builder.ts'
import { FactSourceEnum } from './enums.graphql.ts'
import type { FactRow } from './tool-row.ts'

export const Plan = builder.objectRef<KnownPlan>('Plan').implement({
  description: "A plan in a vendor's price list, as known in a given month. Amounts are US dollars before tax.",
  fields: (t) => ({
    name: t.exposeString('name', { description: "The plan's name." }),
    usdMonth: t.exposeFloat('usdMonth', {
      nullable: true,
      description:
        'The price per month when billed monthly; 0 for a free plan, null when not published or not offered.',
    }),
    usdYear: t.exposeFloat('usdYear', {
      nullable: true,
      description: 'The price per year when billed annually; null when not published or not offered.',
    }),
    perSeat: t.exposeBoolean('perSeat', { description: 'Whether the price is per seat.' }),
    minSeats: t.exposeInt('minSeats', {
      nullable: true,
      description: 'The minimum number of seats; null when there is none.',
    }),
    keyLimits: t.stringList({
      description: 'The limits that distinguish the plans.',
      resolve: (plan) => [...plan.keyLimits],
    }),
    asOf: t.expose('asOf', { type: 'Month', description: 'The month in which the price was known to be true.' }),
  }),
})

const PricePeriod = builder.enumType('PricePeriod', {
  description: 'The billing period of a price.',
  values: {
    MONTH: { value: 'month', description: 'One month, billed monthly.' },
    YEAR: { value: 'year', description: 'One year, billed annually.' },
  } as const,
})

export const PriceChangeType = builder.objectRef<PriceChange>('PriceChange').implement({
  description: 'A price change of a plan. Amounts are US dollars before tax.',
  fields: (t) => ({
    plan: t.exposeString('plan', { description: "The plan's name." }),
    period: t.expose('period', { type: PricePeriod, description: 'Whether the prices are monthly or yearly.' }),
    perSeat: t.exposeBoolean('perSeat', { description: 'Whether the prices are per seat.' }),
    fromUsd: t.exposeFloat('fromUsd', { description: 'The previous price; 0 for a free plan.' }),
    toUsd: t.exposeFloat('toUsd', { description: 'The new price; 0 for a free plan.' }),
    fromMonth: t.expose('fromMonth', {
      type: 'Month',
      description: 'The last month in which the old price was known to be true.',
    }),
    month: t.expose('month', {
      type: 'Month',
      description: 'The first month in which the new price was known to be true.',
    }),
  }),
})

export const ToolTopic = builder.objectRef<{ topic: string; weight: number }>('ToolTopic').implement({
  description: 'A topic of a tool, from a controlled vocabulary.',
  fields: (t) => ({
    topic: t.exposeString('topic', { description: 'A key of the vocabulary, such as `image_gen`.' }),
    weight: t.exposeFloat('weight', { description: 'The weight of the topic, 0.3 to 1.' }),
  }),
})

export const ToolFact = builder.objectRef<FactRow>('ToolFact').implement({
  description:
    'The source and month of a fact about a tool. The fact is as of that month and was not rechecked unless `checkedOn` is set.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the fact, such as `pricing_model`.' }),
    source: t.field({ type: FactSourceEnum, description: 'Its source.', resolve: (fact) => fact.source }),
    asOf: t.field({
      type: 'Month',
      description: 'The month in which it was known to be true.',
      resolve: (fact) => fact.knownFor.slice(0, 7),
    }),
    sourceUrl: t.string({
      nullable: true,
      description: 'The source page; null when there is none.',
      resolve: (fact) => safeWebsiteUrl(fact.sourceUrl),
    }),
    checkedOn: t.expose('checkedOn', {
      type: 'Date',
      nullable: true,
      description: 'The day it was last rechecked; null when it never was.',
    }),
  }),
})

export type RatingRow = { readonly mean: number; readonly count: number; readonly source: string | null }

export const ToolRating = builder.objectRef<RatingRow>('ToolRating').implement({
  description: 'The average rating of a tool.',
  fields: (t) => ({
    mean: t.exposeFloat('mean', { description: 'The mean of all ratings, 0 to 5.' }),
    count: t.exposeInt('count', { description: 'The number of ratings, at least 1.' }),
    source: t.exposeString('source', {
      nullable: true,
      description: 'The source of imported ratings; null for ratings by members.',
    }),
  }),
})
