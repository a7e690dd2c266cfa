import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Component as Tool } from '#client/routes/tool.tsx'
import { planAnswer } from '#tests/support/plans.ts'
import { renderRoutes } from '../../support/client/render-at.tsx'
import { catalogueOf, toolNamed } from './catalogue-answers.ts'

async function showTool(over: Record<string, unknown> = {}) {
  const user = userEvent.setup()
  renderRoutes([{ path: '/tool/:id', element: <Tool /> }], {
    at: '/tool/alpha',
    answers: catalogueOf([toolNamed('Alpha', over)]).answers,
  })
  // The last part to arrive.
  await screen.findByRole('region', { name: 'Tool Information' })
  return { user }
}

describe('the price for a team', () => {
  const plans = [
    planAnswer({ name: 'Pro', usdMonth: 20 }),
    planAnswer({ name: 'Team', usdMonth: 25, usdYear: 240, perSeat: true, minSeats: 5 }),
  ]
  const cells = () =>
    within(screen.getByRole('region', { name: 'Pricing' }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replace(/ ?Jun 2025.*/, '').trim())
  const people = () => within(screen.getByRole('group', { name: 'People' }))
  const box = () => screen.getByRole('complementary', { name: 'Price of Alpha' }).textContent

  it('is shown on each plan and beside the page, and kept for other pages', async () => {
    const { user } = await showTool({ plans })
    expect(cells()).toEqual(['$20 a month', '$25 a month or $240 a year, per seat, at least 5 seats'])
    await user.clear(people().getByRole('textbox'))
    await user.type(people().getByRole('textbox'), '6')
    // The plan for so many people comes first.
    expect(cells()).toEqual(['$150 a month 6 × $25 · $1,440 a year if billed yearly', '$20 a month for one person'])
    await waitFor(() => expect(box()).toContain('For 6 people $150 a month Team · 6 × $25'))
    await user.click(screen.getByRole('button', { name: 'Yearly' }))
    expect(cells()[0]).toBe('$120 a month 6 × $20 · $1,440 a year, billed yearly')
    expect(localStorage.getItem('toolfinch.team')).toBe('{"people":6,"billing":"year"}')
  })

  it('marks the lowest total, but no price that is not known to be for all of them', async () => {
    localStorage.setItem('toolfinch.team', '{"people":6,"billing":"month"}')
    const marked = () => document.querySelector('tr.bg-gold-wash')?.textContent
    await showTool({ plans })
    expect(marked()).toMatch(/^Team/)
    cleanup()
    await showTool({ plans: plans.slice(0, 1) })
    expect(cells()).toEqual(['$20 a month for one person seats not stated'])
    expect(marked()).toBeUndefined()
  })

  it('changes by one, and not below one person', async () => {
    const { user } = await showTool({ plans })
    expect(people().getByRole('button', { name: 'One fewer' })).toHaveProperty('disabled', true)
    await user.click(people().getByRole('button', { name: 'One more' }))
    expect(cells()[0]).toContain('$125 a month 5 × $25')
    await user.click(people().getByRole('button', { name: 'One fewer' }))
    expect(cells()[0]).toBe('$20 a month')
    expect(localStorage.getItem('toolfinch.team')).toBe('{"people":1,"billing":"month"}')
  })

  it.each(['six', '1.5', '-2'])('cannot be "%s"', async (text) => {
    await showTool({ plans })
    const field = people().getByRole('textbox')
    fireEvent.change(field, { target: { value: text } })
    expect(field).toHaveProperty('value', '1')
  })

  it.each(['', '0', '501'])('ignores "%s" as a number of people', async (text) => {
    await showTool({ plans })
    const field = people().getByRole('textbox')
    fireEvent.change(field, { target: { value: text } })
    expect(field).toHaveProperty('value', text)
    fireEvent.blur(field)
    expect(field).toHaveProperty('value', '1')
    expect(localStorage.getItem('toolfinch.team')).toBeNull()
  })

  it.each(['{"people":0,"billing":"month"}', '{"people":6,"billing":"week"}', 'null', '{'])(
    'is the one of the vendor when the browser holds %s',
    async (stored) => {
      localStorage.setItem('toolfinch.team', stored)
      await showTool({ plans })
      expect(cells()[0]).toBe('$20 a month')
    },
  )

  it('is not asked for where no plan is known', async () => {
    await showTool()
    expect(screen.queryByRole('group', { name: 'People' })).toBeNull()
  })
})
