import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ToolFieldChangeInput } from '#client/gql/graphql.ts'
import { Notice } from '#client/ui/notice.tsx'
import { TableHead, TableRegion } from '#client/ui/table-region.tsx'
import { toast } from '#client/ui/toast.ts'
import { useIsAdministrator } from '../../shared/is-administrator.ts'
import { type Choices, type Conflict, ConflictsPanel } from '../../shared/revisions/conflicts-panel.tsx'
import { type Decision, RevisionDecision } from '../../shared/revisions/revision-decision.tsx'
import { RevisionFacts } from '../../shared/revisions/revision-facts.tsx'
import { fieldLabel, shownValue } from '../editor/tool-fields.ts'
import { changesOf, resolved } from '../editor/use-tool-form.ts'
import { useToolActions } from '../use-tool-actions.ts'

const RevisionCard_revision = graphql(`
  fragment RevisionCard_revision on ToolRevision {
    id
    state
    name
    toolSlug
    authorName
    authorNote
    note
    createdAt
    decidedAt
    fields {
      field
      value
      base
      current
      asOf
      url
    }
  }
`)

type RevisionCardProps = {
  readonly revision: FragmentType<typeof RevisionCard_revision>
}

/** A proposed change next to the current values, with the decision. */
export function RevisionCard({ revision: masked }: RevisionCardProps) {
  const isAdministrator = useIsAdministrator()
  const revision = readFragment(RevisionCard_revision, masked)
  const { id, state, name, toolSlug, fields } = revision
  const [conflicts, setConflicts] = useState<readonly Conflict[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [decision, setDecision] = useState<Decision>({ accept: true, note: null })
  const [busy, setBusy] = useState(false)
  const { attempt, notifyDone, decide } = useToolActions()
  const title = toolSlug ? name : `New tool: ${name}`

  const run = async (made: Decision, changes: ToolFieldChangeInput[] | null = null) => {
    setBusy(true)
    setDecision(made)
    setProblem(null)
    const result = await attempt(() => decide(id, made, changes), 'Failed to decide on the revision')
    setBusy(false)
    if (result === null) return
    const { payload, failure } = result
    if (failure?.__typename === 'EditConflictError') return setConflicts(failure.conflicts)
    if (failure !== null) return setProblem(failure.message)
    setConflicts(null)
    if (made.accept) notifyDone(`${name} published`, payload.changeSetId ?? null)
    else toast('Revision rejected')
  }
  const choose = (choices: Choices) => {
    const draft = Object.fromEntries(
      fields.map(({ field, value, base, asOf, url }) => [
        field,
        { value, base, fact: asOf || url ? { asOf: asOf ?? '', url: url ?? '' } : null },
      ]),
    )
    void run(decision, changesOf(resolved(draft, conflicts ?? [], choices)))
  }
  return (
    <article aria-label={title} className="grid grid-cols-1 gap-3 rounded-md border border-line bg-surface p-4">
      <h4 className="wrap-anywhere font-semibold text-base">
        {toolSlug ? (
          <Link to={`/admin?tab=catalogue&tool=${toolSlug}`} className="link">
            {name}
          </Link>
        ) : (
          title
        )}
      </h4>
      <RevisionFacts revision={revision} />
      <TableRegion label={`Changes to ${name}`}>
        <TableHead names={['Field', 'Now', 'Proposed', 'Source']} />
        <tbody>
          {fields.map(({ field, value, base, current, asOf, url }) => (
            <tr key={field} className="border-line border-b align-top last:border-b-0">
              <th scope="row" className="px-3 py-2 text-left font-semibold">
                {fieldLabel(field)}
              </th>
              <td className="wrap-anywhere min-w-40 px-3 py-2">
                {shownValue(field, current)}
                {toolSlug && current !== base ? (
                  <span className="block text-soft text-xs">
                    It was {shownValue(field, base)} when this was proposed.
                  </span>
                ) : null}
              </td>
              <td className="wrap-anywhere min-w-40 px-3 py-2">{shownValue(field, value)}</td>
              <td className="wrap-anywhere min-w-32 px-3 py-2 text-soft text-xs">
                {[url, asOf].filter(Boolean).join(', ') || 'None'}
              </td>
            </tr>
          ))}
        </tbody>
      </TableRegion>
      {conflicts === null ? null : (
        <ConflictsPanel
          conflicts={conflicts}
          labelOf={fieldLabel}
          shown={shownValue}
          busy={busy}
          onChoose={choose}
          onCancel={() => setConflicts(null)}
        />
      )}
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      {state === 'OPEN' && isAdministrator && conflicts === null ? (
        <RevisionDecision about={title} busy={busy} onDecide={(made) => void run(made)} />
      ) : null}
    </article>
  )
}
