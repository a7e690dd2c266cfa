import type { DataRequestKind, DataRequestLaw, GrantSource, Role } from '#client/gql/graphql.ts'

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  MEMBER: 'Member',
  EDITOR: 'Editor',
  ADMIN: 'Administrator',
}

export const LAW_LABELS: Readonly<Record<DataRequestLaw, string>> = { GDPR: 'GDPR', CCPA: 'CCPA' }

export const KIND_LABELS: Readonly<Record<DataRequestKind, string>> = {
  ACCESS: 'Access to data',
  ERASURE: 'Erasure',
  CORRECTION: 'Correction',
}

/** The source of a plan. */
export const SOURCE_LABELS: Readonly<Record<GrantSource, string>> = {
  ADMINISTRATOR: 'Granted by an administrator',
  SHELL: 'Granted from the command line',
  SUBSCRIPTION: 'Subscription',
  REFERRAL: 'Referral reward',
  SEAT: 'Team seat',
}
