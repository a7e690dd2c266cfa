import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { storedTeam } from '#client/lib/team.ts'
import { Component as Compare } from '#client/routes/compare.tsx'
import { planAnswer } from '#tests/support/plans.ts'
import { renderRoutes } from '../../support/client/render-at.tsx'
import { catalogueOf, toolNamed } from '../catalogue/catalogue-answers.ts'

const TOOLS = [
  toolNamed('Alpha', { plans: [planAnswer({ name: 'Team', usdMonth: 25, usdYear: 240, perSeat: true, minSeats: 5 })] }),
  toolNamed('Beta', { plans: [planAnswer({ name: 'Solo', usdMonth: 9, maxSeats: 1 })] }),
  toolNamed('Gamma', { plans: [] }),
  toolNamed('Delta', { plans: [planAnswer({ name: 'Plus', usdMonth: 5, usdYear: null })] }),
]

it('shows what each tool costs the team chosen on any page', async () => {
  storedTeam.set({ people: 5, billing: 'month' })
  renderRoutes([{ path: '/compare', element: <Compare /> }], {
    at: '/compare?tools=alpha,beta,gamma,delta',
    answers: catalogueOf(TOOLS).answers,
  })
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name })).getAllByRole('cell')
  const texts = (cells: HTMLElement[]) => cells.map(({ textContent }) => textContent)
  await screen.findByText('Price for 5 people')
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect(texts(await row(/^Price for 6 people/))).toEqual([
    '$150 a month Team · 6 × $25 · $1,440 a year if billed yearly · Jun 2025',
    'No plan for 6 people is known',
    'Not known',
    '$5 a month for one person Seats not statedPlus · Jun 2025',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Yearly' }))
  expect(texts(await row(/^Price for 6 people/))[0]).toMatch(/^\$120 a month Team · 6 × \$20/)
})
