import type { DataRequestKind, DataRequestLaw } from '#client/gql/graphql.ts'

export const LAW_LABELS: Readonly<Record<DataRequestLaw, string>> = { GDPR: 'GDPR', CCPA: 'CCPA' }

export const KIND_LABELS: Readonly<Record<DataRequestKind, string>> = {
  ACCESS: 'Access to data',
  ERASURE: 'Erasure',
  CORRECTION: 'Correction',
}
