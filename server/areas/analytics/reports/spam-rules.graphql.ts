import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { builder } from '#server/graphql/builder.ts'
import { failures } from '#server/graphql/errors.ts'
import { mutationInput } from '#server/graphql/mutation-input.ts'
import { STATEMENT } from '#server/graphql/work.ts'
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
    resolve: async (_root, _args, { viewer, services }) => services.analytics.spamRules.list(await viewer()),
  }),
)

const AddSpamRulePayload = builder.objectRef<{ rule: SpamRule }>('AddAnalyticsSpamRulePayload').implement({
  description: 'Visits from the host are excluded.',
  fields: (t) => ({ rule: t.expose('rule', { type: SpamRuleType, description: 'The rule.' }) }),
})

const RemoveSpamRulePayload = builder.objectRef<{ ruleId: string }>('RemoveAnalyticsSpamRulePayload').implement({
  description: 'Visits from the host count again.',
  fields: (t) => ({ ruleId: t.exposeID('ruleId', { description: 'The id of the removed rule.' }) }),
})

builder.mutationField('addAnalyticsSpamRule', (t) =>
  t.field({
    type: AddSpamRulePayload,
    extensions: { action: 'analytics:change', work: 6 * STATEMENT },
    description:
      'Excludes visits from a host, including past visits, which a background job recounts. Idempotent. For administrators.',
    errors: failures([InvalidInputError], 'The rule, or why it was not added.'),
    args: mutationInput('addAnalyticsSpamRule', (input) => ({
      host: input.string({ required: true, description: 'A host such as `spam.example`, or a URL on it.' }),
    })),
    resolve: async (_root, { input: { host } }, { viewer, services }) => ({
      rule: await services.analytics.spamRules.add(await viewer(), host),
    }),
  }),
)

builder.mutationField('removeAnalyticsSpamRule', (t) =>
  t.field({
    type: RemoveSpamRulePayload,
    extensions: { action: 'analytics:change', work: 6 * STATEMENT },
    description: 'Removes a rule and recounts the visits that only this rule excluded. For administrators.',
    errors: failures([NotFoundError], 'The removed rule, or a failure when it does not exist.'),
    args: mutationInput('removeAnalyticsSpamRule', (input) => ({
      id: input.id({ required: true, description: 'The id of the rule.' }),
    })),
    resolve: async (_root, { input: { id } }, { viewer, services }) => {
      await services.analytics.spamRules.remove(await viewer(), id)
      return { ruleId: id }
    },
  }),
)
