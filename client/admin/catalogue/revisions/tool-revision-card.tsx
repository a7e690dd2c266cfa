import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ToolFieldChangeInput } from '#client/gql/graphql.ts'
import { LogoTiles } from '#client/ui/logo-input.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { toast } from '#client/ui/toast.ts'
import { logoPaths } from '#core/catalogue/logo-file.ts'
import { monthText } from '../../shared/dates.ts'
import type { Choices, Conflict } from '../../shared/revisions/conflicts-panel.tsx'
import { RevisionCard } from '../../shared/revisions/revision-card.tsx'
import type { Decision } from '../../shared/revisions/revision-decision.tsx'
import { fieldLabel, shownValue } from '../editor/tool-fields.ts'
import { changesOf, resolved } from '../editor/use-tool-form.ts'
import { useToolActions } from '../use-tool-actions.ts'

const RevisionCard_revision = graphql(`
  fragment RevisionCard_revision on ToolRevision {
    id
    state
    name
    toolSlug
    fromVendor
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

const DecideDocument = graphql(`
  mutation DecideToolRevision($id: ID!, $accept: Boolean!, $note: String, $changes: [ToolFieldChangeInput!]) {
    decideToolRevision(input: { id: $id, accept: $accept, note: $note, changes: $changes }) {
      __typename
      ... on SaveToolPayload {
        changeSetId
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

type ToolRevisionCardProps = { readonly revision: FragmentType<typeof RevisionCard_revision> }

/** Proposed fields of a tool, or a proposed tool. */
export function ToolRevisionCard({ revision: masked }: ToolRevisionCardProps) {
  const revision = readFragment(RevisionCard_revision, masked)
  const { id, name, toolSlug, fromVendor, fields } = revision
  const [problem, setProblem] = useState<string | null>(null)
  const { attempt, notifyDone, send } = useToolActions()
  const title = toolSlug ? (fromVendor ? `${name}, from its vendor` : name) : `New tool: ${name}`

  const decide = async (decision: Decision, changes: ToolFieldChangeInput[] | null) => {
    setProblem(null)
    const variables = { id, ...decision, changes }
    const result = await attempt(() => send(DecideDocument, variables), 'Failed to decide on the revision')
    if (result === null) return undefined
    const { payload, failure } = result
    if (failure?.__typename === 'EditConflictError') return failure.conflicts
    if (failure !== null) return void setProblem(failure.message)
    if (decision.accept) notifyDone(`${name} published`, payload.changeSetId ?? null)
    else toast('Revision rejected')
    return null
  }
  const resolve = (conflicts: readonly Conflict[], choices: Choices) => {
    const draft = Object.fromEntries(
      fields.map(({ field, value, base, asOf, url }) => [
        field,
        { value, base, fact: asOf || url ? { asOf: asOf ?? '', url: url ?? '' } : null },
      ]),
    )
    return changesOf(resolved(draft, conflicts, choices))
  }
  return (
    <RevisionCard
      title={title}
      heading={
        toolSlug ? (
          <Link to={`/admin?tab=catalogue&tool=${toolSlug}`} className="link">
            {name}
          </Link>
        ) : (
          title
        )
      }
      revision={revision}
      table={{
        label: `Changes to ${name}`,
        names: ['Field', 'Now', 'Proposed', 'Source'],
        rows: fields.map(({ field, value, base, current, asOf, url }) => (
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
            <td className="wrap-anywhere min-w-40 px-3 py-2">
              {field === 'logo' && value !== '' ? <LogoTiles paths={logoPaths(value)} /> : shownValue(field, value)}
            </td>
            <td className="wrap-anywhere min-w-32 px-3 py-2 text-soft text-xs">
              {[url, asOf && monthText(asOf)].filter(Boolean).join(', ') || 'None'}
            </td>
          </tr>
        )),
      }}
      labelOf={fieldLabel}
      shown={shownValue}
      decide={decide}
      resolve={resolve}
    >
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
    </RevisionCard>
  )
}
