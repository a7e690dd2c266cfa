import { useState } from 'react'
import { graphql } from '../../gql/gql.ts'
import type { MemberPlansQuery } from '../../gql/graphql.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../shared/confirm-dialog.tsx'
import { dayText } from '../shared/dates.ts'
import { useAction } from '../shared/use-action.ts'
import { useSend } from '../shared/use-send.ts'
import { SOURCE_LABELS } from './member-labels.ts'

const RevokeGrantDocument = graphql(`
  mutation RevokeMemberGrant($grantId: ID!) {
    revokeGrant(input: { grantId: $grantId }) {
      __typename
      ...Failure_failure
    }
  }
`)

type Billing = Extract<MemberPlansQuery['memberBilling'], { readonly __typename: 'MemberBilling' }>
type Grant = Billing['grants'][number]

const isInEffect = ({ revokedAt, endsAt }: Grant): boolean => revokedAt === null && Date.parse(endsAt) > Date.now()

/** Paid, earned and shared plans end by their own rules. */
const isByHand = ({ source }: Grant): boolean => source === 'ADMINISTRATOR' || source === 'SHELL'

const planName = ({ plan }: Grant): string => (plan === 'PRO' ? 'Pro' : 'Business')

type MemberGrantsProps = { readonly email: string; readonly grants: readonly Grant[] }

/** A member's current and past plans, with their source. Manually granted plans can be revoked. */
export function MemberGrants({ email, grants }: MemberGrantsProps) {
  const send = useSend(['MemberPlans'])
  const act = useAction()
  const [toRevoke, setToRevoke] = useState<Grant | null>(null)
  const revoke = ({ id }: Grant) =>
    act(() => send(RevokeGrantDocument, { grantId: id }), {
      done: 'Plan revoked',
      failure: 'Failed to revoke the plan. Please try again.',
    })
  return (
    <>
      <ul className="grid text-sm">
        {grants.map((grant) => {
          const { id: grantId, source, startsAt, endsAt, revokedAt } = grant
          const days = `${dayText(startsAt)} to ${dayText(revokedAt ?? endsAt)}`
          return (
            <li
              key={grantId}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2 first:border-t-0"
            >
              <div className="flex min-w-0 flex-1 basis-48 flex-wrap items-baseline gap-x-2">
                <Badge tone={isInEffect(grant) ? 'green' : 'plain'}>{planName(grant)}</Badge>
                <span className="tabular-nums">{days}</span>
                <span className="text-soft">
                  {SOURCE_LABELS[source]}
                  {revokedAt === null ? '' : ', revoked'}
                </span>
              </div>
              {isByHand(grant) && isInEffect(grant) ? (
                <Button
                  variant="secondary"
                  aria-label={`Revoke ${planName(grant)}, ${days}`}
                  onClick={() => setToRevoke(grant)}
                >
                  Revoke
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      <ConfirmDialog
        subject={toRevoke}
        texts={(grant) => ({
          title: `Revoke the ${planName(grant)} plan of ${email}?`,
          action: 'Revoke plan',
          text: "It ends now. The member's other plans don't change. The member isn't notified.",
        })}
        danger
        onClose={() => setToRevoke(null)}
        onConfirm={revoke}
      />
    </>
  )
}
