import { useState } from 'react'
import { Link } from 'react-router-dom'
import { graphql } from '#client/gql/gql.ts'
import type { PriceCheckVerdict } from '#client/gql/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { momentText } from '../../shared/dates.ts'
import { ExternalLink } from '../../shared/external-link.tsx'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { Details } from './details.tsx'
import { editorHref } from './queue-editor.ts'
import { useQueueActions } from './use-queue-actions.ts'

const PriceCheckQuery = graphql(`
  query PriceCheck($id: ID!) {
    priceCheck(id: $id) {
      id
      toolName
      toolSlug
      url
      detail
      storedText
      foundText
      state
      foundAt
      settledAt
    }
  }
`)

/** The stored plans beside the words of the vendor's page, and the decision. */
export function PriceCheckDetails({ id }: { readonly id: string }) {
  // Not from the cache: a decided item must not show its buttons.
  const { data, failed } = useFreshQuery(PriceCheckQuery, { id }, { fetchPolicy: 'network-only' })
  const check = data?.priceCheck
  if (!check) return <Details failed={failed || check === null} />
  const { toolName, toolSlug, url, detail, storedText, foundText, state, foundAt, settledAt } = check
  return (
    <Details>
      <div className="wrap-anywhere grid max-w-prose grid-cols-1 gap-1 text-sm">
        <p>{detail}</p>
        <p className="text-soft">
          <ExternalLink href={url} /> · read on <time dateTime={foundAt}>{momentText(foundAt)}</time>
        </p>
      </div>
      <div className="grid grid-cols-1 min-w-0 gap-3 lg:grid-cols-2">
        <Quoted title="In the catalog">{storedText}</Quoted>
        {foundText === '' ? null : <Quoted title="On the page">{foundText}</Quoted>}
      </div>
      <p className="text-sm">
        <Link to={editorHref(toolSlug, '')} className="link">
          Edit {toolName}
        </Link>
      </p>
      {state === 'OPEN' ? (
        <Decision id={id} about={`the price check of ${toolName}`} />
      ) : (
        <p className="font-semibold text-sm">
          {state === 'ACCEPTED' ? 'Corrected' : 'Prices kept'}
          {settledAt === null ? '' : ` on ${momentText(settledAt)}`}
        </p>
      )}
    </Details>
  )
}

function Quoted({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <section className="min-w-0">
      <h4 className="font-semibold text-soft text-sm">{title}</h4>
      <blockquote className="wrap-anywhere mt-1 whitespace-pre-wrap border-edge border-l-4 bg-sunk px-4 py-3 text-sm">
        {children}
      </blockquote>
    </section>
  )
}

const DECISIONS: readonly (readonly [PriceCheckVerdict, string])[] = [
  ['STILL_RIGHT', 'Still right'],
  ['CORRECTED', 'Corrected'],
  ['DISMISSED', 'Dismiss'],
]

function Decision({ id, about }: { readonly id: string; readonly about: string }) {
  const { settlePriceCheck } = useQueueActions()
  const [problem, setProblem] = useState<string | null>(null)
  const settle = async (verdict: PriceCheckVerdict) => {
    const refusal = await settlePriceCheck(id, verdict).catch(() => UNREACHABLE)
    setProblem(refusal?.message ?? null)
  }
  return (
    <>
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        {DECISIONS.map(([verdict, label]) => (
          <Button
            key={verdict}
            variant="secondary"
            aria-label={`${label}: ${about}`}
            onClick={() => void settle(verdict)}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  )
}

const UNREACHABLE = { message: 'Failed to record the decision. Please try again.' }
