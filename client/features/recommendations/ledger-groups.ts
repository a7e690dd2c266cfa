import type { MatchLedgerCode } from '../../gql/graphql.ts'

type LedgerGroup = {
  readonly label: string
  /** The class of its color. */
  readonly color: string
  readonly codes: readonly MatchLedgerCode[]
}

/** The rows of a match in four groups, in the order of its bar. */
export const LEDGER_GROUPS: readonly LedgerGroup[] = [
  { label: 'Your jobs', color: 'bg-(--bar-1)', codes: ['SUBJECT', 'INTENT'] },
  { label: 'Your limits', color: 'bg-(--bar-2)', codes: ['BUDGET', 'PRIVACY', 'PLATFORM', 'TEAM', 'PURPOSE'] },
  { label: 'You and your work', color: 'bg-(--bar-3)', codes: ['FIT'] },
  { label: 'How established', color: 'bg-(--bar-4)', codes: ['STANDING'] },
]

export const groupColor = (code: MatchLedgerCode): string =>
  LEDGER_GROUPS.find(({ codes }) => codes.includes(code))?.color ?? ''
