import { toUsd } from '#core/catalogue/exchange-rates.ts'
import type { KnownPlan } from '#core/catalogue/known-plan.ts'
import type { PriceChange } from '#core/catalogue/price-history.ts'
import type { PriceCheck } from '#core/catalogue/vocabulary.ts'
import { headlinePrice } from '#core/display/amounts.ts'
import type { FactText } from '#core/display/fact-texts.ts'
import { planLimits, planTerms } from '#core/display/plan-tier.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'
import { FactSourceEnum } from './enums.graphql.ts'
import type { FactRow } from './tool-row.ts'

const PriceCheckEnum = enumType<PriceCheck>('PriceCheck', "Who read a price on the vendor's page.", {
  editor: 'An editor.',
  watch: 'The job that reads price pages again every month.',
  vendor: 'The vendor, who has proved control of the website.',
})

export const Plan = builder.objectRef<KnownPlan>('Plan').implement({
  description: "A plan in a vendor's price list, as known in a given month. Amounts are before tax.",
  fields: (t) =>
    withExposed(t, {
      name: field.string("The plan's name."),
      currency: field.string('The currency of the published prices, an ISO 4217 code.'),
      month: nullable.float(
        'The price per month when billed monthly; 0 for a free plan, null when not published or not offered.',
      ),
      monthBilledYearly: nullable.float(
        'The price per month when billed annually, a twelfth of the total; null when not published or not offered.',
      ),
      once: nullable.float('The one-time price; null when there is none.'),
      unitPrice: t.float({
        nullable: true,
        description: 'The price per `unit` of use; null when there is none.',
        resolve: ({ unit }) => unit?.amount ?? null,
      }),
      unit: t.string({
        nullable: true,
        description: 'The unit of use of `unitPrice`, such as `minute` or `1M input tokens`; null when there is none.',
        resolve: ({ unit }) => unit?.per ?? null,
      }),
      onRequest: field.boolean('Whether the vendor publishes no price for the plan.'),
      usdMonth: nullable.float(
        '`month` in US dollars, converted at a monthly reference rate; 0 for a free plan, null when not published or not offered.',
      ),
      usdYear: nullable.float(
        'The price per year in US dollars when billed annually, converted at a monthly reference rate; null when not published or not offered.',
      ),
      perSeat: field.boolean('Whether the price is per seat.'),
      minSeats: nullable.int('The minimum number of seats; null when there is none.'),
      maxSeats: nullable.int('The maximum number of seats; null when there is none.'),
      included: nullable.string('What the price contains; null when not known.'),
      requires: nullable.string('What else must be bought to use the plan; null when nothing is known.'),
      paused: nullable.of('Month', 'The month since which the plan is closed to new customers; null while it is open.'),
      priceText: t.string({
        description: 'The price as text, such as `$20/month` or `Price on request`.',
        resolve: headlinePrice,
      }),
      termsText: t.string({
        nullable: true,
        description: 'Other prices and conditions as text, such as `or $180/year, per seat`; null when there are none.',
        resolve: planTerms,
      }),
      limitTexts: t.stringList({
        description: 'What the price contains and the limits that distinguish the plans.',
        resolve: planLimits,
      }),
      keyLimits: field.of(['String'], 'The limits that distinguish the plans.'),
      asOf: field.of('Month', 'The month in which the price was known to be true.'),
      sourceUrl: t.string({
        nullable: true,
        description: "The vendor's page with the price; null when not known.",
        resolve: (plan) => safeWebsiteUrl(plan.sourceUrl),
      }),
      checkedBy: nullable.of(
        PriceCheckEnum,
        "Who read the price on the vendor's page; null for third parties and editorial knowledge.",
      ),
    }),
})

export const PricePeriod = enumType('PricePeriod', 'The billing period of a price.', {
  month: 'One month, billed monthly.',
  year: 'One year, billed annually.',
  once: 'A one-time price.',
})

export const PriceChangeType = builder.objectRef<PriceChange>('PriceChange').implement({
  description: 'A price change of a plan. Amounts are before tax.',
  fields: (t) =>
    withExposed(t, {
      plan: field.string("The plan's name."),
      period: field.of(PricePeriod, 'Whether the prices are monthly, yearly or one-time.'),
      perSeat: field.boolean('Whether the prices are per seat.'),
      currency: field.string('The currency of `from` and `to`, an ISO 4217 code.'),
      from: field.float('The previous price; 0 for a free plan.'),
      to: field.float('The new price; 0 for a free plan.'),
      fromUsd: t.float({
        description: 'The previous price in US dollars, converted at a monthly reference rate.',
        resolve: ({ from, currency }) => toUsd(from, currency),
      }),
      toUsd: t.float({
        description: 'The new price in US dollars, converted at a monthly reference rate.',
        resolve: ({ to, currency }) => toUsd(to, currency),
      }),
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

export const ToolFactText = exposedType<FactText>('ToolFactText', 'A fact of a tool as a text.', {
  label: field.string('What it is, such as `Newest release`.'),
  value: field.string('The text to display, such as `2.41.3, November 2026`.'),
  fact: field.string('The name of its fact, as in `facts`.'),
})

export type RatingRow = { readonly mean: number; readonly count: number; readonly source: string | null }

export const ToolRating = exposedType<RatingRow>('ToolRating', 'The average rating of a tool.', {
  mean: field.float(
    'The mean, 0 to 5. For fewer than ten ratings by members it is weighted toward the mean of the category.',
  ),
  count: field.int('The number of ratings that count, at least 1. Those by staff of the vendor do not count.'),
  source: nullable.string('The source of imported ratings; null for ratings by members.'),
})
