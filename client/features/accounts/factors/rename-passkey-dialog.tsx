import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { formFailureOf, useForm } from '#client/lib/use-form.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { DialogForm } from '#client/ui/dialog-form.tsx'
import { Field, Input } from '#client/ui/field.tsx'
import { MAX_PASSKEY_NAME } from '#core/accounts/second-factors.ts'

const RenamePasskeyDocument = graphql(`
  mutation RenamePasskey($id: ID!, $name: String!) {
    renamePasskey(input: { id: $id, name: $name }) {
      __typename
      ... on RenamePasskeyPayload {
        passkey {
          id
          name
        }
      }
      ...Failure_failure
    }
  }
`)

type RenamePasskeyDialogProps = { readonly id: string; readonly name: string; readonly onClose: () => void }

export function RenamePasskeyDialog({ id, name, onClose }: RenamePasskeyDialogProps) {
  const [mutate] = useMutation(RenamePasskeyDocument, { context: { asViewer: true } })
  const form = useForm({
    fields: ['name'],
    check: (values) => (values.name.trim() === '' ? { name: 'Enter a name.' } : {}),
    send: async (values) => {
      const { data } = await mutate({ variables: { id, name: values.name } })
      const { failure } = unwrap(data?.renamePasskey)
      if (failure) return formFailureOf(failure, ['name'])
      onClose()
      return { done: true }
    },
    failure: 'The passkey could not be renamed. Please try again.',
  })
  return (
    <Dialog open onClose={onClose} title="Rename this passkey" form>
      <DialogForm form={form} action="Rename" busyText="Renaming…" onCancel={onClose}>
        <Field label="Name" error={form.errors.name} hint="Where it is, such as “Work laptop”.">
          {(control) => (
            <Input
              {...control}
              name="name"
              defaultValue={name}
              maxLength={MAX_PASSKEY_NAME}
              autoComplete="off"
              aria-required
              onChange={() => form.clearError('name')}
            />
          )}
        </Field>
      </DialogForm>
    </Dialog>
  )
}
