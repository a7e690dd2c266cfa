import { useApolloClient, useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { reportError } from '#client/lib/report-error.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { toast } from '#client/ui/toast.ts'
import { updateWebhooks } from './webhooks-query.ts'

const SwitchWebhookDocument = graphql(`
  mutation SwitchWebhook($id: ID!, $on: Boolean!) {
    switchWebhook(input: { id: $id, on: $on }) {
      __typename
      ... on SwitchWebhookPayload {
        webhooks {
          id
          ...WebhookItem_webhook
        }
      }
      ...Failure_failure
    }
  }
`)

const RotateWebhookSecretDocument = graphql(`
  mutation RotateWebhookSecret($id: ID!) {
    rotateWebhookSecret(input: { id: $id }) {
      __typename
      ... on RotateWebhookSecretPayload {
        webhooks {
          id
          ...WebhookItem_webhook
        }
      }
      ...Failure_failure
    }
  }
`)

const DeleteWebhookDocument = graphql(`
  mutation DeleteWebhook($id: ID!) {
    deleteWebhook(input: { id: $id }) {
      __typename
      ... on DeleteWebhookPayload {
        webhooks {
          id
          ...WebhookItem_webhook
        }
      }
      ...Failure_failure
    }
  }
`)

const FAILED = 'This could not be done. Please try again.'

/** Changes one webhook, and says in a toast what happened. */
export function useWebhookActions(id: string) {
  const client = useApolloClient()
  const context = { asViewer: true }
  const [sendSwitch, { loading: switching }] = useMutation(SwitchWebhookDocument, { context })
  const [sendRotate, { loading: rotating }] = useMutation(RotateWebhookSecretDocument, { context })
  const [sendDelete, { loading: deleting }] = useMutation(DeleteWebhookDocument, { context })

  const run = async (done: string, send: () => Promise<string | null>): Promise<void> => {
    try {
      toast((await send()) ?? done)
    } catch (error) {
      toast(FAILED)
      void reportError(client, error)
    }
  }

  return {
    busy: switching || rotating || deleting,
    switchTo: (on: boolean) =>
      run(on ? 'The webhook is on.' : 'The webhook is off.', async () => {
        const { payload, failure } = unwrap((await sendSwitch({ variables: { id, on } })).data?.switchWebhook)
        if (payload) updateWebhooks(client.cache, payload)
        return failure?.message ?? null
      }),
    rotate: () =>
      run('The webhook has a new secret. The former one is also valid for a day.', async () => {
        const { payload, failure } = unwrap((await sendRotate({ variables: { id } })).data?.rotateWebhookSecret)
        if (payload) updateWebhooks(client.cache, payload)
        return failure?.message ?? null
      }),
    remove: () =>
      run('The webhook was deleted.', async () => {
        const { payload, failure } = unwrap((await sendDelete({ variables: { id } })).data?.deleteWebhook)
        if (payload) updateWebhooks(client.cache, payload)
        return failure?.message ?? null
      }),
  }
}
