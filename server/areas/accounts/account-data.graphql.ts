import { InvalidCredentialsError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { PASSWORD_HASH, STATEMENT } from '../../graphql/work.ts'

const ExportMyDataPayload = builder.objectRef<{ json: string }>('ExportMyDataPayload').implement({
  description: 'Everything that is held about the member.',
  fields: (t) => ({ json: t.exposeString('json', { description: 'One JSON document, to be kept as a file.' }) }),
})

builder.mutationField('exportMyData', (t) =>
  t.field({
    type: ExportMyDataPayload,
    extensions: { work: PASSWORD_HASH + 20 * STATEMENT },
    description: 'Gives the viewer a copy of everything that is held about them, once a day. Needs a token.',
    errors: {
      types: [InvalidCredentialsError, RateLimitedError],
      union: { name: 'ExportMyDataResult', description: 'The copy, or why there is none.' },
    },
    args: { password: t.arg.string({ required: true, description: "The viewer's password, given again." }) },
    resolve: async (_root, { password }, { viewer, services }) => ({
      json: await services.accountData.exportMyData(await viewer(), password),
    }),
  }),
)

const DeleteAccountPayload = builder.objectRef<{ deleted: true }>('DeleteAccountPayload').implement({
  description: 'The account is gone, with its sessions, saved tools, history, settings and plans.',
  fields: (t) => ({ deleted: t.exposeBoolean('deleted', { description: 'Always true.' }) }),
})

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: DeleteAccountPayload,
    extensions: { work: PASSWORD_HASH + 20 * STATEMENT },
    description: 'Removes the account of the viewer and what belongs to it, at once and for good. Needs a token.',
    errors: {
      types: [InvalidCredentialsError, RateLimitedError],
      union: { name: 'DeleteAccountResult', description: 'Done, or why not.' },
    },
    args: { password: t.arg.string({ required: true, description: "The viewer's password, given again." }) },
    resolve: async (_root, { password }, { viewer, services }) => {
      await services.accountData.deleteAccount(await viewer(), password)
      return { deleted: true } as const
    },
  }),
)
