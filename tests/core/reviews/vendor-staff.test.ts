import { expect, test } from 'vitest'
import { worksForVendor } from '#core/reviews/vendor-staff.ts'

test.each([
  ['ada@abacus.com', 'https://www.abacus.com/', true],
  ['ada@mail.abacus.com', 'https://app.abacus.com/', true],
  ['ada@abacus.co.uk', 'https://abacus.co.uk/', true],
  ['ada@other.co.uk', 'https://abacus.co.uk/', false],
  ['ada@notabacus.com', 'https://abacus.com/', false],
  ['ada@abacus.com.evil.example', 'https://abacus.com/', false],
  ['ada@gmail.com', 'https://gmail.com/', false],
  ['ada@proton.me', 'https://proton.me/', false],
  ['ada@outlook.com', 'https://outlook.com/', false],
  ['ada@github.com', 'https://github.com/ada/abacus', false],
  ['ada@stanford.edu', 'https://stanford.edu/', false],
  ['ada@abacus.com', null, false],
  [null, 'https://abacus.com/', false],
] as const)('%s and %s: %s', (email, website, expected) => {
  expect(worksForVendor(email, website)).toBe(expected)
})
