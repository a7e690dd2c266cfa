import type { KnownPlan } from '../../../core/catalogue/known-plan.ts'
import type { PriceChange } from '../../../core/catalogue/price-history.ts'
import { safeWebsiteUrl } from '../../../core/website-url.ts'
import { builder } from '../../graphql/builder.ts'
import { FactSourceEnum } from './enums.graphql.ts'
import type { FactRow } from './tool-row.ts'

export const Plan = builder.objectRef<KnownPlan>('Plan').implement({
  description: "One plan of a vendor's price list, as known for a month. Amounts are US dollars before tax.",
  fields: (t) => ({
    name: t.exposeString('name', { description: "The plan's name." }),
    usdMonth: t.exposeFloat('usdMonth', {
      nullable: true,
      description: 'Price a month when billed monthly; 0 is a free plan, null is not published or not offered.',
    }),
    usdYear: t.exposeFloat('usdYear', {
      nullable: true,
      description: 'Price of a whole year when billed annually; null when not published or not offered.',
    }),
    perSeat: t.exposeBoolean('perSeat', { description: 'Whether the price is for each seat.' }),
    minSeats: t.exposeInt('minSeats', { nullable: true, description: 'Fewest seats; null when there is no minimum.' }),
    keyLimits: t.stringList({
      description: 'Limits that decide between plans.',
      resolve: (plan) => [...plan.keyLimits],
    }),
    asOf: t.expose('asOf', { type: 'Month', description: 'The month for which the price is known.' }),
  }),
})

const PricePeriod = builder.enumType('PricePeriod', {
  description: 'What a price is for.',
  values: {
    MONTH: { value: 'month', description: 'A month, billed monthly.' },
    YEAR: { value: 'year', description: 'A whole year, billed annually.' },
  } as const,
})

export const PriceChangeType = builder.objectRef<PriceChange>('PriceChange').implement({
  description: 'A plan that has another price since a month. Amounts are US dollars before tax.',
  fields: (t) => ({
    plan: t.exposeString('plan', { description: "The plan's name." }),
    period: t.expose('period', { type: PricePeriod, description: 'Whether the prices are for a month or a year.' }),
    perSeat: t.exposeBoolean('perSeat', { description: 'Whether the prices are for each seat.' }),
    fromUsd: t.exposeFloat('fromUsd', { description: 'The price before; 0 was a free plan.' }),
    toUsd: t.exposeFloat('toUsd', { description: 'The price since then; 0 is a free plan.' }),
    fromMonth: t.expose('fromMonth', {
      type: 'Month',
      description: 'The last month for which the old price was known.',
    }),
    month: t.expose('month', { type: 'Month', description: 'The first month for which the new price was known.' }),
  }),
})

export const ToolTopic = builder.objectRef<{ topic: string; weight: number }>('ToolTopic').implement({
  description: 'What a tool is about, over a closed vocabulary.',
  fields: (t) => ({
    topic: t.exposeString('topic', { description: 'A key of the vocabulary, such as `image_gen`.' }),
    weight: t.exposeFloat('weight', { description: 'How central it is, from 0.3 to 1.' }),
  }),
})

export const ToolFact = builder.objectRef<FactRow>('ToolFact').implement({
  description: 'Source and month of one fact about a tool. As of that month, not checked again unless a day is given.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the fact, such as `pricing_model`.' }),
    source: t.field({ type: FactSourceEnum, description: 'Where it comes from.', resolve: (fact) => fact.source }),
    asOf: t.field({
      type: 'Month',
      description: 'The month it is known for.',
      resolve: (fact) => fact.knownFor.slice(0, 7),
    }),
    sourceUrl: t.string({
      nullable: true,
      description: 'The page it was read on, if any.',
      resolve: (fact) => safeWebsiteUrl(fact.sourceUrl),
    }),
    checkedOn: t.expose('checkedOn', {
      type: 'Date',
      nullable: true,
      description: 'The day somebody checked it again; null when nobody has.',
    }),
  }),
})

export type RatingRow = { readonly mean: number; readonly count: number; readonly source: string | null }

export const ToolRating = builder.objectRef<RatingRow>('ToolRating').implement({
  description: 'The mean of all ratings.',
  fields: (t) => ({
    mean: t.exposeFloat('mean', { description: 'From 0 to 5.' }),
    count: t.exposeInt('count', { description: 'How many ratings it is the mean of; at least 1.' }),
    source: t.exposeString('source', {
      nullable: true,
      description: 'Who collected imported ratings; null for those of our own members.',
    }),
  }),
})
