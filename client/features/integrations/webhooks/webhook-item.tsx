import { useState } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { WebhookItem_webhookFragment } from '#client/gql/graphql.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field, Input } from '#client/ui/field.tsx'
import { momentDayText } from '#core/display/dates.ts'
import { useWebhookActions } from './use-webhook-actions.ts'
import { WebhookMessages } from './webhook-messages.tsx'
import { EVENT_LABELS, FILTER_LABELS } from './webhook-texts.ts'
import type { WebhookChoices } from './webhooks-query.ts'

const WebhookItem_webhook = graphql(`
  fragment WebhookItem_webhook on Webhook {
    id
    url
    events
    filter
    collectionId
    categorySlug
    secret
    formerUntil
    createdAt
    failingSince
    endedAt
    end
  }
`)

const END_TEXTS = {
  MEMBER: 'You switched it off',
  FAILING: 'Switched off after five days of failures',
  GONE: 'Switched off, because its server responded with 410',
} as const

const aboutText = (webhook: WebhookItem_webhookFragment, { collections, categories }: WebhookChoices): string => {
  const { filter, collectionId, categorySlug } = webhook
  if (filter === 'COLLECTION') {
    const collection = collections.find(({ id }) => id === collectionId)
    if (collectionId === null) return 'A deleted collection, so nothing is sent'
    return collection ? `Collection: ${collection.name}` : FILTER_LABELS.COLLECTION
  }
  if (filter === 'CATEGORY') {
    return `Category: ${categories.find(({ slug }) => slug === categorySlug)?.name ?? categorySlug}`
  }
  return FILTER_LABELS[filter]
}

const stateOf = ({ end, endedAt, failingSince }: WebhookItem_webhookFragment) => {
  if (end !== null && endedAt !== null) {
    return { tone: 'plain', label: 'Off', text: `${END_TEXTS[end]} on ${momentDayText(endedAt)}` } as const
  }
  return failingSince === null
    ? ({ tone: 'green', label: 'On', text: null } as const)
    : ({ tone: 'danger', label: 'Failing', text: `Failing since ${momentDayText(failingSince)}` } as const)
}

type WebhookItemProps = {
  readonly webhook: FragmentType<typeof WebhookItem_webhook>
  readonly choices: WebhookChoices
}

/** A webhook with everything that its member can do with it. */
export function WebhookItem({ webhook: masked, choices }: WebhookItemProps) {
  const webhook = readFragment(WebhookItem_webhook, masked)
  const { busy, switchTo, rotate, remove } = useWebhookActions(webhook.id)
  const [shown, setShown] = useState(false)
  const [removing, setRemoving] = useState(false)
  const { tone, label, text } = stateOf(webhook)
  const isOn = webhook.endedAt === null
  return (
    <li className="wrap-anywhere grid grid-cols-1 gap-3 border-line border-t py-3 text-sm">
      <div>
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 font-semibold">{webhook.url}</span>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="text-soft text-xs">{webhook.events.map((event) => EVENT_LABELS[event]).join(' · ')}</p>
        <p className="text-soft text-xs">{aboutText(webhook, choices)}</p>
        {text === null ? null : <p className="text-soft text-xs tabular-nums">{text}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-expanded={shown}
          aria-label={`Secret and messages of ${webhook.url}`}
          onClick={() => setShown(!shown)}
        >
          Secret and messages
        </Button>
        <Button
          variant="secondary"
          disabled={busy}
          aria-label={`Switch ${webhook.url} ${isOn ? 'off' : 'on'}`}
          onClick={() => void switchTo(!isOn)}
        >
          {isOn ? 'Switch off' : 'Switch on'}
        </Button>
        <Button variant="secondary" aria-label={`Delete ${webhook.url}`} onClick={() => setRemoving(true)}>
          Delete
        </Button>
      </div>
      {shown ? (
        <div className="grid grid-cols-1 gap-4 border-line border-l pl-4">
          <div className="grid grid-cols-1 gap-2">
            <Field label="Signing secret" hint="It proves that a message is from us. Keep it on your server.">
              {(control) => (
                <Input
                  {...control}
                  data-private=""
                  readOnly
                  value={webhook.secret}
                  className="font-mono"
                  onFocus={(event) => event.target.select()}
                />
              )}
            </Field>
            {webhook.formerUntil === null ? null : (
              <p className="text-soft text-xs">Replaced. The former secret is valid for a day after that.</p>
            )}
            <Button variant="secondary" className="justify-self-start" disabled={busy} onClick={() => void rotate()}>
              New secret
            </Button>
          </div>
          <WebhookMessages webhookId={webhook.id} />
        </div>
      ) : null}
      {removing ? (
        <Dialog
          open
          onClose={() => setRemoving(false)}
          title="Delete this webhook?"
          actions={
            <>
              <Button variant="secondary" onClick={() => setRemoving(false)}>
                Cancel
              </Button>
              <Button variant="danger" disabled={busy} onClick={() => void remove()}>
                {busy ? 'Deleting…' : 'Delete'}
              </Button>
            </>
          }
        >
          <p className="wrap-anywhere">Nothing is sent to {webhook.url} any more, and its messages are deleted.</p>
        </Dialog>
      ) : null}
    </li>
  )
}
