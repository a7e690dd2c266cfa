import { useRef, useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import type { ToolFieldChangeInput } from '#client/gql/graphql.ts'
import { textOrNull } from '#client/lib/use-form.ts'
import { toast } from '#client/ui/toast.ts'
import type { Choices, Conflict } from '../../shared/revisions/conflicts-panel.tsx'
import { useToolActions } from '../use-tool-actions.ts'
import { type DraftField, NO_DRAFT, storeDraft, storedDraft, type ToolDraft } from './tool-drafts.ts'

const UpdateDocument = graphql(`
  mutation UpdateTool($id: ID!, $changes: [ToolFieldChangeInput!]!, $note: String) {
    updateTool(input: { id: $id, changes: $changes, note: $note }) {
      __typename
      ... on SaveToolPayload {
        changeSetId
        revisionId
      }
      ...Failure_failure
      ... on EditConflictError {
        conflicts {
          field
          theirs
          yours
        }
      }
    }
  }
`)

type Tool = {
  readonly id: string
  readonly slug: string
  readonly fields: readonly { readonly name: string; readonly value: string }[]
}
const isBlank = ({ asOf, url }: { readonly asOf: string; readonly url: string }): boolean =>
  asOf.trim() === '' && url.trim() === ''

/** The part of a draft that is submitted. */
export const changesOf = (draft: ToolDraft): ToolFieldChangeInput[] =>
  Object.entries(draft).map(([field, { value, base, fact }]) => ({
    field,
    value,
    base,
    fact: fact === null || isBlank(fact) ? null : { asOf: fact.asOf.trim() || null, url: fact.url.trim() || null },
  }))

/**
 * The draft after conflicts are resolved: fields that keep the stored value leave the draft, the others are rebased on
 * it.
 */
export const resolved = (draft: ToolDraft, conflicts: readonly Conflict[], choices: Choices): ToolDraft => {
  const next: Record<string, DraftField> = { ...draft }
  for (const { field, theirs } of conflicts) {
    const typed = next[field]
    if (choices[field] === 'yours' && typed !== undefined) next[field] = { ...typed, base: theirs }
    else delete next[field]
  }
  return next
}

/** Edits made while the draft was being saved; once published, the saved values become the base values. */
const typedSince = (latest: ToolDraft, sent: ToolDraft, published: boolean): ToolDraft =>
  Object.fromEntries(
    Object.entries(latest).flatMap(([name, field]) => {
      const before = sent[name]
      if (before === field) return []
      return [[name, before === undefined || !published ? field : { ...field, base: before.value }]]
    }),
  )

/** A server message about a field, without the field's name: `Needs at least 60 characters.` */
export const fieldMessage = (message: string): string =>
  message.replace(/^"\w+" (.)/, (_, first: string) => first.toUpperCase())

/** The draft of a tool's form and the state of saving it. */
export function useToolForm(tool: Tool) {
  const { slug } = tool
  const [draft, setDraft] = useState(() => storedDraft(slug))
  const latest = useRef(draft)
  const [error, setError] = useState<{ readonly field: string | null; readonly message: string } | null>(null)
  const [conflicts, setConflicts] = useState<readonly Conflict[] | null>(null)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  /** Incremented when values change from outside, to remount the controls. */
  const [version, setVersion] = useState(0)
  const { attempt, notifyDone, send } = useToolActions()

  const keep = (next: ToolDraft) => {
    latest.current = next
    setDraft(next)
    storeDraft(slug, next)
  }
  const replace = (next: ToolDraft) => {
    keep(next)
    setVersion((before) => before + 1)
    setConflicts(null)
    setError(null)
  }

  const save = async (edited: ToolDraft = draft) => {
    if (busy) return
    if (Object.keys(edited).length === 0) return replace(NO_DRAFT)
    setBusy(true)
    setError(null)
    const variables = { id: tool.id, changes: changesOf(edited), note: textOrNull(note) }
    const result = await attempt(() => send(UpdateDocument, variables), 'Failed to save the tool')
    setBusy(false)
    if (result === null) return
    const { payload, failure } = result
    if (failure === null) {
      const published = !payload.revisionId
      const rest = typedSince(latest.current, edited, published)
      if (Object.keys(rest).length === 0) replace(NO_DRAFT)
      else keep(rest)
      setNote('')
      if (!published) toast('Sent for review')
      else notifyDone('Saved', payload.changeSetId ?? null)
    } else if (failure.__typename === 'EditConflictError') setConflicts(failure.conflicts)
    else setError({ field: failure.field, message: fieldMessage(failure.message) })
  }

  return {
    draft,
    error,
    conflicts,
    busy,
    version,
    /** The editor's note about the change. */
    note,
    setNote,
    save: () => save(),
    /** Changes one field. A field with its original value and no source leaves the draft. */
    change: (name: string, changes: Partial<Pick<DraftField, 'value' | 'fact'>>) => {
      const stored = tool.fields.find((field) => field.name === name)?.value ?? ''
      const before = draft[name] ?? { value: stored, base: stored, fact: null }
      const field = { ...before, ...changes }
      const { [name]: _, ...others } = draft
      const isSame = field.value === field.base && (field.fact === null || isBlank(field.fact))
      keep(isSame ? others : { ...others, [name]: field })
      if (error?.field === name) setError(null)
    },
    discard: () => replace(NO_DRAFT),
    dismissConflicts: () => setConflicts(null),
    resolve: (choices: Choices) => {
      const next = resolved(draft, conflicts ?? [], choices)
      replace(next)
      void save(next)
    },
  }
}
