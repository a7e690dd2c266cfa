import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { momentText } from '../shared/dates.ts'
import { useAction } from '../shared/use-action.ts'
import { useSend } from '../shared/use-send.ts'

const MemberKeys_key = graphql(`
  fragment MemberKeys_key on ApiKey {
    id
    name
    prefix
    state
    createdAt
    lastUsedOn
    callsThisMonth
  }
`)

const RevokeMemberApiKeyDocument = graphql(`
  mutation RevokeMemberApiKey($id: ID!) {
    revokeMemberApiKey(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

const STATES = { ACTIVE: 'Active', EXPIRED: 'Expired', REVOKED: 'Revoked' } as const

type MemberKeysProps = {
  readonly keys: readonly (FragmentType<typeof MemberKeys_key> & { readonly id: string })[]
}

/** A member's API keys. Revoking one ends it at once and tells the member. */
export function MemberKeys({ keys }: MemberKeysProps) {
  const send = useSend(['Member'])
  const act = useAction()
  const revoke = (id: string) =>
    void act(() => send(RevokeMemberApiKeyDocument, { id }), {
      done: 'Key revoked',
      failure: 'Failed to revoke the key. Please try again.',
    })
  return (
    <Card as="section" className="grid grid-cols-1 gap-3 p-4">
      <h3 className="text-lg">API keys</h3>
      {keys.length === 0 ? <p className="text-soft text-sm">This member has no API keys.</p> : null}
      <ul className="grid">
        {keys.map((masked) => {
          const key = readFragment(MemberKeys_key, masked)
          const used = key.lastUsedOn === null ? 'never used' : `last used on ${key.lastUsedOn}`
          return (
            <li
              key={key.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2 text-sm first:border-t-0"
            >
              <div className="wrap-anywhere min-w-0 flex-1 basis-48">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="min-w-0">{key.name}</span>
                  <Badge tone={key.state === 'ACTIVE' ? 'green' : 'plain'}>{STATES[key.state]}</Badge>
                </p>
                <p className="text-soft text-xs tabular-nums">
                  <code>{key.prefix}…</code> · Created {momentText(key.createdAt)}, {used}, {key.callsThisMonth} calls
                  this month
                </p>
              </div>
              {key.state === 'ACTIVE' ? (
                <Button variant="secondary" aria-label={`Revoke the key ${key.name}`} onClick={() => revoke(key.id)}>
                  Revoke
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
