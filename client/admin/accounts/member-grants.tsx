import { useState } from 'react'
import type { MemberPlansQuery } from '../../gql/graphql.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { shortDayText } from '../shared/dates.ts'
import { useAction } from '../shared/use-action.ts'
import { SOURCE_LABELS } from './member-labels.ts'
import { useMemberMutations } from './use-member-mutations.ts'

type Billing = Extract<MemberPlansQuery['memberBilling'], { readonly __typename: 'MemberBilling' }>
type Grant = Billing['grants'][number]

const isInEffect = ({ revokedAt, endsAt }: Grant): boolean => revokedAt === null && Date.parse(endsAt) > Date.now()

/** Paid, earned and shared plans end by their own rules. */
const isByHand = ({ source }: Grant): boolean => source === 'ADMINISTRATOR' || source === 'SHELL'

const planName = ({ plan }: Grant): string => (plan === 'PRO' ? 'Pro' : 'Business')

type MemberGrantsProps = { readonly id: string; readonly email: string; readonly grants: readonly Grant[] }

/** A member's current and past plans, with their source. Manually granted plans can be revoked. */
export function MemberGrants({ id, email, grants }: MemberGrantsProps) {
  const { revokeGrant } = useMemberMutations(id)
  const act = useAction()
  const [toRevoke, setToRevoke] = useState<Grant | null>(null)
  const close = () => setToRevoke(null)
  const revoke = ({ id: grantId }: Grant) => {
    close()
    void act(() => revokeGrant(grantId), {
      done: 'Plan revoked',
      failure: 'Failed to revoke the plan. Please try again.',
    })
  }
  return (
    <>
      <ul className="grid text-sm">
        {grants.map((grant) => {
          const { id: grantId, source, startsAt, endsAt, revokedAt } = grant
          const days = `${shortDayText(startsAt)} to ${shortDayText(revokedAt ?? endsAt)}`
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
      <Dialog
        open={toRevoke !== null}
        onClose={close}
        title={`Revoke the ${toRevoke === null ? '' : planName(toRevoke)} plan of ${email}?`}
        alert
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" onClick={() => toRevoke && revoke(toRevoke)}>
              Revoke plan
            </Button>
          </>
        }
      >
        It ends now. The member's other plans don't change. The member isn't notified.
      </Dialog>
    </>
  )
}
