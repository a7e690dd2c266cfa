import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { currentDraft, noteQuestion, storeAnswer } from '#client/features/quiz/quiz-draft.ts'
import { SAVED_QUESTIONS } from '#client/features/quiz/saved-questions.ts'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { QUIZ } from './quiz-answers.ts'
import { answerUpTo, beginAnew, button, heading, open, publicAnswers, textOf } from './render-quiz.tsx'

beginAnew()

describe('the start of the quiz', () => {
  it('explains the quiz and opens the first question', async () => {
    const { user, place } = await open('/quiz')
    expect(screen.getByText('5-minute quiz · 20 questions')).toBeDefined()
    expect(screen.getByText('No registration required • Get instant results • 100% free')).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Start Quiz' }))
    expect(place()).toBe('/quiz?q=1')
    expect(document.activeElement).toBe(heading())
  })

  it('returns to where the quiz was left', async () => {
    answerUpTo(12)
    noteQuestion(13)
    await open('/quiz')
    expect(screen.getByRole('link', { name: 'Continue at question 13' }).getAttribute('href')).toBe('/quiz?q=13')
    expect(screen.getByText('You have answered 12 of 20 questions.')).toBeDefined()
  })

  it('opens the review once everything is answered', async () => {
    answerUpTo(20)
    await open('/quiz')
    expect(screen.getByRole('link', { name: 'Review your answers' })).toBeDefined()
  })

  it('counts a question as skipped only when a later one is answered', async () => {
    answerUpTo(16)
    noteQuestion(18)
    const { unmount } = await open('/quiz')
    expect(screen.getByRole('link', { name: 'Continue at question 17' })).toBeDefined()
    unmount()
    storeAnswer(18, ['trial'])
    noteQuestion(19)
    const second = await open('/quiz')
    expect(screen.getByRole('link', { name: 'Continue at question 19' })).toBeDefined()
    expect(screen.getByText('You have answered 17 of 20 questions.')).toBeDefined()
    second.unmount()
    answerUpTo(20)
    storeAnswer(17, [])
    await open('/quiz')
    expect(screen.getByRole('link', { name: 'Review your answers' })).toBeDefined()
    expect(screen.getByText('You have answered 19 of 20 questions and skipped 1.')).toBeDefined()
  })

  it('starts over only after confirmation', async () => {
    answerUpTo(3)
    const { user } = await open('/quiz')
    await user.click(button('Start over'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Start over?' })
    await user.click(within(dialog).getByRole('button', { name: 'Keep my answers' }))
    expect(Object.keys(currentDraft().answers)).toHaveLength(3)
    await user.click(button('Start over'))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Start over' }))
    expect(currentDraft().answers).toEqual({})
    expect(screen.getByRole('link', { name: 'Start Quiz' })).toBeDefined()
    expect(document.activeElement).toBe(heading())
  })

  it('asks the questions of this build while the API is unreachable', async () => {
    const { user } = await open('/quiz', (operation) => {
      throw new TypeError(`${operation} failed to fetch`)
    })
    await user.click(await screen.findByRole('link', { name: 'Start Quiz' }))
    for (const { text } of QUESTIONS[0]?.options ?? []) expect(screen.getByText(text)).toBeDefined()
    expect(heading().textContent).toBe(textOf(1))
    expect([...SAVED_QUESTIONS]).toEqual(
      QUIZ.questions.map(({ __typename: _type, options, ...question }) => ({
        ...question,
        options: options.map(({ value, text }) => ({ value, text })),
      })),
    )
  })

  it('retries when the questions could not be loaded from anywhere', async () => {
    vi.doMock('#client/features/quiz/saved-questions.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    let down = true
    const { user } = await open('/quiz', (operation, variables) => {
      if (operation === 'QuizRoute' && down) throw new TypeError('Failed to fetch')
      return publicAnswers(operation, variables)
    })
    await screen.findByText(/could not be loaded/)
    down = false
    await user.click(button('Try again'))
    await screen.findByRole('link', { name: 'Start Quiz' })
    vi.doUnmock('#client/features/quiz/saved-questions.ts')
  })
})

describe('a question', () => {
  it('waits for an answer, saves it and moves on', async () => {
    const { user, place } = await open('/quiz?q=1')
    expect(heading().textContent).toBe(textOf(1))
    expect(screen.getByText('Question 1 of 20')).toBeDefined()
    expect(screen.getByText('0% complete')).toBeDefined()
    expect(button('Previous').disabled).toBe(true)
    expect(button('Next').disabled).toBe(true)

    await user.click(screen.getByRole('radio', { name: 'Designer' }))
    expect(currentDraft().answers).toEqual({ 1: ['designer'] })
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('5')
    expect(button('Next').disabled).toBe(false)
    await waitFor(() => expect(heading().textContent).toBe(textOf(2)))
    expect(place()).toBe('/quiz?q=2')
    await waitFor(() => expect(document.activeElement).toBe(heading()))
    expect(currentDraft().question).toBe(2)
  })

  it('is answered with the number keys', async () => {
    const { user, place } = await open('/quiz?q=1')
    heading().focus()
    await user.keyboard('{Enter}')
    expect(place()).toBe('/quiz?q=1')
    await user.keyboard('0')
    expect(currentDraft().answers[1]).toEqual(['researcher'])
    expect(place()).toBe('/quiz?q=2')
    expect(document.activeElement).toBe(heading())
    await user.keyboard('{Control>}1{/Control}')
    expect(currentDraft().answers[2]).toBeUndefined()
  })

  it('ignores keys while the focus is elsewhere', async () => {
    const { user } = await open('/quiz?q=1')
    act(() => (document.activeElement as HTMLElement | null)?.blur())
    await user.keyboard('1')
    expect(currentDraft().answers).toEqual({})
  })

  it('does not advance while Enter is held down', async () => {
    answerUpTo(3)
    const { place } = await open('/quiz?q=1')
    heading().focus()
    fireEvent.keyDown(heading(), { key: 'Enter', repeat: true })
    expect(place()).toBe('/quiz?q=1')
  })

  it('accepts several answers for a multiple choice, at least one', async () => {
    answerUpTo(4)
    const { user } = await open('/quiz?q=5')
    await user.click(screen.getByRole('checkbox', { name: 'Coding' }))
    await user.click(screen.getByRole('checkbox', { name: 'Writing and editing' }))
    expect(currentDraft().answers[5]).toEqual(['coding', 'writing'])
    await user.keyboard('12')
    expect(currentDraft().answers[5]).toBeUndefined()
    expect(button('Next').disabled).toBe(true)
  })

  it('that is optional can be skipped while it has no answer', async () => {
    answerUpTo(16)
    const { user, place } = await open('/quiz?q=17')
    expect(screen.getByText(/^Optional\. Choose all that apply\./)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Slack' }))
    expect(button('Next').disabled).toBe(false)
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Slack' }))
    button('Skip').focus()
    await user.keyboard('{Enter}')
    expect(place()).toBe('/quiz?q=18')
    expect(document.activeElement).toBe(heading())
    expect(button('Skip')).toBeDefined()
    expect(screen.getByText('80% complete')).toBeDefined()
    await user.click(screen.getByRole('radio', { name: 'I try it first' }))
    expect(screen.getByText('90% complete')).toBeDefined()
    await waitFor(() => expect(place()).toBe('/quiz?q=19'))
  })

  it('that is optional is not skipped by Enter alone', async () => {
    answerUpTo(16)
    const { user, place } = await open('/quiz?q=17')
    heading().focus()
    await user.keyboard('{Enter}')
    expect(place()).toBe('/quiz?q=17')
  })

  it('is not shown before the previous ones are answered', async () => {
    answerUpTo(3)
    const { place } = await open('/quiz?q=13')
    await waitFor(() => expect(place()).toBe('/quiz?q=4'))
  })

  it('is navigated with the buttons and the browser', async () => {
    answerUpTo(3)
    const { user, router, place } = await open('/quiz?q=1')
    await user.click(button('Next'))
    await user.click(button('Next'))
    expect(place()).toBe('/quiz?q=3')
    await user.click(button('Previous'))
    await waitFor(() => expect(place()).toBe('/quiz?q=2'))
    await act(() => router.navigate(1))
    expect(place()).toBe('/quiz?q=3')
    await act(() => router.navigate(-2))
    expect(place()).toBe('/quiz?q=1')
    expect((screen.getByRole('radio', { checked: true }) as HTMLInputElement).value).toBe('developer')
  })

  it('goes back to the previous question even if the visit began here', async () => {
    answerUpTo(12)
    const { user, place } = await open('/quiz?q=13')
    await user.click(button('Previous'))
    expect(place()).toBe('/quiz?q=12')
  })

  it('shows the number of eligible tools, sending only the limits', async () => {
    const requests: unknown[] = []
    answerUpTo(6)
    await open('/quiz?q=7', (operation, variables) => {
      if (operation === 'RunningCount') requests.push(variables['answers'])
      return publicAnswers(operation, variables)
    })
    await screen.findByText('412 tools still match')
    expect(requests).toEqual([
      [
        { question: 3, options: ['solo'] },
        { question: 4, options: ['free'] },
      ],
    ])
  })

  it('omits that number when it cannot be loaded', async () => {
    const { user, place } = await open('/quiz?q=1', (operation, variables) => {
      if (operation === 'RunningCount') throw new TypeError('Failed to fetch')
      return publicAnswers(operation, variables)
    })
    await user.click(screen.getByRole('radio', { name: 'Designer' }))
    await waitFor(() => expect(place()).toBe('/quiz?q=2'))
    expect(screen.queryByText(/still match/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a browser without storage', () => {
  it('shows a notice, and the quiz continues', async () => {
    const { user, place } = await open('/quiz?q=1')
    expect(screen.getByText('Every answer is saved in this browser.')).toBeDefined()
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(screen.getByRole('radio', { name: 'Designer' }))
    expect(screen.getByText(/your answers will be lost when you close this page/)).toBeDefined()
    await waitFor(() => expect(place()).toBe('/quiz?q=2'))
    refused.mockRestore()
  })
})
