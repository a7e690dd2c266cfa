import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PriceWatch } from '#client/admin/administration/system/price-watch.tsx'

const AT = '2026-06-03T16:05:00.000Z'
const AT_TEXT = 'June 3, 2026, 4:05 PM UTC'
const WATCH = { enabled: false, pages: 1_204, due: 7, outcomes: [], latest: [] }

const open = (changes: object = {}) => render(<PriceWatch watch={{ ...WATCH, ...changes } as never} />)
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

afterEach(cleanup)

it('shows its figures and latest readings', () => {
  const latest = [
    {
      url: 'https://www.a.example/pricing',
      readOn: AT,
      outcome: 'MOVED',
      detail: 'The page moved to https://b.example/.',
    },
    { url: 'https://c.example/', readOn: AT, outcome: 'CONFIRMED', detail: null },
  ]
  open({ enabled: true, outcomes: [{ outcome: 'NOT_ALLOWED', count: 3 }], latest })
  expect(facts()).toEqual({ State: 'On', 'Price pages': '1,204', Due: '7', 'Not allowed': '3' })
  expect(screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Page', 'Outcome'],
    [`a.example/pricing (new tab)${AT_TEXT}`, 'Moved to another domainThe page moved to https://b.example/.'],
    [`c.example/ (new tab)${AT_TEXT}`, 'Confirmed'],
  ])
  const link = screen.getByRole('link', { name: /^a.example.pricing/ })
  expect(link.getAttribute('href')).toBe('https://www.a.example/pricing')
})

it('has no table before the first reading', () => {
  open()
  expect(facts()).toMatchObject({ State: 'Off' })
  expect(screen.queryByRole('table')).toBeNull()
})
