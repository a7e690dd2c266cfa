import { FACTOR_RESET_HOURS } from '#core/accounts/second-factors.ts'
import {
  InvalidCodeError,
  InvalidInputError,
  NotFoundError,
  PasswordRequiredError,
  RateLimitedError,
} from '#core/errors.ts'
import { builder } from '#server/graphql/builder.ts'
import { failures } from '#server/graphql/errors.ts'
import { exposedType, field } from '#server/graphql/exposed.ts'
import { mutationInput } from '#server/graphql/mutation-input.ts'
import { STATEMENT } from '#server/graphql/work.ts'
import { MemberPayload, WITH_PASSWORD } from '../member-administration.graphql.ts'
import { deviceOf } from '../request-device.ts'

const canceled = { canceled: field.boolean('Always true.') }
const description = 'The second factors stay.'

const CancelFactorResetPayload = exposedType<{ canceled: boolean }>('CancelFactorResetPayload', description, canceled)
const KeepFactorsPayload = exposedType<{ canceled: boolean }>('KeepFactorsPayload', description, canceled)

builder.mutationFields((t) => {
  const id = { required: true, description: 'The id of the account.' } as const
  return {
    cancelFactorReset: t.field({
      type: CancelFactorResetPayload,
      extensions: { work: 8 * STATEMENT },
      description: "Cancels the requested removal of the viewer's second factors. Idempotent. Requires a token.",
      errors: failures([], 'Done.'),
      resolve: async (_root, _args, { viewer, services }) => {
        await services.accounts.factorResets.cancelOwn(await viewer())
        return { canceled: true }
      },
    }),
    keepFactors: t.field({
      type: KeepFactorsPayload,
      extensions: { work: 10 * STATEMENT },
      description:
        'Cancels the requested removal of second factors with the code of its email. At most 20 an hour for each IP address.',
      errors: failures([InvalidCodeError, RateLimitedError], 'Done, or why not.'),
      args: mutationInput('keepFactors', (input) => ({
        code: input.string({ required: true, description: 'The code of the email.' }),
      })),
      resolve: async (_root, { input: { code } }, context) => {
        await context.services.accounts.factorResets.cancelByCode(code, deviceOf(context, null))
        return { canceled: true }
      },
    }),
    requestFactorReset: t.field({
      type: MemberPayload,
      extensions: { action: 'member:change', work: 14 * STATEMENT },
      description: `Requests the removal of a member's second factors in ${FACTOR_RESET_HOURS} hours. The member is told by email and can cancel it. Idempotent. ${WITH_PASSWORD}`,
      errors: failures(
        [InvalidInputError, NotFoundError, PasswordRequiredError],
        'The account, or why the removal was not requested.',
      ),
      args: mutationInput('requestFactorReset', (input) => ({
        id: input.id(id),
        reason: input.string({ required: true, description: 'The reason, for the record; at most 500 characters.' }),
      })),
      resolve: async (_root, { input: args }, { viewer, services }) => {
        await services.accounts.factorResets.request(await viewer(), args.id, args.reason)
        return { member: await services.accounts.memberAdministration.changed(await viewer(), args.id) }
      },
    }),
    cancelMemberFactorReset: t.field({
      type: MemberPayload,
      extensions: { action: 'member:change', work: 12 * STATEMENT },
      description: "Cancels the requested removal of a member's second factors. Idempotent. For administrators.",
      errors: failures([NotFoundError], 'The account, or a failure when it does not exist.'),
      args: mutationInput('cancelMemberFactorReset', (input) => ({ id: input.id(id) })),
      resolve: async (_root, { input: args }, { viewer, services }) => {
        await services.accounts.factorResets.cancelFor(await viewer(), args.id)
        return { member: await services.accounts.memberAdministration.changed(await viewer(), args.id) }
      },
    }),
  }
})
