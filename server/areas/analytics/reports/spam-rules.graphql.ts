import { builder } from '../../../graphql/builder.ts'
import { STATEMENT } from '../../../graphql/work.ts'
import type { SpamRule } from './spam-rules.service.ts'

const SpamRuleType = builder.objectRef<SpamRule>('AnalyticsSpamRule').implement({
  description: 'A host whose visits do not count as people. For administrators.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    host: t.exposeString('host', { description: 'The host; hosts below it are included.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
  }),
})

builder.queryField('analyticsSpamRules', (t) =>
  t.field({
    type: [SpamRuleType],
    extensions: { work: 2 * STATEMENT, listSize: 500 },
    description: 'Lists the rules against referrer spam, by host. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => services.analyticsSpamRules.list(await viewer()),
  }),
)

builder.mutationField('addAnalyticsSpamRule', (t) =>
  t.field({
    type: SpamRuleType,
    extensions: { work: 6 * STATEMENT },
    description:
      'Excludes visits from a host, also those of the past: a job counts them anew. Repeating it changes nothing. For administrators.',
    args: {
      host: t.arg.string({ required: true, description: 'A host such as `spam.example`, or an address on it.' }),
    },
    resolve: async (_root, { host }, { viewer, services }) => services.analyticsSpamRules.add(await viewer(), host),
  }),
)

builder.mutationField('removeAnalyticsSpamRule', (t) =>
  t.boolean({
    extensions: { work: 6 * STATEMENT },
    description: 'Removes a rule and takes back what it alone excluded. For administrators.',
    args: { id: t.arg.id({ required: true, description: 'The id of the rule.' }) },
    resolve: async (_root, { id }, { viewer, services }) => {
      await services.analyticsSpamRules.remove(await viewer(), id)
      return true
    },
  }),
)
