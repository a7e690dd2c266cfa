import { useState } from 'react'
import { FACTOR_RESET_HOURS } from '#core/accounts/second-factors.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { usePasswordConfirmation } from '../../lib/password-confirmation.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Textarea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { momentText } from '../shared/dates.ts'
import { FactList } from '../shared/fact-list.tsx'
import { TextDialog } from '../shared/text-form.tsx'
import { useAction } from '../shared/use-action.ts'
import { useSend } from '../shared/use-send.ts'

const MemberFactors_member = graphql(`
  fragment MemberFactors_member on MemberAccount {
    id
    email
    secondFactors {
      passkeys
      hasApp
      recoveryCodesLeft
      requiredFrom
      resetAt
    }
  }
`)

const RequestFactorResetDocument = graphql(`
  mutation RequestFactorReset($id: ID!, $reason: String!) {
    requestFactorReset(input: { id: $id, reason: $reason }) {
      __typename
      ...Failure_failure
    }
  }
`)

const CancelMemberFactorResetDocument = graphql(`
  mutation CancelMemberFactorReset($id: ID!) {
    cancelMemberFactorReset(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

type MemberFactorsProps = {
  readonly member: FragmentType<typeof MemberFactors_member>
  /** Nobody resets their own second factor here. */
  readonly isOwn: boolean
}

/** A member's second factors, and their reset. */
export function MemberFactors({ member: masked, isOwn }: MemberFactorsProps) {
  const { id, email, secondFactors } = readFragment(MemberFactors_member, masked)
  const { passkeys, hasApp, recoveryCodesLeft, requiredFrom, resetAt } = secondFactors
  const [asking, setAsking] = useState(false)
  const send = useSend(['Member'])
  const act = useAction()
  const withPassword = usePasswordConfirmation()
  const hasFactor = passkeys > 0 || hasApp
  const facts: readonly (readonly [string, string])[] = [
    ['Passkeys', `${passkeys}`],
    ['Authenticator app', hasApp ? 'Set up' : 'None'],
    ['Recovery codes left', `${recoveryCodesLeft}`],
    ...(requiredFrom === null || hasFactor ? [] : [['Required from', momentText(requiredFrom)] as const]),
  ]
  const cancel = () =>
    act(() => send(CancelMemberFactorResetDocument, { id }), {
      done: 'Reset canceled',
      failure: 'Failed to cancel the reset. Please try again.',
    })
  return (
    <Card as="section" className="grid grid-cols-1 justify-items-start gap-3 p-4">
      <h3 className="text-lg">Second factor</h3>
      <FactList facts={facts} />
      {resetAt === null ? null : (
        <Notice tone="warning" title={`Will be removed on ${momentText(resetAt)}`}>
          <p>The member received an email and can cancel it.</p>
          <Button variant="secondary" className="mt-3" onClick={() => void cancel()}>
            Cancel the reset
          </Button>
        </Notice>
      )}
      {hasFactor && resetAt === null && !isOwn ? (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Reset second factor
        </Button>
      ) : null}
      <TextDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Reset the second factor of ${email}`}
        name="reason"
        label="Reason"
        hint="For the record. It is not sent to the member."
        required="A reason is required."
        control={(control) => <Textarea {...control} rows={3} maxLength={500} />}
        action="Reset second factor"
        busyText="Requesting..."
        danger
        send={(reason) => withPassword(() => send(RequestFactorResetDocument, { id, reason }))}
        done={`The second factor will be removed in ${FACTOR_RESET_HOURS} hours`}
        failure="Failed to request the reset. Please try again."
      >
        <p className="text-sm">
          Make sure the member requested this. In {FACTOR_RESET_HOURS} hours, the passkeys, the authenticator app and
          the recovery codes are removed, and the member is signed out everywhere. Until then, the member can cancel it.
        </p>
      </TextDialog>
    </Card>
  )
}
