import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { prepareAdministration } from '../administration-screen.tsx'
import { item, openQueue as open, titled } from './queue-screen.tsx'

prepareAdministration()

describe('the row of a report', () => {
  const PRICE = { note: 'The page now says $59.\n\nIt was $69.', toolSlug: 'chatgpt', plan: 'Plus & more' }

  it('has its text, which the open details replace, and the way to the prices', async () => {
    const { user } = await open([item('r1', 'REPORT', PRICE)])
    expect(screen.getByText(/^The page now says \$59\.\s+It was \$69\.$/)).toBeTruthy()
    expect(screen.getByText(/^Wrong price of “Plus & more” · reported once/)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Edit prices of Title of r1' })
    expect(link.getAttribute('href')).toBe('/admin?tab=catalogue&tool=chatgpt&plan=Plus%20%26%20more')
    await user.click(titled('r1'))
    expect(await screen.findByText('It costs more now.')).toBeTruthy()
    expect(screen.queryByText(/The page now says/)).toBeNull()
  })

  it.each([
    ['a price of no particular plan', { ...PRICE, plan: null }, 'Edit prices', '&plan='],
    ['another error', { ...PRICE, detail: 'outdated', plan: null }, 'Edit tool', ''],
  ])('leads to the editor of the tool for %s', async (_what, changes, label, end) => {
    await open([item('r1', 'REPORT', changes)])
    const link = screen.getByRole('link', { name: `${label} of Title of r1` })
    expect(link.getAttribute('href')).toBe(`/admin?tab=catalogue&tool=chatgpt${end}`)
  })

  it('leads nowhere for a page', async () => {
    await open([item('r1', 'REPORT', { note: 'Old.' })])
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull()
  })

  it('leads to the prices after it was accepted', async () => {
    const { user, router } = await open([item('r1', 'REPORT', PRICE)], { EditableTool: () => ({ editableTool: null }) })
    await user.click(screen.getByRole('button', { name: 'Accept report Title of r1' }))
    expect(await screen.findByText('Report accepted')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Edit prices' }))
    await waitFor(() => expect(router.state.location.search).toBe('?tab=catalogue&tool=chatgpt&plan=Plus%20%26%20more'))
    expect(screen.queryByText('Report accepted')).toBeNull()
  })

  it('leads nowhere after it was rejected', async () => {
    const { user } = await open([item('r1', 'REPORT', PRICE)])
    await user.click(screen.getByRole('button', { name: 'Reject report Title of r1' }))
    expect(await screen.findByText('Report rejected')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Edit prices' })).toBeNull()
  })
})
