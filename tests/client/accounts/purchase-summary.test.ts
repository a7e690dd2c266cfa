import { expect, it } from 'vitest'
import { purchaseText } from '#client/features/accounts/sign-in/purchase-summary.tsx'

it.each([
  ['/pricing?plan=pro&period=year', 'Pro Plan, $180 a year'],
  ['/pricing?plan=business&period=month', 'Business Plan, $200 a month'],
  ['/pricing', null],
  ['/pricing?plan=basic&period=year', null],
  ['/pricing?plan=pro&period=week', null],
  ['/suggest?plan=pro&period=year', null],
])('%s buys %s', (destination, text) => {
  expect(purchaseText(destination)).toBe(text)
})
