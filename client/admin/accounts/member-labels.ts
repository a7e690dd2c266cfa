import type { GrantSource, Role } from '../../gql/graphql.ts'

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  MEMBER: 'Member',
  EDITOR: 'Editor',
  ADMIN: 'Administrator',
}

/** The source of a plan. */
export const SOURCE_LABELS: Readonly<Record<GrantSource, string>> = {
  ADMINISTRATOR: 'Granted by an administrator',
  SHELL: 'Granted from the command line',
  SUBSCRIPTION: 'Subscription',
  REFERRAL: 'Referral reward',
  SEAT: 'Team seat',
}
