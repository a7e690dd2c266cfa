import { builder } from '../../../graphql/builder.ts'
import { mutationInput } from '../../../graphql/mutation-input.ts'
import { STATEMENT } from '../../../graphql/work.ts'
import type { SpamRule } from './spam-rules.service.ts'

const SpamRuleType = builder.objectRef<SpamRule>('AnalyticsSpamRule').implement({
  description: 'A host whose visits are excluded as referrer spam. For administrators.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    host: t.exposeString('host', { description: 'The host; its subdomains are included.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
  }),
})

builder.queryField('analyticsSpamRules', (t) =>
  t.field({
    type: [SpamRuleType],
    extensions: { action: 'analytics:read', work: 2 * STATEMENT, listSize: 500 },
    description: 'Lists the referrer spam rules by host. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => services.analyticsSpamRules.list(await viewer()),
  }),
)

builder.mutationField('addAnalyticsSpamRule', (t) =>
  t.field({
    type: SpamRuleType,
    extensions: { action: 'analytics:change', work: 6 * STATEMENT },
    description:
      'Excludes visits from a host, including past visits, which a background job recounts. Idempotent. For administrators.',
    args: mutationInput('addAnalyticsSpamRule', (input) => ({
      host: input.string({ required: true, description: 'A host such as `spam.example`, or a URL on it.' }),
    })),
    resolve: async (_root, { input: { host } }, { viewer, services }) =>
      services.analyticsSpamRules.add(await viewer(), host),
  }),
)

builder.mutationField('removeAnalyticsSpamRule', (t) =>
  t.boolean({
    extensions: { action: 'analytics:change', work: 6 * STATEMENT },
    description: 'Removes a rule and recounts the visits that only this rule excluded. For administrators.',
    args: mutationInput('removeAnalyticsSpamRule', (input) => ({
      id: input.id({ required: true, description: 'The id of the rule.' }),
    })),
    resolve: async (_root, { input: { id } }, { viewer, services }) => {
      await services.analyticsSpamRules.remove(await viewer(), id)
      return true
    },
  }),
)
