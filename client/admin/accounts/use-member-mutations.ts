import { useMutation } from '@apollo/client/react'
import { unwrap } from '#client/lib/unwrap.ts'
import { graphql } from '../../gql/gql.ts'
import type { PlanName, Role } from '../../gql/graphql.ts'

const SetRoleDocument = graphql(`
  mutation SetMemberRole($id: ID!, $role: Role!) {
    setMemberRole(input: { id: $id, role: $role }) {
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

const ReinstateDocument = graphql(`
  mutation ReinstateMember($id: ID!) {
    reinstateMember(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

const ChangeEmailDocument = graphql(`
  mutation ChangeMemberEmail($id: ID!, $email: String!) {
    changeMemberEmail(input: { id: $id, email: $email }) {
      __typename
      ...Failure_failure
    }
  }
`)

const EndSessionsDocument = graphql(`
  mutation EndMemberSessions($id: ID!, $sessionId: ID) {
    endMemberSessions(input: { id: $id, sessionId: $sessionId }) {
      __typename
      ...Failure_failure
    }
  }
`)

const GrantPlanDocument = graphql(`
  mutation GrantMemberPlan($input: GrantPlanInput!) {
    grantPlan(input: $input) {
      __typename
      ...Failure_failure
    }
  }
`)

const RevokeGrantDocument = graphql(`
  mutation RevokeMemberGrant($grantId: ID!) {
    revokeGrant(input: { grantId: $grantId }) {
      __typename
      ...Failure_failure
    }
  }
`)

/** Lists are refetched when they are shown again. */
const OPTIONS = {
  context: { asViewer: true },
  fetchPolicy: 'no-cache' as const,
  refetchQueries: ['Member', 'MemberPlans'],
}

/** Mutations of a member. Each resolves to the server's result and rejects when the server is unreachable. */
export function useMemberMutations(id: string) {
  const [setRole] = useMutation(SetRoleDocument, OPTIONS)
  const [suspend] = useMutation(SuspendDocument, OPTIONS)
  const [reinstate] = useMutation(ReinstateDocument, OPTIONS)
  const [changeEmail] = useMutation(ChangeEmailDocument, OPTIONS)
  const [endSessions] = useMutation(EndSessionsDocument, OPTIONS)
  const [grantPlan] = useMutation(GrantPlanDocument, OPTIONS)
  const [revokeGrant] = useMutation(RevokeGrantDocument, OPTIONS)
  return {
    setRole: async (role: Role) => unwrap((await setRole({ variables: { id, role } })).data?.setMemberRole),
    suspend: async (reason: string) => unwrap((await suspend({ variables: { id, reason } })).data?.suspendMember),
    reinstate: async () => unwrap((await reinstate({ variables: { id } })).data?.reinstateMember),
    changeEmail: async (email: string) =>
      unwrap((await changeEmail({ variables: { id, email } })).data?.changeMemberEmail),
    /** All sessions when `sessionId` is null. */
    endSessions: async (sessionId: string | null) =>
      unwrap((await endSessions({ variables: { id, sessionId } })).data?.endMemberSessions),
    revokeGrant: async (grantId: string) => unwrap((await revokeGrant({ variables: { grantId } })).data?.revokeGrant),
    grantPlan: async (email: string, plan: PlanName, days: number) =>
      unwrap((await grantPlan({ variables: { input: { email, plan, days } } })).data?.grantPlan),
  }
}
