import { useQuery } from '@apollo/client/react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ApiKeysQuery } from '#client/gql/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { LoadingStatus, Skeleton } from '#client/ui/skeleton.tsx'
import { MAX_KEYS } from '#core/integrations/key-rules.ts'
import { ENDED_KEY_DAYS } from '#core/retention.ts'
import { ApiKeysDocument } from './api-keys-query.ts'
import { CreateKeyForm } from './create-key-form.tsx'
import { KeyList } from './key-list.tsx'
import { NewKey } from './new-key.tsx'
import { WebhookSections } from './webhooks/webhook-sections.tsx'

/** On wide screens, the heading of a part is on the left and its content on the right. */
const SPLIT = 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-12'

type DeveloperTabProps = {
  /** What is shown instead of the forms, as long as the member's address is not verified. */
  readonly unverified: ReactNode
}

/** The member's API keys and webhooks. */
export function DeveloperTab({ unverified }: DeveloperTabProps) {
  const [created, setCreated] = useState<string | null>(null)
  const { data, previousData, error, refetch } = useQuery(ApiKeysDocument, { context: { asViewer: true } })
  const keys = (data ?? previousData)?.apiKeys
  const failed = error !== undefined
  return (
    <div className="grid gap-8">
      <section aria-labelledby="keys" className={SPLIT}>
        <div>
          <h2 id="keys" className="text-xl">
            API keys
          </h2>
          <p className="mt-1 mb-5 max-w-prose text-soft text-sm">
            The API is public and works without a key. With one, your programs have a budget of their own, which grows
            with your plan. You can have up to {MAX_KEYS} keys. Ended ones stay in the list for {ENDED_KEY_DAYS} days.{' '}
            <Link to="/developers" className="link">
              Documentation
            </Link>
          </p>
        </div>
        {created === null ? (
          (unverified ?? <CreateKeyForm onCreated={setCreated} />)
        ) : (
          <NewKey value={created} onDone={() => setCreated(null)} />
        )}
      </section>
      <section aria-labelledby="own-keys" className={SPLIT}>
        <h2 id="own-keys" className="mb-4 text-xl">
          Your keys
        </h2>
        <div>
          <OwnKeys keys={keys} failed={failed} reload={() => void refetch().catch(() => undefined)} />
        </div>
      </section>
      {/* It would move down when the keys arrive. */}
      {keys === undefined && !failed ? null : <WebhookSections className={SPLIT} canCreate={unverified === null} />}
    </div>
  )
}

type OwnKeysProps = {
  /** Undefined while they are loading, or after a failure. */
  readonly keys: ApiKeysQuery['apiKeys'] | undefined
  readonly failed: boolean
  readonly reload: () => void
}

function OwnKeys({ keys, failed, reload }: OwnKeysProps) {
  if (keys === undefined) {
    if (!failed) {
      return (
        <>
          <LoadingStatus label="Loading your keys" />
          <Skeleton className="h-6 w-52" />
        </>
      )
    }
    return (
      <div className="grid justify-items-start gap-3">
        <Notice tone="warning">Your keys could not be loaded.</Notice>
        <Button variant="secondary" onClick={reload}>
          Reload keys
        </Button>
      </div>
    )
  }
  if (keys.length === 0) return <p className="text-soft text-sm">You have no keys yet.</p>
  return <KeyList keys={keys} />
}
