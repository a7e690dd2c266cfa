import { type ReactNode, useRef, useState } from 'react'
import { collectionNoteProblem, MAX_COLLECTION_NOTE } from '#core/collections.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { NoteText } from './entry-row.tsx'
import { changeOutcome } from './use-collection-change.ts'

type EntryNoteProps = {
  readonly toolName: string
  readonly note: string
  readonly save: (note: string) => Promise<void>
}

type EntryNoteWithActions = EntryNoteProps & {
  /** Other actions for the tool, next to the note button. */
  readonly children: ReactNode
}

/** The note on a tool, and the form that changes it. */
export function EntryNote({ toolName, note, save, children }: EntryNoteWithActions) {
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setEditing(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (editing) return <NoteForm toolName={toolName} note={note} save={save} onClose={close} />
  return (
    <>
      {note === '' ? null : <NoteText note={note} />}
      <div className="flex flex-wrap items-center justify-between">
        <Button ref={button} variant="quiet" className="-ml-3" onClick={() => setEditing(true)}>
          {note === '' ? 'Add note' : 'Edit note'}
          <span className="sr-only">for {toolName}</span>
        </Button>
        {children}
      </div>
    </>
  )
}

function NoteForm({ toolName, note, save, onClose }: EntryNoteProps & { readonly onClose: () => void }) {
  const { formProps, errors, problem, busy, clearError } = useForm({
    fields: ['note'],
    check: ({ note: text }) => {
      const found = collectionNoteProblem(text)
      return found === null ? {} : { note: found }
    },
    send: async ({ note: text }) => {
      const outcome = await changeOutcome(save(text))
      if ('done' in outcome) onClose()
      return outcome
    },
    failure: 'The note could not be saved. Please try again.',
  })
  return (
    <form {...formProps} className="grid max-w-prose gap-2">
      <Field label={`Note for ${toolName}`} error={errors.note ?? problem ?? undefined}>
        {(control) => (
          <Textarea
            {...control}
            name="note"
            rows={3}
            autoFocus
            defaultValue={note}
            maxLength={MAX_COLLECTION_NOTE}
            onChange={() => clearError('note')}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving…' : 'Save note'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
