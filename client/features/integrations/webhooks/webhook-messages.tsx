import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { WebhookMessages_deliveryFragment } from '#client/gql/graphql.ts'
import { reportError } from '#client/lib/report-error.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { LoadingStatus } from '#client/ui/skeleton.tsx'
import { toast } from '#client/ui/toast.ts'
import { momentText } from './webhook-texts.ts'
import { WebhooksDocument } from './webhooks-query.ts'

const WebhookMessages_delivery = graphql(`
  fragment WebhookMessages_delivery on WebhookDelivery {
    id
    event
    state
    attempts
    createdAt
    attemptedAt
    dueAt
    status
    error
  }
`)

const DeliveriesDocument = graphql(`
  query WebhookDeliveries($webhookId: ID!) {
    webhookDeliveries(webhookId: $webhookId) {
      id
      ...WebhookMessages_delivery
    }
  }
`)

const TestDocument = graphql(`
  mutation TestWebhook($id: ID!) {
    testWebhook(input: { id: $id }) {
      __typename
      ... on TestWebhookPayload {
        delivery {
          id
          ...WebhookMessages_delivery
        }
      }
      ...Failure_failure
    }
  }
`)

const AgainDocument = graphql(`
  mutation SendWebhookAgain($id: ID!) {
    sendWebhookAgain(input: { id: $id }) {
      __typename
      ... on SendWebhookAgainPayload {
        delivery {
          id
          ...WebhookMessages_delivery
        }
      }
      ...Failure_failure
    }
  }
`)

const STATES = {
  WAITING: ['plain', 'Waiting'],
  DELIVERED: ['green', 'Delivered'],
  FAILED: ['danger', 'Failed'],
  CANCELED: ['plain', 'Canceled'],
} as const

const outcomeText = ({ status, error, attempts, state, dueAt }: WebhookMessages_deliveryFragment): string => {
  if (attempts === 0) return state === 'WAITING' ? 'Sent within a minute' : 'Never sent'
  const tried = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  const response = error ?? `Response ${status}`
  return state === 'WAITING' ? `${response} · ${tried} · next ${momentText(dueAt)}` : `${response} · ${tried}`
}

/** The newest messages to a webhook, and a button for a test. */
export function WebhookMessages({ webhookId }: { readonly webhookId: string }) {
  const client = useApolloClient()
  const [busy, setBusy] = useState(false)
  const { data, error, refetch } = useQuery(DeliveriesDocument, {
    variables: { webhookId },
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
  })
  const [sendTest] = useMutation(TestDocument, { context: { asViewer: true } })
  const [sendAgain] = useMutation(AgainDocument, { context: { asViewer: true } })

  const run = async (send: () => Promise<string | null>): Promise<void> => {
    setBusy(true)
    try {
      const problem = await send()
      if (problem !== null) toast(problem)
      await refetch()
      // A message can change whether its webhook fails.
      await client.refetchQueries({ include: [WebhooksDocument] })
    } catch (failure) {
      toast('The message could not be sent. Please try again.')
      void reportError(client, failure)
    } finally {
      setBusy(false)
    }
  }
  const test = () =>
    run(
      async () => unwrap((await sendTest({ variables: { id: webhookId } })).data?.testWebhook).failure?.message ?? null,
    )
  const again = (id: string) =>
    run(async () => unwrap((await sendAgain({ variables: { id } })).data?.sendWebhookAgain).failure?.message ?? null)

  const deliveries = data?.webhookDeliveries
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button variant="secondary" className="justify-self-start" disabled={busy} onClick={() => void test()}>
        {busy ? 'Sending…' : 'Send a test'}
      </Button>
      {deliveries === undefined ? (
        error ? (
          <Notice tone="warning">The messages could not be loaded.</Notice>
        ) : (
          <LoadingStatus label="Loading messages" />
        )
      ) : deliveries.length === 0 ? (
        <p className="text-soft text-sm">No message was sent yet.</p>
      ) : (
        <ul className="grid">
          {deliveries.map((masked) => {
            const delivery = readFragment(WebhookMessages_delivery, masked)
            const [tone, label] = STATES[delivery.state]
            return (
              <li
                key={delivery.id}
                className="wrap-anywhere flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-2 text-xs"
              >
                <div className="min-w-0 flex-1 basis-56">
                  <p className="flex flex-wrap items-center gap-2">
                    <code>{delivery.event}</code> <Badge tone={tone}>{label}</Badge>
                    <span className="text-soft tabular-nums">{momentText(delivery.createdAt)}</span>
                  </p>
                  <p className="text-soft tabular-nums">{outcomeText(delivery)}</p>
                </div>
                <Button
                  variant="quiet"
                  disabled={busy}
                  aria-label={`Send ${delivery.event} of ${momentText(delivery.createdAt)} again`}
                  onClick={() => void again(delivery.id)}
                >
                  Send again
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
