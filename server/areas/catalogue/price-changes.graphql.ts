import { changedPriceText } from '#core/display/price-change.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { builder } from '../../graphql/builder.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import { resolveExistingTool } from '../../graphql/load-tool.ts'
import { BATCHED, STATEMENT } from '../../graphql/work.ts'
import type { ToolPriceChange } from './price-changes.service.ts'
import { PricePeriod } from './tool-parts.graphql.ts'

const ToolPriceChangeType = builder.objectRef<ToolPriceChange>('ToolPriceChange').implement({
  description: 'A plan of a tool whose price changed. Amounts are before tax.',
  fields: (t) =>
    withExposed(t, {
      tool: t.field({
        type: 'Tool',
        extensions: { work: BATCHED },
        description: 'The tool.',
        resolve: resolveExistingTool,
      }),
      plan: field.string("The plan's name."),
      period: field.of(PricePeriod, 'Whether the prices are monthly, yearly or one-time.'),
      perSeat: field.boolean('Whether the prices are per seat.'),
      currency: field.string('The currency of `from` and `to`, an ISO 4217 code.'),
      from: field.float('The previous price; 0 for a free plan.'),
      to: field.float('The new price; 0 for a free plan.'),
      month: field.of('Month', 'The month of the change, or the first month in which the new price was read.'),
      text: t.string({
        description: 'As text: `Pro was $20 a month and is $25 a month as of March 2026.`',
        resolve: changedPriceText,
      }),
      note: nullable.string('What happened in one sentence; null when no event reports the change.'),
      sourceUrl: t.string({
        nullable: true,
        description: 'The page with the news; null when no event reports the change, or its address cannot be linked.',
        resolve: ({ url }) => (url === null ? null : safeWebsiteUrl(url)),
      }),
    }),
})

builder.queryField('priceChanges', (t) =>
  t.field({
    type: [ToolPriceChangeType],
    extensions: { publicCatalogue: true, work: STATEMENT },
    description: 'Lists price changes of active tools, latest month first.',
    args: {
      first: t.arg.int({ required: true, defaultValue: 20, description: 'How many changes to return, 1 to 100.' }),
    },
    resolve: async (_root, { first }, { services }) => [...(await services.catalogue.priceChanges.latest(first))],
  }),
)
