import { expect, test } from 'vitest'
import { shortAddress } from '#server/platform/short-address.ts'

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8::/48'],
  [null, null],
])('the address %s is logged as %s', (address, short) => {
  expect(shortAddress(address)).toBe(short)
})
