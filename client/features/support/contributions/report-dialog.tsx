import { useEffect, useRef } from 'react'
import type { InaccuracyKind } from '#client/gql/graphql.ts'
import { textOrNull, useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { DialogForm } from '#client/ui/dialog-form.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { ReportSubject } from './report-subject.ts'
import { REPORT_FIELDS, useSendReport } from './use-send-report.ts'
import { LineField, NoteField } from './visitor-controls.tsx'
import { UNREACHABLE } from './visitor-failure.ts'
import { checkFields } from './visitor-fields.ts'

const KINDS: readonly (readonly [InaccuracyKind, string])[] = [
  ['BROKEN_LINK', 'A link is broken'],
  ['WRONG_CATEGORY', 'The tool is in the wrong category'],
  ['OUTDATED', 'Something is outdated'],
  ['PRICE', 'A price is wrong'],
  ['OTHER', 'Something else'],
]

const FORM = 'report'
const LABELS = { note: 'What is wrong?', email: 'Your email (optional)' } as const
const KIND_NEEDED = { problem: 'Please choose a problem.' }
const NOTE_NEEDED = { errors: { note: 'Please describe what is wrong.' } }

type ReportDialogProps = {
  readonly subject: ReportSubject
  /** The plan whose price is wrong; null until a problem is chosen. */
  readonly plan: string | null
  readonly open: boolean
  readonly onClose: () => void
}

const titleOf = (subject: ReportSubject): string =>
  subject.kind === 'tool' ? `Report an inaccuracy: ${subject.name}` : 'Report an inaccuracy'

/** Reports an error on a page to the editors. Closing the dialog keeps the entered text until it is sent. */
export function ReportDialog({ subject, plan, open, onClose }: ReportDialogProps) {
  const sendReport = useSendReport(subject)
  const form = useForm({
    fields: [...REPORT_FIELDS, 'kind'],
    check: ({ note, email }) => checkFields({ note, email }),
    send: async (values) => {
      const kind = KINDS.find(([name]) => name === values.kind)?.[0]
      if (kind === undefined) return KIND_NEEDED
      const note = textOrNull(values.note)
      if (kind === 'OTHER' && note === null) return NOTE_NEEDED
      return sendReport({ kind, plan: kind === 'PRICE' ? plan : null, note, email: textOrNull(values.email) })
    },
    failure: UNREACHABLE,
  })
  const { done, errors, clearError, reset } = form
  const state = { errors, clearError }
  const close = () => {
    if (done !== null) reset()
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={done ? 'Thank you' : titleOf(subject)} form>
      {done ? (
        <Thanks joined={done.joined} onClose={close} />
      ) : (
        <DialogForm form={form} action="Send report" busyText="Sending…" onCancel={close}>
          <ErrorSummary form={FORM} errors={errors} labels={LABELS} />
          <Kinds plan={plan} />
          <NoteField
            form={FORM}
            name="note"
            label={LABELS.note}
            hint="Where you saw it, and what is correct. Required for “Something else.”"
            state={state}
          />
          <LineField
            form={FORM}
            name="email"
            label={LABELS.email}
            hint="Used only to answer this report. Only the editors see it."
            state={state}
            type="email"
            autoComplete="email"
          />
        </DialogForm>
      )}
    </Dialog>
  )
}

/** With a plan, its wrong price is chosen. */
function Kinds({ plan }: { readonly plan: string | null }) {
  return (
    <fieldset>
      <legend className="font-semibold text-sm">Problem</legend>
      {KINDS.map(([kind, label]) => (
        <label key={kind} className="flex min-h-touch items-center gap-2.5 text-sm hover:text-accent">
          <input
            type="radio"
            name="kind"
            value={kind}
            defaultChecked={plan !== null && kind === 'PRICE'}
            className="size-4"
          />
          <span className="wrap-anywhere">
            {plan !== null && kind === 'PRICE' ? `The price of “${plan}” is wrong` : label}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Thanks({ joined, onClose }: { readonly joined: boolean; readonly onClose: () => void }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <>
      <p ref={text} tabIndex={-1} className="text-soft outline-none">
        {joined
          ? 'Someone already reported this. Your report was added to theirs, and an editor will look at it.'
          : 'An editor will check your report.'}{' '}
        This page will show you the outcome in this browser.
      </p>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  )
}
