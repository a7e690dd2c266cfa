import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { planAnswer } from '#tests/support/plans.ts'
import { recommendation, result } from './result-answers.ts'
import { open, page, signIn } from './results-screen.tsx'

// Preloaded: on a busy machine, loading takes longer than a test's timeout.
beforeAll(() => import('#client/features/recommendations/member-results.tsx'))
beforeEach(() => localStorage.clear())
beforeEach(signIn)

const plans = [planAnswer({ name: 'Team', usdMonth: 25, usdYear: 240, perSeat: true, asOf: '2026-02' })]

/** Opens a list of one tool with a price per seat. */
function openPriced(teamSize: string | null, fewestPeople: number | null) {
  const priced = recommendation('Alpha', 1, true)
  const recommendations = [{ ...priced, tool: { ...priced.tool, plans } }]
  return open(page(result(true, [], { recommendations, teamSize, fewestPeople })))
}

const people = async () => within(await screen.findByRole('group', { name: 'People' }))

describe('the prices of a list', () => {
  it('start with the fewest people of the answer, and say so', async () => {
    openPriced('2-10 people', 2)
    expect(await screen.findByText('$50 a month for 2 people')).toBeTruthy()
    expect(screen.getByText('Prices for 2 people: you answered “2-10 people”')).toBeTruthy()
    expect((await people()).getByRole('textbox')).toHaveProperty('value', '2')
    expect(localStorage.getItem('toolfinch.team')).toBeNull()
  })

  it('are those of the vendor for one person', async () => {
    openPriced('Just me', 1)
    expect(await screen.findByText('Prices for 1 person: you answered “Just me”')).toBeTruthy()
    expect(screen.getByText(/^Free plan, paid from \$20\/month ·$/)).toBeTruthy()
  })

  it('say nothing about an answer that is missing', async () => {
    openPriced(null, null)
    expect((await people()).getByRole('textbox')).toHaveProperty('value', '1')
    expect(screen.queryByText(/^Prices for/)).toBeNull()
  })

  it('are for the number chosen on the list, which other pages keep', async () => {
    const { user } = openPriced('2-10 people', 2)
    for (let more = 2; more < 6; more++) await user.click((await people()).getByRole('button', { name: 'One more' }))
    expect(screen.getByText('$150 a month for 6 people').textContent).toContain(
      'Team · 6 × $25 · $1,440 a year if billed yearly · Feb 2026',
    )
    expect(screen.queryByText(/^Prices for/)).toBeNull()
    expect(localStorage.getItem('toolfinch.team')).toBe('{"people":6,"billing":"month"}')
    for (let fewer = 6; fewer > 1; fewer--)
      await user.click((await people()).getByRole('button', { name: 'One fewer' }))
    expect(screen.getByText(/^Free plan, paid from \$20\/month ·$/)).toBeTruthy()
  })

  it('are for the team of the answers, whatever was chosen on other pages', async () => {
    localStorage.setItem('toolfinch.team', '{"people":6,"billing":"year"}')
    openPriced('Just me', 1)
    expect(await screen.findByText('Prices for 1 person: you answered “Just me”')).toBeTruthy()
    expect((await people()).getByRole('textbox')).toHaveProperty('value', '1')
  })

  it('are for the team of other pages without an answer', async () => {
    localStorage.setItem('toolfinch.team', '{"people":6,"billing":"month"}')
    openPriced(null, null)
    expect(await screen.findByText('$150 a month for 6 people')).toBeTruthy()
  })
})
