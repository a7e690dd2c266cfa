import { graphql } from '../../gql/gql.ts'
import { usePasswordConfirmation } from '../../lib/password-confirmation.ts'
import { Textarea } from '../../ui/field.tsx'
import { TextDialog } from '../shared/text-form.tsx'
import { useSend } from '../shared/use-send.ts'

const ApproveDocument = graphql(`
  mutation ApproveRefund($id: ID!, $message: String) {
    approveRefund(input: { requestId: $id, message: $message }) {
      __typename
      ...Failure_failure
    }
  }
`)

const RefuseDocument = graphql(`
  mutation RefuseRefund($id: ID!, $message: String!) {
    refuseRefund(input: { requestId: $id, message: $message }) {
      __typename
      ...Failure_failure
    }
  }
`)

/** A decided request leaves the list of open ones, the count changes, and so do the member's payments. */
const REFETCHED = ['RefundRequests', 'OpenMessages', 'ToDoRequests', 'RefundBilling']
const MAX_MESSAGE = 1_000

type DialogProps = {
  readonly id: string
  /** Such as `$30.00`. */
  readonly amount: string
  readonly open: boolean
  readonly onClose: () => void
}

export function ApproveDialog({ id, amount, ...props }: DialogProps) {
  const send = useSend(REFETCHED)
  const withPassword = usePasswordConfirmation()
  return (
    <TextDialog
      {...props}
      title={`Refund ${amount}?`}
      name="message"
      label="Text to the member (optional)"
      hint="Added to the email that confirms the refund."
      control={(control) => <Textarea {...control} rows={3} maxLength={MAX_MESSAGE} />}
      action={`Refund ${amount}`}
      busyText="Refunding..."
      danger
      send={(message) => withPassword(() => send(ApproveDocument, { id, message: message || null }))}
      done="Refund approved"
      failure="Failed to approve the refund. Please try again: nothing is refunded twice."
    >
      <p className="text-sm">
        The full amount goes back to the card now, and the subscription and the plan end. This can't be undone.
      </p>
    </TextDialog>
  )
}

export function RefuseDialog({ id, amount, ...props }: DialogProps) {
  const send = useSend(REFETCHED)
  return (
    <TextDialog
      {...props}
      title={`Refuse the refund of ${amount}?`}
      name="message"
      label="Reason"
      hint="Sent to the member by email."
      required="A reason is required."
      control={(control) => <Textarea {...control} rows={4} maxLength={MAX_MESSAGE} />}
      action="Refuse refund"
      busyText="Sending..."
      send={(message) => send(RefuseDocument, { id, message })}
      done="Refund refused"
      failure="Failed to refuse the refund. Please try again."
    >
      <p className="text-sm">The plan and the subscription continue. The member can't request this refund again.</p>
    </TextDialog>
  )
}
