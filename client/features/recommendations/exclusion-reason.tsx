import { useLazyQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { graphql } from '../../gql/gql.ts'

import { useToolSuggestions } from '../../lib/use-tool-suggestions.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'
import { Counterfactual } from './counterfactual.tsx'
import { LockedLink } from './locked-link.tsx'

const ExclusionReasonQuery = graphql(`
  query ExclusionReason($toolId: ID!, $timestamp: String) {
    whyNot(toolId: $toolId, timestamp: $timestamp) {
      status
      limit
      text
      rank
      matchPercent
      lowest
    }
  }
`)

type SelectedTool = { readonly id: string; readonly slug: string; readonly name: string }

type ExclusionReasonProps = { readonly timestamp: string; readonly paid: boolean }

/** Explains why a tool is not in the list, and what would bring it in. */
export function ExclusionReason({ timestamp, paid }: ExclusionReasonProps) {
  const titleId = useId()
  const [typed, setTyped] = useState('')
  const [selected, setSelected] = useState<SelectedTool | null>(null)
  const found = useToolSuggestions(selected === null ? typed : '')
  // Suggestions lag behind the keyboard: Enter must not take one that no longer matches the typed text.
  const first = found.find(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
  // Not cached: the list can be generated again at the same address.
  const [ask, { data, error, loading }] = useLazyQuery(ExclusionReasonQuery, { fetchPolicy: 'no-cache' })
  const choose = (tool: SelectedTool) => {
    setSelected(tool)
    setTyped(tool.name)
    void ask({ variables: { toolId: tool.id, timestamp }, context: { asViewer: true } }).catch(() => undefined)
  }
  return (
    <section aria-labelledby={titleId} className="mt-10 print:hidden">
      <h2 id={titleId} className="text-xl">
        Why isn’t a tool on my list?
      </h2>
      <p className="mt-1 max-w-prose text-soft text-sm">Enter a tool that isn’t on your list to find out why.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (selected === null && first !== undefined) choose(first)
        }}
        className="mt-3 max-w-sm"
      >
        <Field label="Tool name">
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              maxLength={100}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setSelected(null)
              }}
            />
          )}
        </Field>
        {found.length > 0 ? (
          <ul aria-label="Tools with similar names" className="mt-2 grid">
            {found.map((tool) => (
              <li key={tool.id}>
                <button
                  type="button"
                  onClick={() => choose(tool)}
                  className="flex min-h-11 w-full items-center justify-between gap-3 rounded-md px-3 text-left text-sm hover:bg-sunk"
                >
                  <span className="font-semibold">{tool.name}</span>
                  <span className="text-soft text-xs">{tool.category.name}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </form>
      <div role="status" aria-live="polite" className="mt-4 max-w-prose">
        {selected && loading ? <Skeleton className="h-5 w-2/3" /> : null}
        {selected && data && !loading ? <Answer tool={selected} data={data} timestamp={timestamp} paid={paid} /> : null}
      </div>
      {selected && loading ? <LoadingStatus label={`Checking ${selected.name}`} /> : null}
      {selected && error && !loading ? (
        <Notice tone="danger" className="max-w-prose">
          <p>We couldn’t find an answer right now.</p>
          <Button variant="quiet" className="-ml-3" onClick={() => choose(selected)}>
            Try again
          </Button>
        </Notice>
      ) : null}
    </section>
  )
}

type AnswerProps = ExclusionReasonProps & {
  readonly tool: SelectedTool
  readonly data: ResultOf<typeof ExclusionReasonQuery>
}

function Answer({ tool, data: { whyNot }, timestamp, paid }: AnswerProps): ReactNode {
  if (!whyNot) return <p>Take the quiz first to get a list.</p>
  const { status, text, rank, matchPercent, lowest } = whyNot
  return (
    <div className="border-support border-l-4 bg-support-wash px-4 py-3 text-sm">
      <h3 className="font-sans font-semibold text-sm tracking-normal">
        <Link to={`/tool/${tool.slug}`} className="hover:text-accent">
          {tool.name}
        </Link>
        {typeof matchPercent === 'number' ? (
          <span className="text-soft tabular-nums"> · {matchPercent}% match</span>
        ) : null}
        {typeof rank === 'number' ? <span className="text-soft tabular-nums"> · rank {rank}</span> : null}
      </h3>
      <p className="mt-1">{text}</p>
      {status === 'OUTRANKED' && typeof lowest === 'number' ? (
        <p className="mt-1 text-soft tabular-nums">The last tool on your list matches {lowest}%.</p>
      ) : null}
      {status === 'IN_LIST' ? null : paid ? (
        <Counterfactual key={tool.id} toolId={tool.id} timestamp={timestamp} />
      ) : (
        <LockedLink className="mt-3">What would change it?</LockedLink>
      )}
    </div>
  )
}
