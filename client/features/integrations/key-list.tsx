import { useState } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { KeyList_keyFragment } from '#client/gql/graphql.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { longDay, momentDayText } from '#core/display/dates.ts'
import { countText } from '#core/display/numbers.ts'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'

const KeyList_key = graphql(`
  fragment KeyList_key on ApiKey {
    id
    name
    prefix
    scopes
    state
    createdAt
    expiresAt
    revokedAt
    lastUsedOn
    callsThisMonth
  }
`)

const SCOPES = { CATALOGUE: 'Read the catalog', RECOMMEND: 'Get recommendations' } as const
const STATES = { ACTIVE: 'Active', EXPIRED: 'Expired', REVOKED: 'Revoked' } as const

const dayText = (day: string): string => longDay(new Date(`${day}T00:00:00Z`))

const endText = ({ state, expiresAt, revokedAt }: KeyList_keyFragment): string => {
  if (revokedAt !== null) return `Revoked on ${momentDayText(revokedAt)}`
  if (expiresAt === null) return 'Does not expire'
  return `${state === 'EXPIRED' ? 'Expired' : 'Expires'} on ${momentDayText(expiresAt)}`
}

const usageText = ({ lastUsedOn, callsThisMonth }: KeyList_keyFragment): string => {
  if (lastUsedOn === null) return 'Never used'
  const calls = `${countText(callsThisMonth)} ${callsThisMonth === 1 ? 'call' : 'calls'} this month`
  return `Last used on ${dayText(lastUsedOn)} · ${calls}`
}

type KeyListProps = {
  readonly keys: readonly (FragmentType<typeof KeyList_key> & { readonly id: string })[]
}

/** The member's keys. Each working one can be revoked. */
export function KeyList({ keys }: KeyListProps) {
  const [revoked, setRevoked] = useState<KeyList_keyFragment | null>(null)
  return (
    <>
      <ul className="grid">
        {keys.map((masked) => {
          const key = readFragment(KeyList_key, masked)
          return (
            <li
              key={key.id}
              className="wrap-anywhere flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-3 text-sm"
            >
              <div className="min-w-0 flex-1 basis-64">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="min-w-0 font-semibold">{key.name}</span>
                  <Badge tone={key.state === 'ACTIVE' ? 'green' : 'plain'}>{STATES[key.state]}</Badge>
                </p>
                <p className="text-soft text-xs">
                  <code>{key.prefix}…</code> · {key.scopes.map((scope) => SCOPES[scope]).join(', ')}
                </p>
                <p className="text-soft text-xs tabular-nums">
                  Created on {momentDayText(key.createdAt)} · {endText(key)}
                </p>
                <p className="text-soft text-xs tabular-nums">{usageText(key)}</p>
              </div>
              {key.state === 'ACTIVE' ? (
                <Button variant="secondary" aria-label={`Revoke ${key.name}`} onClick={() => setRevoked(key)}>
                  Revoke
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      {revoked === null ? null : (
        <RevokeKeyDialog id={revoked.id} name={revoked.name} onClose={() => setRevoked(null)} />
      )}
    </>
  )
}
