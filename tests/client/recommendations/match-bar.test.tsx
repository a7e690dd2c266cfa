import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LEDGER_GROUPS } from '#client/features/recommendations/ledger-groups.ts'
import { MatchBar, MatchLegend } from '#client/features/recommendations/match-bar.tsx'
import { ledger, MATCH } from './result-answers.ts'

type Rows = Parameters<typeof MatchBar>[0]['rows']
const rows = ledger() as unknown as Rows

it('draws a match in its groups, as long as its points', () => {
  const { container } = render(<MatchBar rows={rows} />)
  const widths = [...(container.firstElementChild?.firstElementChild?.children ?? [])].map((part) =>
    Number.parseInt((part as HTMLElement).style.width, 10),
  )
  expect(widths).toEqual([43, 22, 8, 9])
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(MATCH)
})

it('fills when it appears only where it should', () => {
  const { container } = render(
    <>
      <MatchBar rows={rows} />
      <MatchBar rows={rows} fills />
    </>,
  )
  const fills = [...container.children].map((bar) => bar.querySelector('.animate-fill') !== null)
  expect(fills).toEqual([false, true])
})

it('names the groups with their points, and leaves out those without', () => {
  const { unmount } = render(<MatchLegend rows={rows} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your jobs 43',
    'Your limits 22',
    'You and your work 8',
    'How established 9',
  ])
  unmount()
  render(<MatchLegend rows={rows.slice(0, 1)} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Your limits 12'])
})

it('has a group for every row of a ledger', () => {
  const codes = LEDGER_GROUPS.flatMap((group) => group.codes)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).toHaveLength(9)
})
