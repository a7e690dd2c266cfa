import { EXAMPLE_PERSON } from '#core/recommendations/example-person.ts'
import type { LedgerRow } from '#core/recommendations/model/recommendation.ts'
import { builder } from '../../graphql/builder.ts'
import { field, withExposed } from '../../graphql/exposed.ts'
import { withTools } from '../../graphql/load-tool.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { ENGINE_RUN, STATEMENT } from '../../graphql/work.ts'
import type { ToolRow } from '../catalogue/tool-row.ts'
import { MatchLedgerRow } from './recommendation-types.graphql.ts'

type ShownMatch = { readonly tool: ToolRow; readonly matchPercent: number; readonly ledger: readonly LedgerRow[] }

const ExampleMatchType = builder.objectRef<ShownMatch>('ExampleMatch').implement({
  description: "The best match of an invented person. It contains nobody's answers.",
  fields: (t) =>
    withExposed(t, {
      person: t.string({
        description: 'Who the person is, after "Example:".',
        resolve: () => EXAMPLE_PERSON,
      }),
      tool: t.expose('tool', { type: 'Tool', description: 'The matching tool.' }),
      matchPercent: field.int('The match in percent, 0 to 100.'),
      ledger: field.of([MatchLedgerRow], 'The match ledger; the points of its rows add up to the percentage.', {
        listSize: 14,
      }),
    }),
})

builder.queryField('exampleMatch', (t) =>
  t.field({
    type: ExampleMatchType,
    nullable: true,
    extensions: { publicCatalogue: true, work: ENGINE_RUN + STATEMENT },
    description: 'Shows how a match adds up, for an invented person; null when no tool meets the limits.',
    resolve: async (_root, _args, context, info) => {
      const match = await context.services.recommendations.exampleMatch.best()
      if (match === null) return null
      const [shown] = await withTools(context, [match], requestedFields(info, ['tool']))
      return shown ?? null
    },
  }),
)
