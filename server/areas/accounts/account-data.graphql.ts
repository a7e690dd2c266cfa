import { InvalidCredentialsError, RateLimitedError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { PASSWORD_HASH, STATEMENT } from '../../graphql/work.ts'

const ExportMyDataPayload = exposedType<{ json: string }>('ExportMyDataPayload', 'All data stored about the member.', {
  json: field.string('One JSON document, meant to be saved as a file.'),
})

builder.mutationField('exportMyData', (t) =>
  t.field({
    type: ExportMyDataPayload,
    extensions: { work: PASSWORD_HASH + 20 * STATEMENT },
    description: 'Exports all data stored about the viewer, at most once a day. Requires a token.',
    errors: failures([InvalidCredentialsError, RateLimitedError], 'The export, or why it was refused.'),
    args: mutationInput('exportMyData', (input) => ({
      password: input.string({ required: true, description: "The viewer's current password." }),
    })),
    resolve: async (_root, { input: { password } }, { viewer, services }) => ({
      json: await services.accounts.data.exportMyData(await viewer(), password),
    }),
  }),
)

const DeleteAccountPayload = builder.objectRef<{ deleted: true }>('DeleteAccountPayload').implement({
  description: 'The account was deleted with its sessions, saved tools, history, settings and plans.',
  fields: (t) => ({ deleted: t.exposeBoolean('deleted', { description: 'Always true.' }) }),
})

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: DeleteAccountPayload,
    extensions: { work: PASSWORD_HASH + 20 * STATEMENT },
    description: "Deletes the viewer's account and all its data immediately and permanently. Requires a token.",
    errors: failures([InvalidCredentialsError, RateLimitedError], 'Done, or why not.'),
    args: mutationInput('deleteAccount', (input) => ({
      password: input.string({ required: true, description: "The viewer's current password." }),
    })),
    resolve: async (_root, { input: { password } }, { viewer, services }) => {
      await services.accounts.data.deleteAccount(await viewer(), password)
      return { deleted: true } as const
    },
  }),
)
