import { graphql } from '../../gql/gql.ts'
import { usePasswordConfirmation } from '../../lib/password-confirmation.ts'
import { Input, Textarea } from '../../ui/field.tsx'
import { TextDialog } from '../shared/text-form.tsx'
import { useSend } from '../shared/use-send.ts'

const ChangeEmailDocument = graphql(`
  mutation ChangeMemberEmail($id: ID!, $email: String!) {
    changeMemberEmail(input: { id: $id, email: $email }) {
      __typename
      ...Failure_failure
    }
  }
`)

const SuspendDocument = graphql(`
  mutation SuspendMember($id: ID!, $reason: String!) {
    suspendMember(input: { id: $id, reason: $reason }) {
      __typename
      ...Failure_failure
    }
  }
`)

type MemberDialogProps = {
  readonly id: string
  readonly email: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Changes the email address of an account at the member's request. */
export function ChangeEmailDialog({ id, email, ...props }: MemberDialogProps) {
  const send = useSend(['Member'])
  const withPassword = usePasswordConfirmation()
  const change = async (address: string) => {
    const result = await withPassword(() => send(ChangeEmailDocument, { id, email: address }))
    return result && { failure: result.failure && { ...result.failure, field: 'email' } }
  }
  return (
    <TextDialog
      {...props}
      title={`Change the email address of ${email}`}
      name="email"
      label="New email address"
      required="An email address is required."
      control={(control) => <Input {...control} type="email" maxLength={254} autoComplete="off" />}
      action="Change address"
      busyText="Changing..."
      send={change}
      done="Email address changed"
      failure="Failed to change the email address. Please try again."
    >
      <p className="text-sm">
        Make sure the member requested this. They are signed out everywhere and must confirm the new address. We email
        both addresses. The password stays the same.
      </p>
    </TextDialog>
  )
}

/** Suspends an account, with a reason for the member. */
export function SuspendDialog({ id, email, ...props }: MemberDialogProps) {
  const send = useSend(['Member'])
  const withPassword = usePasswordConfirmation()
  return (
    <TextDialog
      {...props}
      title={`Suspend the account of ${email}`}
      name="reason"
      label="Reason"
      hint="Sent to the member by email."
      required="A reason is required."
      control={(control) => <Textarea {...control} rows={3} maxLength={500} />}
      action="Suspend account"
      busyText="Suspending..."
      danger
      send={(reason) => withPassword(() => send(SuspendDocument, { id, reason }))}
      done="Account suspended"
      failure="Failed to suspend the account. Please try again."
    >
      <p className="text-sm">
        The member is signed out everywhere and cannot sign in until you lift the suspension. Shared links show nothing
        until then. Any subscription continues.
      </p>
    </TextDialog>
  )
}
