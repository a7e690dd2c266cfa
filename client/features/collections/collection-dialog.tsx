import {
  collectionNameProblem,
  collectionNoteProblem,
  MAX_COLLECTION_NAME,
  MAX_COLLECTION_NOTE,
} from '#core/collections.ts'
import { type FormOutcome, useForm } from '../../lib/use-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { Field, Input, Textarea } from '../../ui/field.tsx'
import { COLLECTION_FIELDS, type CollectionField } from './use-save-collection.ts'

type CollectionDialogProps = {
  readonly title: string
  /** The initial values of the form. */
  readonly name?: string
  readonly note?: string
  readonly action: string
  /** Resolves with the collection's id. */
  readonly save: (texts: {
    readonly name: string
    readonly note: string
  }) => Promise<FormOutcome<CollectionField, string>>
  readonly onSaved: (id: string) => void
  readonly onClose: () => void
}

const problems = ({ name, note }: { readonly name: string; readonly note: string }) => {
  const nameProblem = collectionNameProblem(name)
  const noteProblem = collectionNoteProblem(note)
  return { ...(nameProblem && { name: nameProblem }), ...(noteProblem && { note: noteProblem }) }
}

/** Asks for the name and the note of a collection. */
export function CollectionDialog({ title, name, note, action, save, onSaved, onClose }: CollectionDialogProps) {
  const form = useForm({
    fields: COLLECTION_FIELDS,
    check: problems,
    send: async (texts) => {
      const outcome = await save(texts)
      if ('done' in outcome) onSaved(outcome.done)
      return outcome
    },
    failure: 'The collection could not be saved. Please try again.',
  })
  return (
    <Dialog open onClose={onClose} title={title} form>
      <DialogForm form={form} action={action} busyText="Saving…" onCancel={onClose}>
        <Field label="Name" error={form.errors.name}>
          {(control) => (
            <Input
              {...control}
              name="name"
              defaultValue={name}
              maxLength={MAX_COLLECTION_NAME}
              autoComplete="off"
              aria-required
              onChange={() => form.clearError('name')}
            />
          )}
        </Field>
        <Field label="Note (optional)" error={form.errors.note} hint="People with the link can read it.">
          {(control) => (
            <Textarea
              {...control}
              name="note"
              rows={3}
              defaultValue={note}
              maxLength={MAX_COLLECTION_NOTE}
              onChange={() => form.clearError('note')}
            />
          )}
        </Field>
      </DialogForm>
    </Dialog>
  )
}
