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
  /** Other actions for the tool, next to the note button. */
  readonly children: ReactNode
}

/** The note on a tool, and the form that changes it, which is hidden while it is sent and comes back after a failure. */
export function EntryNote({ toolName, note, save, children }: EntryNoteProps) {
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const focusButton = () => void requestAnimationFrame(() => button.current?.focus())
  const { formProps, errors, problem, busy, clearError, reset } = useForm({
    fields: ['note'],
    check: ({ note: text }) => {
      const found = collectionNoteProblem(text)
      return found === null ? {} : { note: found }
    },
    send: async ({ note: text }) => {
      focusButton()
      const outcome = await changeOutcome(save(text))
      if ('done' in outcome) setEditing(false)
      return outcome
    },
    failure: 'The note could not be saved. Please try again.',
  })
  const close = () => {
    setEditing(false)
    reset()
    focusButton()
  }
  return (
    <>
      {editing ? (
        <form {...formProps} hidden={busy} className="grid max-w-prose gap-2">
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
            <Button type="submit">Save note</Button>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      ) : null}
      {editing && !busy ? null : (
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
      )}
    </>
  )
}
