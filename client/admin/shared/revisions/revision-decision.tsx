import { useRef, useState } from 'react'
import { textOrNull } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Textarea } from '#client/ui/field.tsx'
import { MAX_REVISION_NOTE } from '#core/revision-note.ts'

export type Decision = { readonly accept: boolean; readonly note: string | null }

type RevisionDecisionProps = {
  /** The subject of the decision, for the labels of the controls. */
  readonly about: string
  readonly busy: boolean
  readonly onDecide: (decision: Decision) => void
}

/** Publishes or rejects a revision, with a note to the editor. */
export function RevisionDecision({ about, busy, onDecide }: RevisionDecisionProps) {
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const ref = useRef<HTMLTextAreaElement>(null)
  const reject = () => {
    if (note.trim() !== '') return onDecide({ accept: false, note: note.trim() })
    setMissing(true)
    ref.current?.focus()
  }
  return (
    <div className="grid max-w-prose grid-cols-1 gap-3">
      <Field
        label="Note to the editor"
        hint="Required for a rejection: give the reason."
        error={isMissing ? 'Enter a reason for the rejection.' : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={ref}
            rows={2}
            maxLength={MAX_REVISION_NOTE}
            value={note}
            onChange={({ target }) => {
              setNote(target.value)
              setMissing(false)
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={busy}
          aria-label={`Publish ${about}`}
          onClick={() => onDecide({ accept: true, note: textOrNull(note) })}
        >
          Publish
        </Button>
        <Button variant="secondary" disabled={busy} aria-label={`Reject ${about}`} onClick={reject}>
          Reject
        </Button>
      </div>
    </div>
  )
}
