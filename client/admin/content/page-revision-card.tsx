import { useState } from 'react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { ProgrammaticPageTextsInput } from '../../gql/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { useIsAdministrator } from '../shared/is-administrator.ts'
import type { Choices, Conflict } from '../shared/revisions/conflicts-panel.tsx'
import { RevisionCard } from '../shared/revisions/revision-card.tsx'
import type { Decision } from '../shared/revisions/revision-decision.tsx'
import { useAction } from '../shared/use-action.ts'
import { useSend } from '../shared/use-send.ts'
import { PAGE_QUERIES, shownText, textLabel } from './page-labels.ts'

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

const DecideDocument = graphql(`
  mutation DecidePageRevision(
    $id: ID!
    $accept: Boolean!
    $note: String
    $texts: ProgrammaticPageTextsInput
    $base: ProgrammaticPageTextsInput
  ) {
    decidePageRevision(input: { id: $id, accept: $accept, note: $note, texts: $texts, base: $base }) {
      __typename
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

const WithdrawDocument = graphql(`
  mutation WithdrawPageRevision($id: ID!) {
    withdrawPageRevision(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

type PageRevisionCardProps = { readonly revision: FragmentType<typeof PageRevisionCard_revision> }
type Chosen = { readonly texts: ProgrammaticPageTextsInput; readonly base: ProgrammaticPageTextsInput }

/** A page's proposed texts. Editors can withdraw their own. */
export function PageRevisionCard({ revision: masked }: PageRevisionCardProps) {
  const isAdministrator = useIsAdministrator()
  const revision = readFragment(PageRevisionCard_revision, masked)
  const { id, state, title, path, texts } = revision
  const [busy, setBusy] = useState(false)
  const send = useSend(PAGE_QUERIES)
  const act = useAction()

  const decide = async (decision: Decision, chosen: Chosen | null) => {
    let conflicts: readonly Conflict[] | null | undefined
    const run = async () => {
      const result = await send(DecideDocument, { id, ...decision, ...chosen })
      conflicts = result.failure?.__typename === 'EditConflictError' ? result.failure.conflicts : null
      return result
    }
    const done = decision.accept ? `${title} published` : 'Revision rejected'
    await act(run, { done, failure: 'Failed to decide on the revision' })
    return conflicts
  }
  const resolve = (conflicts: readonly Conflict[], choices: Choices): Chosen => {
    const kept = texts.filter(({ field }) => choices[field] !== 'theirs')
    const textsOf = (part: 'value' | 'current') => Object.fromEntries(kept.map((text) => [text.field, text[part]]))
    const theirs = Object.fromEntries(conflicts.map((conflict) => [conflict.field, conflict.theirs]))
    return { texts: textsOf('value'), base: { ...textsOf('current'), ...theirs } }
  }
  const takeBack = async () => {
    setBusy(true)
    await act(() => send(WithdrawDocument, { id }), {
      done: 'Revision withdrawn',
      failure: 'Failed to withdraw the revision',
    })
    setBusy(false)
  }
  return (
    <RevisionCard
      title={title}
      heading={
        <a href={path} target="_blank" rel="noopener" className="link">
          {title}
          <span className="sr-only"> (new tab)</span>
        </a>
      }
      revision={revision}
      table={{
        label: `Changes to ${title}`,
        names: ['Text', 'Now', 'Proposed'],
        rows: texts.map(({ field, value, base, current }) => (
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
        )),
      }}
      labelOf={textLabel}
      shown={shownText}
      decide={decide}
      resolve={resolve}
    >
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
    </RevisionCard>
  )
}
