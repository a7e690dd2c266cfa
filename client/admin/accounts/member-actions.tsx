import { useState } from 'react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { Role } from '../../gql/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FilterSelect } from '../shared/filter-select.tsx'
import { useAction } from '../shared/use-action.ts'
import { useSend } from '../shared/use-send.ts'
import { ChangeEmailDialog, SuspendDialog } from './member-dialogs.tsx'
import { ROLE_LABELS } from './member-labels.ts'

const MemberActions_member = graphql(`
  fragment MemberActions_member on MemberAccount {
    id
    email
    role
    suspendedAt
  }
`)

const SetRoleDocument = graphql(`
  mutation SetMemberRole($id: ID!, $role: Role!) {
    setMemberRole(input: { id: $id, role: $role }) {
      __typename
      ... on MemberPayload {
        member {
          id
          role
        }
      }
      ...Failure_failure
    }
  }
`)

const ReinstateDocument = graphql(`
  mutation ReinstateMember($id: ID!) {
    reinstateMember(input: { id: $id }) {
      __typename
      ... on MemberPayload {
        member {
          id
          suspendedAt
          suspensionReason
        }
      }
      ...Failure_failure
    }
  }
`)

type MemberActionsProps = {
  readonly member: FragmentType<typeof MemberActions_member>
  /** Nobody changes their own role, address or suspension. */
  readonly isOwn: boolean
}

/** Role, address and suspension. */
export function MemberActions({ member: masked, isOwn }: MemberActionsProps) {
  const { id, email, role, suspendedAt } = readFragment(MemberActions_member, masked)
  const [chosen, setChosen] = useState<Role>(role)
  const [dialog, setDialog] = useState<'email' | 'suspend' | null>(null)
  const send = useSend()
  const act = useAction()
  if (isOwn) {
    return (
      <Card as="section" className="grid grid-cols-1 gap-2 p-4">
        <h3 className="text-lg">Access</h3>
        <p className="text-soft text-sm">
          This is your own account. Another administrator can change its role, email address and suspension.
        </p>
      </Card>
    )
  }
  const changeRole = () =>
    act(() => send(SetRoleDocument, { id, role: chosen }), {
      done: 'Role changed',
      failure: 'Failed to change the role. Please try again.',
    })
  const lift = () =>
    act(() => send(ReinstateDocument, { id }), {
      done: 'Suspension lifted',
      failure: 'Failed to lift the suspension. Please try again.',
    })
  return (
    <Card as="section" className="grid grid-cols-1 gap-4 p-4">
      <h3 className="text-lg">Access</h3>
      <div className="flex flex-wrap items-end gap-2">
        <FilterSelect
          label="Role"
          className="min-w-40 flex-1"
          value={chosen}
          options={Object.entries(ROLE_LABELS)}
          onChange={(name) => setChosen(name as Role)}
        />
        <Button variant="secondary" disabled={chosen === role} onClick={() => void changeRole()}>
          Change role
        </Button>
      </div>
      <p className="text-soft text-sm">
        Editors maintain the catalog and content. Administrators can do everything, except change their own access.
      </p>
      <div className="flex flex-wrap gap-2 border-line border-t pt-4">
        <Button variant="secondary" onClick={() => setDialog('email')}>
          Change email address
        </Button>
        {suspendedAt === null ? (
          <Button variant="secondary" onClick={() => setDialog('suspend')}>
            Suspend account
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => void lift()}>
            Lift suspension
          </Button>
        )}
      </div>
      <ChangeEmailDialog id={id} email={email} open={dialog === 'email'} onClose={() => setDialog(null)} />
      <SuspendDialog id={id} email={email} open={dialog === 'suspend'} onClose={() => setDialog(null)} />
    </Card>
  )
}
