import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, type FormValues, formFailureOf } from '#client/lib/use-form.ts'
import { toast } from '#client/ui/toast.ts'
import { EVENT_NAMES, type FilterName } from './webhook-texts.ts'
import { updateWebhooks } from './webhooks-query.ts'

const CreateWebhookDocument = graphql(`
  mutation CreateWebhook($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      __typename
      ... on CreateWebhookPayload {
        webhooks {
          id
          ...WebhookItem_webhook
        }
      }
      ...Failure_failure
    }
  }
`)

/** `events` has no control of its own: it shows the error of all checkboxes. */
export const WEBHOOK_FIELDS = ['url', ...EVENT_NAMES, 'events', 'filter', 'collectionId', 'categorySlug'] as const
export type WebhookField = (typeof WEBHOOK_FIELDS)[number]

export function useCreateWebhook() {
  const [send] = useMutation(CreateWebhookDocument, {
    context: { asViewer: true },
    update: (cache, { data }) => {
      const { payload } = unwrap(data?.createWebhook)
      if (payload) updateWebhooks(cache, payload)
    },
  })
  return async (values: FormValues<WebhookField>): Promise<FormOutcome<WebhookField, true>> => {
    const input = {
      url: values.url,
      events: EVENT_NAMES.filter((name) => values[name] !== ''),
      filter: values.filter as FilterName,
      collectionId: values.collectionId || null,
      categorySlug: values.categorySlug || null,
    }
    const { failure } = unwrap((await send({ variables: { input } })).data?.createWebhook)
    if (failure) return formFailureOf(failure, WEBHOOK_FIELDS)
    toast('The webhook was created.')
    return { done: true }
  }
}
