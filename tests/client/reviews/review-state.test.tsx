import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { giveDialogs } from '../../support/client/member.tsx'
import { answeredTool, MY_REVIEW, openTool, review, reviewed, SUMMARY } from './review-answers.ts'

beforeEach(giveDialogs)
afterEach(() => {
  localStorage.clear()
  for (const toast of document.querySelectorAll('.fixed')) toast.remove()
})

describe('the state of a review', () => {
  const show = async (over: object, options: Parameters<typeof openTool>[0] = {}) => {
    const opened = await openTool({ own: { myReview: { ...MY_REVIEW, ...over } }, ...options })
    await opened.user.click(await screen.findByRole('button', { name: 'Show your review' }))
    return opened
  }

  it.each([
    ['QUEUED', 'Your review waits for an editor.'],
    ['QUESTIONED', 'An editor has a question about your review.'],
    ['PUBLISHED', 'Your review is published.'],
    ['REJECTED', 'Your review was not published.'],
  ])('%s is said in one line', async (state, line) => {
    await openTool({ own: { myReview: { ...MY_REVIEW, state } } })
    expect(await screen.findByText(line)).toBeTruthy()
  })

  it('says how long the review of a new account waits', async () => {
    await show({ waitsUntil: '2026-11-21T09:30:00.000Z' })
    const text = screen.getByText(/An editor reads your review before it shows/).textContent
    expect(text).toContain('your review waits until November 21, 2026, 09:30 UTC first')
  })

  it('has the editor’s question, and leads to the form with the stored texts and the present stars', async () => {
    const { user } = await show(
      { state: 'QUESTIONED', editorText: 'Which export do you mean?' },
      {
        own: { myReview: { ...MY_REVIEW, state: 'QUESTIONED', editorText: 'Which export do you mean?' }, stars: 2 },
      },
    )
    expect(screen.getByText('Which export do you mean?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Change' }))
    const form = within(screen.getByRole('heading', { name: 'Your review of Alpha' }).closest('div') as HTMLElement)
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Headline' }).value).toBe('Good for posters')
    expect(form.getByText('Design posters')).toBeTruthy()
    expect(form.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true)
    expect(form.getByRole('button', { name: 'Send changes' })).toBeTruthy()
  })

  it('has the stars of the member’s rating', async () => {
    await show({}, { own: { myReview: { ...MY_REVIEW, stars: 5 }, stars: 2 } })
    expect(screen.getByText('2 out of 5.')).toBeTruthy()
    expect(screen.queryByText('5 out of 5.')).toBeNull()
  })

  it('has the reason of a rejection', async () => {
    await show({ state: 'REJECTED', editorText: 'It is about another tool.' })
    expect(screen.getByText('It is about another tool.')).toBeTruthy()
  })

  it('says until when it can be changed, and that it can always be deleted', async () => {
    await show({ state: 'PUBLISHED' })
    expect(screen.getByText(/You can change it until December 20, 2026/)).toBeTruthy()
  })

  it('offers no change after that', async () => {
    await show({ state: 'PUBLISHED', editable: false })
    expect(screen.getByText('It can no longer be changed, but you can delete it at any time.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy()
  })

  it('tells authors who work for the vendor that their stars do not count', async () => {
    await show({ worksForVendor: true })
    expect(screen.getByText(/your stars do not count/)).toBeTruthy()
  })

  it('is gone after a confirmed deletion, and the figures of the page follow', async () => {
    let deleted = 0
    const { user, region } = await show(
      { id: 'r1', state: 'PUBLISHED' },
      {
        own: { myReview: { ...MY_REVIEW, id: 'r1', state: 'PUBLISHED' }, stars: 4 },
        tool: reviewed([review('r1')], { reviewSummary: { ...SUMMARY, reviewCount: 1 } }),
        answers: (operation) => {
          if (operation !== 'DeleteReview') return undefined
          deleted += 1
          return { deleteReview: { __typename: 'DeleteReviewPayload', toolId: 'id-alpha', tool: answeredTool() } }
        },
      },
    )
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(deleted).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(screen.getByRole('button', { name: 'Delete review' }))
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeTruthy()
    expect(deleted).toBe(1)
    expect(within(region).getByText('No reviews yet, so no stars.')).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
    expect(await screen.findByText('Review deleted')).toBeTruthy()
  })

  it('stays when the deletion fails', async () => {
    const { user } = await show(
      { state: 'PUBLISHED' },
      {
        own: { myReview: { ...MY_REVIEW, state: 'PUBLISHED' } },
        answers: (operation) => {
          if (operation === 'DeleteReview') throw new TypeError('Failed to fetch')
        },
      },
    )
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(screen.getByRole('button', { name: 'Delete review' }))
    expect(await screen.findByText('Your review could not be deleted. Please try again.')).toBeTruthy()
    expect(screen.getByText('Good for posters')).toBeTruthy()
  })

  it('is loaded again when it could not be loaded', async () => {
    let isDown = true
    await openTool({
      own: { myReview: MY_REVIEW },
      answers: (operation) => {
        if (operation === 'OwnReview' && isDown) throw new TypeError('Failed to fetch')
      },
    })
    expect(await screen.findByText('Your review couldn’t be loaded.')).toBeTruthy()
    isDown = false
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('online')))
      expect(screen.getByText('Your review waits for an editor.')).toBeTruthy()
    })
  })
})
