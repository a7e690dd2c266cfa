import type { ContactState, InaccuracyKind, ReportState } from '../../../gql/graphql.ts'

export const KIND_LABELS: Readonly<Record<InaccuracyKind, string>> = {
  BROKEN_LINK: 'Broken link',
  WRONG_CATEGORY: 'Wrong category',
  OUTDATED: 'Outdated',
  PRICE: 'Wrong price',
  OTHER: 'Something else',
}

export const MESSAGE_STATES: Readonly<Record<ContactState, string>> = {
  OPEN: 'Open',
  ANSWERED: 'Answered',
  CLOSED: 'Closed',
}

export const REPORT_STATES: Readonly<Record<ReportState, string>> = {
  OPEN: 'Open',
  ACCEPTED: 'Accepted',
  REJECTED: 'Rejected',
}

/** The state that a parameter of the address names; null for another text. */
export const stateOf = <State extends string>(
  states: Readonly<Record<State, string>>,
  text: string | null,
): State | null => (Object.keys(states) as State[]).find((state) => state.toLowerCase() === text) ?? null
