import type { PriceReadingOutcome } from '#client/gql/graphql.ts'

export const PRICE_READING_LABELS: Readonly<Record<PriceReadingOutcome, string>> = {
  CONFIRMED: 'Confirmed',
  DISPUTED: 'Disputed',
  MOVED: 'Moved to another domain',
  ENDED: 'Page no longer exists',
  UNREADABLE: 'Unreadable',
  BUSY: 'Server busy',
  NOT_ALLOWED: 'Not allowed',
  FAILED: 'Failed',
}
