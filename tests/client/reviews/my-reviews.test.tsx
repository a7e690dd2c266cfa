import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { MyReviews } from '#client/features/reviews/my-reviews.tsx'
import { keepSession, renderForMember } from '../../support/client/member.tsx'

const REVIEW = {
  __typename: 'MyReview',
  id: 'm1',
  headline: 'Good for posters',
  stars: 4,
  state: 'REJECTED',
  editorText: 'It is about another tool.',
  createdAt: '2026-11-20T12:00:00.000Z',
  tool: { __typename: 'Tool', id: 't1', slug: 'abacus', name: 'Abacus' },
}

const open = (answer: () => unknown) =>
  renderForMember({ path: '/settings', Component: MyReviews }, (operation) => {
    if (operation === 'MyReviews') return answer()
    throw new Error(`No answer for ${operation}`)
  })

beforeEach(() => {
  localStorage.clear()
  keepSession()
})

describe('the reviews in the settings', () => {
  it('say when there are none', async () => {
    open(() => ({ myReviews: [] }))
    expect(await screen.findByText(/You have not written a review yet/)).toBeTruthy()
  })

  it('say what became of each, and lead to the page of its tool', async () => {
    open(() => ({ myReviews: [REVIEW, { ...REVIEW, id: 'm2', state: 'PUBLISHED', editorText: null }] }))
    const [link] = await screen.findAllByRole('link', { name: 'Abacus' })
    expect(link?.getAttribute('href')).toBe('/tool/abacus#your-review')
    const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(entries).toEqual([
      'Abacus“Good for posters” 4 starsNovember 20, 2026 · Your review was not published.It is about another tool.',
      'Abacus“Good for posters” 4 starsNovember 20, 2026 · Your review is published.',
    ])
  })

  it('can be loaded again', async () => {
    let isDown = true
    open(() => {
      if (isDown) throw new TypeError('Failed to fetch')
      return { myReviews: [REVIEW] }
    })
    expect(await screen.findByText('Your reviews could not be loaded')).toBeTruthy()
    isDown = false
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Abacus' })).toBeTruthy()
  })
})
