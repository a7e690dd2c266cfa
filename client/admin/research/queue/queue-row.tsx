import type { ReactNode } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button, LinkButton } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { momentText } from '../../shared/dates.ts'
import { editorOf } from './queue-editor.ts'
import { detailText, KIND_LABELS, STATE_LABELS, timesText } from './queue-labels.ts'
import type { QueueRowItem } from './use-queue-actions.ts'

export const QueueRow_item = graphql(`
  fragment QueueRow_item on QueueItem {
    id
    kind
    title
    detail
    note
    toolSlug
    plan
    state
    count
    createdAt
    deferredUntil
  }
`)

export type QueueVerb = 'accept' | 'reject' | 'defer'

type QueueRowProps = {
  readonly item: QueueRowItem
  readonly isOpen: boolean
  /** Whether it was deferred, so that it can be brought back now. */
  readonly isDeferred: boolean
  readonly mayPublish: boolean
  readonly onToggle: () => void
  readonly onAct: (verb: QueueVerb) => void
  readonly problem: string | null
  /** The content shown when it is open. */
  readonly children: ReactNode
}

/** One item: its subject, its text, its buttons, and its details when open. */
export function QueueRow({ item, isOpen, isDeferred, mayPublish, onToggle, onAct, problem, children }: QueueRowProps) {
  const { id, kind, title, detail, note, plan, state, count, createdAt, deferredUntil } = item
  const isSettled = state === 'ACCEPTED' || state === 'REJECTED'
  const isRestorable = isDeferred || (kind === 'CANDIDATE' && state === 'REJECTED')
  // The form of an open item has its own buttons; only a prepared candidate can still be published here.
  const hasForm = isOpen && !(mayPublish && state === 'PREPARED')
  const edit = editorOf(item)
  const name = `${KIND_LABELS[kind].toLowerCase()} ${title}`
  return (
    <Card as="li" data-queue-item={id} className="grid grid-cols-1 min-w-0 gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 text-lg">
          <button
            type="button"
            data-queue-title
            aria-expanded={isOpen}
            onClick={onToggle}
            className="wrap-anywhere min-h-8 text-left hover:text-accent"
          >
            {title}
          </button>
        </h3>
        <span className="flex flex-wrap gap-1">
          <Badge tone="support">{KIND_LABELS[kind]}</Badge>
          {state === 'OPEN' ? null : (
            <Badge tone={state === 'REJECTED' ? 'plain' : 'green'}>{STATE_LABELS[state]}</Badge>
          )}
        </span>
      </div>
      <p className="wrap-anywhere text-soft text-sm">
        {detailText(kind, detail)}
        {plan === null ? '' : ` of “${plan}”`}
        {detail === null ? '' : ' · '}
        {timesText(kind, count)} · <time dateTime={createdAt}>{momentText(createdAt)}</time>
        {deferredUntil === null || !isDeferred ? null : (
          <>
            {' · back on '}
            <time dateTime={deferredUntil}>{momentText(deferredUntil)}</time>
          </>
        )}
      </p>
      {/* The details repeat it. */}
      {note === null || isOpen ? null : (
        <p className="wrap-anywhere max-w-prose whitespace-pre-wrap" dir="auto">
          {note}
        </p>
      )}
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        {isSettled || hasForm ? null : (
          <Button
            variant="secondary"
            aria-label={`${kind === 'PRICE_CHECK' ? 'Corrected:' : 'Accept'} ${name}`}
            onClick={() => onAct('accept')}
          >
            {mayPublish && state === 'PREPARED' ? 'Publish' : kind === 'PRICE_CHECK' ? 'Corrected' : 'Accept'}
          </Button>
        )}
        {isSettled || (hasForm && kind !== 'CANDIDATE') ? null : (
          <Button
            variant="secondary"
            aria-label={`${kind === 'PRICE_CHECK' ? 'Dismiss' : 'Reject'} ${name}`}
            onClick={() => onAct('reject')}
          >
            {kind === 'PRICE_CHECK' ? 'Dismiss' : 'Reject'}
          </Button>
        )}
        {isSettled && !isRestorable ? null : (
          <Button
            variant="quiet"
            aria-label={`${isRestorable ? 'Bring back' : 'Defer'} ${name}`}
            onClick={() => onAct('defer')}
          >
            {isRestorable ? 'Bring back' : 'Defer'}
          </Button>
        )}
        {edit === null ? null : (
          <LinkButton to={edit.href} variant="quiet" aria-label={`${edit.label} of ${title}`}>
            {edit.label}
          </LinkButton>
        )}
      </div>
      {isOpen ? children : null}
    </Card>
  )
}
