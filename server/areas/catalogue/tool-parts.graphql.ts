import type { KnownPlan } from '#core/catalogue/known-plan.ts'
import type { PriceChange } from '#core/catalogue/price-history.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'
import { FactSourceEnum } from './enums.graphql.ts'
import type { FactRow } from './tool-row.ts'

export const Plan = builder.objectRef<KnownPlan>('Plan').implement({
  description: "A plan in a vendor's price list, as known in a given month. Amounts are US dollars before tax.",
  fields: (t) =>
    withExposed(t, {
      name: field.string("The plan's name."),
      usdMonth: nullable.float(
        'The price per month when billed monthly; 0 for a free plan, null when not published or not offered.',
      ),
      usdYear: nullable.float('The price per year when billed annually; null when not published or not offered.'),
      perSeat: field.boolean('Whether the price is per seat.'),
      minSeats: nullable.int('The minimum number of seats; null when there is none.'),
      keyLimits: field.of(['String'], 'The limits that distinguish the plans.'),
      asOf: field.of('Month', 'The month in which the price was known to be true.'),
    }),
})

const PricePeriod = enumType('PricePeriod', 'The billing period of a price.', {
  month: 'One month, billed monthly.',
  year: 'One year, billed annually.',
})

export const PriceChangeType = builder.objectRef<PriceChange>('PriceChange').implement({
  description: 'A price change of a plan. Amounts are US dollars before tax.',
  fields: (t) =>
    withExposed(t, {
      plan: field.string("The plan's name."),
      period: field.of(PricePeriod, 'Whether the prices are monthly or yearly.'),
      perSeat: field.boolean('Whether the prices are per seat.'),
      fromUsd: field.float('The previous price; 0 for a free plan.'),
      toUsd: field.float('The new price; 0 for a free plan.'),
      fromMonth: field.of('Month', 'The last month in which the old price was known to be true.'),
      month: field.of('Month', 'The first month in which the new price was known to be true.'),
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
  fields: (t) =>
    withExposed(t, {
      field: field.string('The name of the fact, such as `pricing_model`.'),
      source: field.of(FactSourceEnum, 'Its source.'),
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
      checkedOn: nullable.date('The day it was last rechecked; null when it never was.'),
    }),
})

export type RatingRow = { readonly mean: number; readonly count: number; readonly source: string | null }

export const ToolRating = exposedType<RatingRow>('ToolRating', 'The average rating of a tool.', {
  mean: field.float('The mean of all ratings, 0 to 5.'),
  count: field.int('The number of ratings, at least 1.'),
  source: nullable.string('The source of imported ratings; null for ratings by members.'),
})
