import { type ReactNode, useState } from 'react'
import { AdminTable } from '../admin-table.tsx'
import { momentText } from '../dates.ts'
import { useIsAdministrator } from '../is-administrator.ts'
import { type Choices, type Conflict, ConflictsPanel } from './conflicts-panel.tsx'
import { type Decision, RevisionDecision } from './revision-decision.tsx'

type RevisionCardProps<Changes> = {
  readonly title: string
  /** The title with a link. */
  readonly heading: ReactNode
  readonly revision: {
    readonly state: string
    readonly authorName: string | null
    readonly authorNote: string | null
    readonly note: string | null
    readonly createdAt: string
    readonly decidedAt: string | null
  }
  /** Names the table of changes, its columns and its rows. */
  readonly table: { readonly label: string; readonly names: readonly string[]; readonly rows: ReactNode }
  readonly labelOf: (field: string) => string
  readonly shown: (field: string, value: string) => string
  /** Sends the decision. Resolves to the conflicts to show, to null for none, and to undefined to leave them. */
  readonly decide: (decision: Decision, changes: Changes | null) => Promise<readonly Conflict[] | null | undefined>
  /** The changes to publish after conflicts are resolved. */
  readonly resolve: (conflicts: readonly Conflict[], choices: Choices) => Changes
  readonly children: ReactNode
}

/** A proposed change next to the current values, with the decision. */
export function RevisionCard<Changes>(props: RevisionCardProps<Changes>) {
  const { title, heading, revision, table, labelOf, shown, decide, resolve, children } = props
  const { state, authorName, authorNote, note, createdAt, decidedAt } = revision
  const isAdministrator = useIsAdministrator()
  const [conflicts, setConflicts] = useState<readonly Conflict[] | null>(null)
  const [decision, setDecision] = useState<Decision>({ accept: true, note: null })
  const [busy, setBusy] = useState(false)
  const run = async (made: Decision, changes: Changes | null = null) => {
    setBusy(true)
    setDecision(made)
    const left = await decide(made, changes)
    setBusy(false)
    if (left !== undefined) setConflicts(left)
  }
  return (
    <article aria-label={title} className="grid grid-cols-1 gap-3 rounded-md border border-line bg-surface p-4">
      <h4 className="wrap-anywhere font-semibold text-base">{heading}</h4>
      <p className="text-soft text-sm">
        {authorName ?? 'A deleted account'} · {momentText(createdAt)}
        {decidedAt ? ` · decided ${momentText(decidedAt)}` : ''}
      </p>
      {authorNote ? <Note label="Editor's note" text={authorNote} /> : null}
      {note ? <Note label="Administrator's note" text={note} /> : null}
      <AdminTable label={table.label} names={table.names}>
        {table.rows}
      </AdminTable>
      {conflicts === null ? null : (
        <ConflictsPanel
          conflicts={conflicts}
          labelOf={labelOf}
          shown={shown}
          busy={busy}
          onChoose={(choices) => void run(decision, resolve(conflicts, choices))}
          onCancel={() => setConflicts(null)}
        />
      )}
      {children}
      {state === 'OPEN' && isAdministrator && conflicts === null ? (
        <RevisionDecision about={title} busy={busy} onDecide={(made) => void run(made)} />
      ) : null}
    </article>
  )
}

function Note({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <p className="wrap-anywhere max-w-prose whitespace-pre-line text-sm">
      <span className="font-semibold">{label}:</span> {text}
    </p>
  )
}
