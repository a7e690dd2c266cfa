import { createHash } from 'node:crypto'

/** Selectable cards, with Stripe's test numbers. */
export const TEST_CARDS = {
  works: { number: '4242424242424242', label: 'Works', first: true, later: true },
  otherWorks: { number: '5555555555554444', label: 'Works, another card', first: true, later: true },
  declined: { number: '4000000000000002', label: 'Declined', first: false, later: false },
  failsLater: {
    number: '4000000000000341',
    label: 'Works now and fails at the next renewal',
    first: true,
    later: false,
  },
} as const

export type TestCard = keyof typeof TEST_CARDS

const cardOf = (number: string) => Object.values(TEST_CARDS).find((card) => card.number === number)

/** Whether a card can be charged with its owner present (`first`) or later without. Unknown numbers are declined. */
export const isAccepted = (number: string, when: 'first' | 'later'): boolean => cardOf(number)?.[when] ?? false

/** Stable per number. */
export const fingerprintOf = (number: string): string =>
  createHash('sha256').update(`card:${number}`).digest('hex').slice(0, 16)

export const brandOf = (number: string): 'visa' | 'mastercard' => (number.startsWith('5') ? 'mastercard' : 'visa')
