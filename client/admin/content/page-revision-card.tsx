import { useState } from 'react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { ProgrammaticPageTextsInput } from '../../gql/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { TableHead, TableRegion } from '../../ui/table-region.tsx'
import { useIsAdministrator } from '../shared/is-administrator.ts'
import { type Choices, type Conflict, ConflictsPanel } from '../shared/revisions/conflicts-panel.tsx'
import { type Decision, RevisionDecision } from '../shared/revisions/revision-decision.tsx'
import { RevisionFacts } from '../shared/revisions/revision-facts.tsx'
import { useAction } from '../shared/use-action.ts'
import { shownText, textLabel } from './page-labels.ts'
import { usePageMutations } from './use-page-mutations.ts'

const PageRevisionCard_revision = graphql(`
  fragment PageRevisionCard_revision on PageRevision {
    id
    state
    title
    path
    authorName
    authorNote
    note
    createdAt
    decidedAt
    texts {
      field
      value
      base
      current
    }
  }
`)

type PageRevisionCardProps = {
  readonly revision: FragmentType<typeof PageRevisionCard_revision>
}
type Chosen = { readonly texts: ProgrammaticPageTextsInput; readonly base: ProgrammaticPageTextsInput }

/** A page's proposed texts next to the current ones, with the decision. Editors can withdraw their own. */
export function PageRevisionCard({ revision: masked }: PageRevisionCardProps) {
  const isAdministrator = useIsAdministrator()
  const revision = readFragment(PageRevisionCard_revision, masked)
  const { id, state, title, path, texts } = revision
  const [conflicts, setConflicts] = useState<readonly Conflict[] | null>(null)
  const [decision, setDecision] = useState<Decision>({ accept: true, note: null })
  const [busy, setBusy] = useState(false)
  const { decide, withdraw } = usePageMutations()
  const act = useAction()

  const run = async (made: Decision, chosen: Chosen | null = null) => {
    setBusy(true)
    setDecision(made)
    const done = made.accept ? `${title} published` : 'Revision rejected'
    await act(
      async () => {
        const result = await decide(id, made, chosen)
        setConflicts(result.failure?.__typename === 'EditConflictError' ? result.failure.conflicts : null)
        return result
      },
      { done, failure: 'Failed to decide on the revision' },
    )
    setBusy(false)
  }
  const choose = (choices: Choices) => {
    const kept = texts.filter(({ field }) => choices[field] !== 'theirs')
    const textsOf = (part: 'value' | 'current') => Object.fromEntries(kept.map((text) => [text.field, text[part]]))
    const theirs = Object.fromEntries((conflicts ?? []).map((conflict) => [conflict.field, conflict.theirs]))
    void run(decision, { texts: textsOf('value'), base: { ...textsOf('current'), ...theirs } })
  }
  const takeBack = async () => {
    setBusy(true)
    await act(() => withdraw(id), { done: 'Revision withdrawn', failure: 'Failed to withdraw the revision' })
    setBusy(false)
  }
  return (
    <article aria-label={title} className="grid grid-cols-1 gap-3 rounded-md border border-line bg-surface p-4">
      <h4 className="wrap-anywhere font-semibold text-base">
        <a href={path} target="_blank" rel="noopener" className="link">
          {title}
          <span className="sr-only"> (new tab)</span>
        </a>
      </h4>
      <RevisionFacts revision={revision} />
      <TableRegion label={`Changes to ${title}`}>
        <TableHead names={['Text', 'Now', 'Proposed']} />
        <tbody>
          {texts.map(({ field, value, base, current }) => (
            <tr key={field} className="border-line border-b align-top last:border-b-0">
              <th scope="row" className="px-3 py-2 text-left font-semibold">
                {textLabel(field)}
              </th>
              <td className="wrap-anywhere min-w-24 px-3 py-2">
                {current}
                {state === 'OPEN' && current !== base ? (
                  <span className="block text-soft text-xs">It was “{base}” when this was proposed.</span>
                ) : null}
              </td>
              <td className="wrap-anywhere min-w-24 px-3 py-2">{value}</td>
            </tr>
          ))}
        </tbody>
      </TableRegion>
      {conflicts === null ? null : (
        <ConflictsPanel
          conflicts={conflicts}
          labelOf={textLabel}
          shown={shownText}
          busy={busy}
          onChoose={choose}
          onCancel={() => setConflicts(null)}
        />
      )}
      {state === 'OPEN' && isAdministrator && conflicts === null ? (
        <RevisionDecision about={title} busy={busy} onDecide={(made) => void run(made)} />
      ) : null}
      {state === 'OPEN' && !isAdministrator ? (
        <Button
          variant="secondary"
          disabled={busy}
          aria-label={`Withdraw the change to ${title}`}
          className="justify-self-start"
          onClick={() => void takeBack()}
        >
          Withdraw
        </Button>
      ) : null}
    </article>
  )
}
