import { useQuery } from '@apollo/client/react'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { LoadingStatus, Skeleton } from '#client/ui/skeleton.tsx'
import { MAX_WEBHOOKS } from '#core/integrations/webhook-rules.ts'
import { CreateWebhookForm } from './create-webhook-form.tsx'
import { WebhookItem } from './webhook-item.tsx'
import { WebhooksDocument } from './webhooks-query.ts'

type WebhookSectionsProps = {
  /** Places a heading and its content. */
  readonly className: string
  readonly canCreate: boolean
}

/** The member's webhooks, and a form for a new one. */
export function WebhookSections({ className, canCreate }: WebhookSectionsProps) {
  const { data: fresh, previousData, error, refetch } = useQuery(WebhooksDocument, { context: { asViewer: true } })
  const data = fresh ?? previousData
  const choices = data && { collections: data.collections.nodes, categories: data.categories }
  return (
    <>
      <section aria-labelledby="webhooks" className={className}>
        <div>
          <h2 id="webhooks" className="text-xl">
            Webhooks
          </h2>
          <p className="mt-1 mb-5 max-w-prose text-soft text-sm">
            We send changes of the catalog to your server, signed by the rules of Standard Webhooks. A message that is
            not accepted is sent again for three days. You can have {MAX_WEBHOOKS} webhooks.
          </p>
        </div>
        {data === undefined || choices === undefined ? (
          error ? (
            <div className="grid justify-items-start gap-3">
              <Notice tone="warning">Your webhooks could not be loaded.</Notice>
              <Button variant="secondary" onClick={() => void refetch().catch(() => undefined)}>
                Reload webhooks
              </Button>
            </div>
          ) : (
            <>
              <LoadingStatus label="Loading your webhooks" />
              <Skeleton className="h-64" />
            </>
          )
        ) : data.webhooks.length === 0 ? (
          <p className="text-soft text-sm">You have no webhooks yet.</p>
        ) : (
          <ul className="grid">
            {data.webhooks.map((webhook) => (
              <WebhookItem key={webhook.id} webhook={webhook} choices={choices} />
            ))}
          </ul>
        )}
      </section>
      {!canCreate || choices === undefined || data?.webhooks.length === MAX_WEBHOOKS ? null : (
        <section aria-labelledby="new-webhook" className={className}>
          <h2 id="new-webhook" className="mb-4 text-xl">
            Create a webhook
          </h2>
          {/* Empty again after each creation. */}
          <CreateWebhookForm key={data?.webhooks.length} choices={choices} />
        </section>
      )}
    </>
  )
}
