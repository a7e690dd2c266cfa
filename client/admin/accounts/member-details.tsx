import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { momentText } from '../shared/dates.ts'
import { FactList } from '../shared/fact-list.tsx'
import { NotLoaded } from '../shared/not-loaded.tsx'
import { useFreshQuery } from '../shared/use-fresh-query.ts'
import { MemberActions } from './member-actions.tsx'
import { MemberFactors } from './member-factors.tsx'
import { MemberKeys } from './member-keys.tsx'
import { ROLE_LABELS } from './member-labels.ts'
import { MemberPlans } from './member-plans.tsx'
import { MemberSessions } from './member-sessions.tsx'

const MemberQuery = graphql(`
  query Member($id: ID!) {
    viewer {
      id
    }
    member(id: $id) {
      id
      email
      ...MemberDetails_member
      ...MemberActions_member
      ...MemberFactors_member
    }
    memberApiKeys(id: $id) {
      id
      ...MemberKeys_key
    }
    memberSessions(id: $id) {
      id
      ...MemberSessions_session
    }
  }
`)

const MemberDetails_member = graphql(`
  fragment MemberDetails_member on MemberAccount {
    id
    email
    emailVerified
    fullName
    company
    jobTitle
    role
    suspendedAt
    suspensionReason
    createdAt
    lastUsedAt
  }
`)

/** A member's account, plans, sessions and actions. */
export function MemberDetails({ id }: { readonly id: string }) {
  const { data, failed, onRetry } = useFreshQuery(MemberQuery, { id })
  if (data === undefined) return <NotLoaded name="the member" failed={failed} onRetry={onRetry} />
  const { member, memberApiKeys, memberSessions, viewer } = data
  if (member === null) return <EmptyState title="This member doesn’t exist" />
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <AccountCard member={member} />
      <MemberActions key={`actions-${member.id}`} member={member} isOwn={viewer?.id === member.id} />
      <MemberFactors key={`factors-${member.id}`} member={member} isOwn={viewer?.id === member.id} />
      <MemberPlans key={`plans-${member.id}`} email={member.email} />
      <MemberSessions id={member.id} sessions={memberSessions} />
      <MemberKeys keys={memberApiKeys} />
    </div>
  )
}

function AccountCard({ member: masked }: { readonly member: FragmentType<typeof MemberDetails_member> }) {
  const member = readFragment(MemberDetails_member, masked)
  const { email, emailVerified, fullName, company, jobTitle, role, suspendedAt, suspensionReason } = member
  const facts: readonly (readonly [string, string])[] = [
    ['Name', fullName || '–'],
    ...(company === null ? [] : [['Company', company || '–'] as const]),
    ...(jobTitle === null ? [] : [['Job title', jobTitle || '–'] as const]),
    ['Signed up', momentText(member.createdAt)],
    ['Last used', member.lastUsedAt === null ? 'Not signed in' : momentText(member.lastUsedAt)],
  ]
  return (
    <Card as="section" className="grid grid-cols-1 gap-3 p-4">
      <h3 className="wrap-anywhere text-lg">{email}</h3>
      <p className="flex flex-wrap gap-1">
        <Badge tone={role === 'MEMBER' ? 'plain' : 'gold'}>{ROLE_LABELS[role]}</Badge>
        <Badge tone={emailVerified ? 'green' : 'plain'}>{emailVerified ? 'Verified' : 'Not verified'}</Badge>
        {suspendedAt === null ? null : <Badge tone="danger">Suspended</Badge>}
      </p>
      {suspendedAt === null ? null : (
        <Notice tone="warning" title={`Suspended since ${momentText(suspendedAt)}`}>
          <p className="wrap-anywhere whitespace-pre-wrap">{suspensionReason}</p>
        </Notice>
      )}
      <FactList facts={facts} />
    </Card>
  )
}
