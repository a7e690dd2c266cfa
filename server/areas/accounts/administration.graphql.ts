import type { Entitlement } from '../../../core/entitlements.ts'
import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { EntitlementType, PlanType } from './viewer.graphql.ts'

const GrantPlanInput = builder.inputType('GrantPlanInput', {
  description: 'A paid plan for a member, from now on.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The address of the account.' }),
    plan: t.field({ type: PlanType, required: true, description: 'PRO or BUSINESS.' }),
    days: t.int({ required: true, description: 'For how many days, 1 to 366.' }),
  }),
})

const GrantPlanPayload = builder.objectRef<{ entitlement: Entitlement }>('GrantPlanPayload').implement({
  description: 'The plan is granted.',
  fields: (t) => ({
    entitlement: t.expose('entitlement', { type: EntitlementType, description: 'What the member may use now.' }),
  }),
})

builder.mutationField('grantPlan', (t) =>
  t.field({
    type: GrantPlanPayload,
    extensions: { work: 4 * STATEMENT },
    description: 'Gives a member a paid plan for a time. For administrators.',
    errors: {
      types: [InvalidInputError, NotFoundError],
      union: { name: 'GrantPlanResult', description: 'What the member may use, or why nothing was granted.' },
    },
    args: { input: t.arg({ type: GrantPlanInput, required: true, description: 'Who gets what, and for how long.' }) },
    resolve: async (_root, { input }, { viewer, services }) => ({
      entitlement: await services.administration.grantPlan(await viewer(), input),
    }),
  }),
)
