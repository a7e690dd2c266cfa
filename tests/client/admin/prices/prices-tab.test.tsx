import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { yearBefore } from '#client/admin/prices/price-age.ts'
import { fail, openAdministration, prepareAdministration } from '../administration-screen.tsx'

const TOOL = {
  __typename: 'EditableTool',
  id: 't1',
  slug: 'canva',
  name: 'Canva',
  pricesKnownFor: '2025-06',
  verifiedOn: '2026-06-03',
}
const prices = (nodes: readonly object[], checks = 0) => ({
  editableTools: { __typename: 'EditableToolsPage', totalCount: nodes.length, nodes },
  queue: { __typename: 'QueuePage', totalCount: checks },
})
const open = (answer: () => unknown, role = 'ADMIN') =>
  openAdministration('/admin?tab=prices', { OldPrices: answer }, role)

prepareAdministration()

describe('the prices', () => {
  it('that are older than a year lead to the editor, for editors too', async () => {
    const { requests } = await open(() => prices([TOOL], 2), 'EDITOR')
    const row = await screen.findByRole('row', { name: /^Canva/ })
    expect(row.textContent).toBe('CanvaJune 2025Last check: June 3, 2026Edit')
    expect(requests('OldPrices')).toEqual([{ pricesBefore: yearBefore(new Date()), page: 1 }])
    const checks = screen.getByRole('link', { name: '2 price checks are in the queue' })
    expect(checks.getAttribute('href')).toBe('/admin?tab=queue&type=price_check')
  })

  it('may all be younger', async () => {
    await open(() => prices([], 1))
    expect(await screen.findByRole('heading', { name: 'No price is older than a year' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '1 price check is in the queue' })).toBeTruthy()
  })

  it('can be loaded again after a failure', async () => {
    let answer: () => unknown = fail
    const { user } = await open(() => answer())
    expect(await screen.findByText('Failed to fetch prices')).toBeTruthy()
    answer = () => prices([TOOL])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Canva')).toBeTruthy()
  })
})

it.each([
  ['2026-11-29T10:00:00Z', '2025-11'],
  ['2026-01-01T00:00:00Z', '2025-01'],
  ['2024-02-29T23:59:59Z', '2023-02'],
])('a year before %s is %s', (moment, month) => {
  expect(yearBefore(new Date(moment))).toBe(month)
})
