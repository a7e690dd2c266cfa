import type { EventRecord } from '#core/catalogue/fields/event-record.ts'
import { type KnownPriceChange, knownPriceChange } from '#core/catalogue/known-price-change.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { builder } from '../../graphql/builder.ts'
import { field, withExposed } from '../../graphql/exposed.ts'
import { IN_MEMORY } from '../../graphql/work.ts'
import { Tool } from './tool.graphql.ts'

const KnownPriceChangeType = builder.objectRef<KnownPriceChange>('KnownPriceChange').implement({
  description: 'A change of the price of a plan that is still sold at the new price. Amounts are US dollars a month.',
  fields: (t) =>
    withExposed(t, {
      plan: field.string('The name of the plan.'),
      from: field.float('The price before.'),
      to: field.float('The price since.'),
      month: field.string('The month of the change, `YYYY-MM`.'),
      seenIn: field.string('The month the price since was last seen, `YYYY-MM`.'),
      note: field.string('What happened in one sentence.'),
      sourceUrl: t.string({
        nullable: true,
        description: 'The page with the news; null when its address cannot be linked.',
        resolve: ({ url }) => safeWebsiteUrl(url),
      }),
    }),
})

builder.objectField(Tool, 'knownPriceChange', (t) =>
  t.field({
    type: KnownPriceChangeType,
    nullable: true,
    extensions: { reads: 'program', work: IN_MEMORY },
    description: 'The latest price change among its events whose amounts its plans confirm; null when there is none.',
    resolve: ({ events, plans }) => knownPriceChange({ events: events as readonly EventRecord[], plans }),
  }),
)
