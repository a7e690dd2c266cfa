import type { Entitlement } from '#core/billing/entitlements.ts'
import { InvalidInputError, NotFoundError, PasswordRequiredError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field } from '../../graphql/exposed.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { EntitlementType, PlanType } from './viewer.graphql.ts'

const GrantPlanInput = builder.inputType('GrantPlanInput', {
  description: 'A paid plan to grant to a member, starting now.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The email address of the account.' }),
    plan: t.field({ type: PlanType, required: true, description: '`PRO` or `BUSINESS`.' }),
    days: t.int({ required: true, description: 'The duration in days, 1 to 366.' }),
  }),
})

const GrantPlanPayload = exposedType<{ entitlement: Entitlement }>('GrantPlanPayload', 'The plan was granted.', {
  entitlement: field.of(EntitlementType, "The member's current entitlement."),
})

builder.mutationField('grantPlan', (t) =>
  t.field({
    type: GrantPlanPayload,
    extensions: { action: 'plan:grant', work: 4 * STATEMENT },
    description:
      'Grants a member a paid plan for a limited time. For administrators, with a password entered in the last 15 minutes.',
    errors: failures(
      [InvalidInputError, NotFoundError, PasswordRequiredError],
      'The new entitlement, or why nothing was granted.',
    ),
    args: {
      input: t.arg({ type: GrantPlanInput, required: true, description: 'The member, the plan and its duration.' }),
    },
    resolve: async (_root, { input }, { viewer, services }) => ({
      entitlement: await services.accounts.administration.grantPlan(await viewer(), input),
    }),
  }),
)
