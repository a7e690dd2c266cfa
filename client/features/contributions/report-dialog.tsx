import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { graphql } from '../../gql/gql.ts'
import type { InaccuracyKind } from '../../gql/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { type Refusal, refusalOf } from './refusal.ts'
import { type Outcome, textOrNull, useVisitorForm } from './use-visitor-form.ts'
import { LineField, NoteField } from './visitor-controls.tsx'

const ReportInaccuracyDocument = graphql(`
  mutation ReportInaccuracyMutation($input: ReportInaccuracyInput!) {
    reportInaccuracy(input: $input) {
      __typename
      ... on ReportInaccuracyPayload {
        joined
      }
      ... on InvalidInputError {
        field
        message
      }
      ... on RateLimitedError {
        retryAfterSeconds
      }
    }
  }
`)

const KINDS: readonly (readonly [InaccuracyKind, string])[] = [
  ['BROKEN_LINK', 'A link is broken'],
  ['WRONG_CATEGORY', 'It stands in the wrong category'],
  ['OUTDATED', 'Something is outdated'],
  ['PRICE', 'A price is not right'],
  ['OTHER', 'Something else'],
]

const FORM = 'report'
const FIELDS = ['note', 'email'] as const
const LABELS = { note: 'What is wrong?', email: 'Your email (optional)' } as const
const KIND_NEEDED: Refusal = { problem: 'Please choose which kind it is.' }
const NOTE_NEEDED: Refusal = { errors: { note: 'Please say in a few words what is wrong.' } }

type ReportDialogProps = {
  readonly tool: { readonly id: string; readonly name: string }
  readonly open: boolean
  readonly onClose: () => void
}

type Kept = { readonly joined: boolean }

/** Tells the editors what is wrong on a tool's page. What was typed stays until it is sent, also when it is closed. */
export function ReportDialog({ tool, open, onClose }: ReportDialogProps) {
  const client = useApolloClient()
  const send = async (form: FormData): Promise<Outcome<Kept>> => {
    const kind = form.get('kind') as InaccuracyKind | null
    if (kind === null) return KIND_NEEDED
    const note = textOrNull(form, 'note')
    if (kind === 'OTHER' && note === null) return NOTE_NEEDED
    const { data } = await client.mutate({
      mutation: ReportInaccuracyDocument,
      variables: { input: { toolId: tool.id, kind, note, email: textOrNull(form, 'email') } },
      fetchPolicy: 'no-cache',
    })
    const result = data?.reportInaccuracy
    if (!result) throw new Error('The answer is empty')
    return result.__typename === 'ReportInaccuracyPayload'
      ? { kept: { joined: result.joined } }
      : refusalOf(result, FIELDS)
  }
  const { kept, problem, errors, tries, busy, submit, edit, again } = useVisitorForm<Kept>({ fields: FIELDS, send })
  const close = () => {
    if (kept !== null) again()
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={kept ? 'Thank you' : `Report an inaccuracy: ${tool.name}`} form>
      {kept ? (
        <Thanks joined={kept.joined} onClose={close} />
      ) : (
        <form method="post" noValidate onSubmit={submit} className="grid gap-4">
          <ErrorSummary form={FORM} tries={tries} errors={errors} labels={LABELS} />
          <Kinds />
          <NoteField
            form={FORM}
            name="note"
            label={LABELS.note}
            hint="Where you saw it, and what is right. Needed for “Something else”."
            state={{ errors, edit }}
          />
          <LineField
            form={FORM}
            name="email"
            label={LABELS.email}
            hint="Only to answer this report. Only the editors see it."
            state={{ errors, edit }}
            type="email"
            autoComplete="email"
          />
          {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" disabled={busy}>
              {busy ? 'Sending…' : 'Send report'}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

function Kinds() {
  return (
    <fieldset>
      <legend className="font-semibold text-sm">Which kind?</legend>
      {KINDS.map(([kind, label]) => (
        <label key={kind} className="flex min-h-9 items-center gap-2.5 text-sm hover:text-accent">
          <input type="radio" name="kind" value={kind} className="size-4 accent-accent" />
          {label}
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
          ? 'Somebody reported the same before you; your report was added to theirs, and an editor will look at it.'
          : 'Your report waits for an editor. Once it is checked, the page changes for everybody.'}
      </p>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  )
}
