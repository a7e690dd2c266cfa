import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { storeAnswer } from '#client/features/quiz/quiz-draft.ts'
import { PENDING_KEY, RESULTS_KEY } from '#client/lib/pending-quiz-storage.ts'
import { answersUpTo } from './quiz-answers.ts'
import { answerUpTo, beginAnew, button, open, textOf } from './render-quiz.tsx'

beginAnew()

describe('the review', () => {
  it('shows every answer with links to edit and back', async () => {
    answerUpTo(20)
    const { user, place } = await open('/quiz?q=review')
    expect(screen.getAllByRole('listitem')).toHaveLength(20)
    await user.click(screen.getByRole('link', { name: `Edit question 5: ${textOf(5)}` }))
    expect(place()).toBe('/quiz?edit=5')
    await user.click(screen.getByRole('checkbox', { name: 'Coding' }))
    await user.click(button('Done'))
    await waitFor(() => expect(place()).toBe('/quiz?q=review'))
    expect(screen.getByText('Writing and editing · Coding')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Edit question 5:/ }))
  })

  it('returns after an answer was changed from elsewhere', async () => {
    answerUpTo(20)
    const { user, place } = await open('/quiz?edit=7')
    await user.keyboard('{Tab}')
    await user.click(button('Done'))
    expect(place()).toBe('/quiz?q=review')
  })

  it('opens with a finished quiz without a draft', async () => {
    localStorage.setItem(RESULTS_KEY, JSON.stringify({ id: 'a', answers: answersUpTo(20), completedAt: '' }))
    await open('/quiz?edit=4')
    expect(((await screen.findByRole('radio', { checked: true })) as HTMLInputElement).value).toBe('free')
  })

  it('asks for missing answers', async () => {
    answerUpTo(19)
    await open('/quiz?q=review')
    expect(screen.getByText('One answer is still missing. Answer every question to get your results.')).toBeDefined()
    expect(screen.getByRole('link', { name: `Answer question 20: ${textOf(20)}` })).toBeDefined()
    expect(button('Get Results').disabled).toBe(true)
  })

  it('shows skipped questions without asking for them', async () => {
    answerUpTo(20)
    storeAnswer(17, [])
    const { user, place } = await open('/quiz?q=review')
    expect(screen.getByText('Skipped')).toBeDefined()
    expect(screen.queryByText(/still missing/)).toBeNull()
    expect(button('Get Results').disabled).toBe(false)
    await user.click(screen.getByRole('link', { name: `Answer question 17: ${textOf(17)}` }))
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
    await user.click(button('Skip'))
    await waitFor(() => expect(place()).toBe('/quiz?q=review'))
  })

  it('is not available without any answer', async () => {
    const { place } = await open('/quiz?q=review')
    await waitFor(() => expect(place()).toBe('/quiz'))
  })
})

describe('a visitor’s results', () => {
  it('are stored in this browser until there is an account', async () => {
    answerUpTo(19)
    const { user, place } = await open('/quiz?q=20')
    await user.click(screen.getByRole('radio', { name: 'Help me grow' }))
    await user.click(button('Get Results'))
    expect(place()).toBe('/quiz/results')
    const kept = JSON.parse(localStorage.getItem(RESULTS_KEY) ?? '')
    expect(kept).toEqual({
      id: expect.any(String),
      answers: { ...answersUpTo(19), 20: ['scale'] },
      completedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(localStorage.getItem(PENDING_KEY)).toBe('true')
  })

  it('are not promised without storage', async () => {
    answerUpTo(20)
    const { user, place } = await open('/quiz?q=review')
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(button('Get Results'))
    expect((await screen.findByRole('alert')).textContent).toContain('Your browser isn’t storing data for this site')
    expect(place()).toBe('/quiz?q=review')
    refused.mockRestore()
  })
})
