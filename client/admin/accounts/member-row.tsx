import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Badge } from '../../ui/badge.tsx'
import { CELL, ROW } from '../shared/admin-table.tsx'
import { shortDayText } from '../shared/dates.ts'
import { ROLE_LABELS } from './member-labels.ts'

const MemberRow_member = graphql(`
  fragment MemberRow_member on MemberAccount {
    id
    email
    emailVerified
    fullName
    role
    suspendedAt
    createdAt
    lastUsedAt
    entitlement {
      label
    }
  }
`)

type MemberRowProps = { readonly member: FragmentType<typeof MemberRow_member> }

export function MemberRow({ member: masked }: MemberRowProps) {
  const member = readFragment(MemberRow_member, masked)
  const { id, email, emailVerified, fullName, role, suspendedAt, createdAt, lastUsedAt, entitlement } = member
  return (
    <tr className={ROW}>
      <th scope="row" className={`${CELL} min-w-60 font-normal`}>
        <Link to={`/admin?tab=members&member=${id}`} className="link wrap-anywhere font-semibold">
          {email}
        </Link>
        <span className="wrap-anywhere block text-soft text-xs">{fullName}</span>
        {emailVerified && suspendedAt === null ? null : (
          <span className="mt-1 flex flex-wrap gap-1">
            {emailVerified ? null : <Badge>Not verified</Badge>}
            {suspendedAt === null ? null : <Badge tone="danger">Suspended</Badge>}
          </span>
        )}
      </th>
      <td className={CELL}>
        <Badge tone={role === 'MEMBER' ? 'plain' : 'gold'}>{ROLE_LABELS[role]}</Badge>
      </td>
      <td className={`${CELL} whitespace-nowrap`}>{entitlement.label}</td>
      <td className={`${CELL} tabular-nums`}>{shortDayText(createdAt)}</td>
      <td className={`${CELL} whitespace-nowrap tabular-nums`}>
        {lastUsedAt === null ? 'Not signed in' : shortDayText(lastUsedAt)}
      </td>
    </tr>
  )
}
