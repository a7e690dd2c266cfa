import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentDraft } from '#client/features/quiz/quiz-draft.ts'
import { answerUpTo, beginAnew, button, heading, open, textOf } from './render-quiz.tsx'

beginAnew()

const first = () => screen.getAllByRole('radio')[0] as HTMLElement
/** The question is shown, and its heading has the focus. */
const reaches = (number: number) =>
  waitFor(() => {
    expect(heading().textContent).toBe(textOf(number))
    expect(document.activeElement).toBe(heading())
  })
const radio = (name: string) => screen.getByRole('radio', { name })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  // The simulation of arrow keys needs it, and jsdom has none.
  vi.stubGlobal('CSS', { escape: (name: string) => name })
})
afterEach(() => void vi.useRealTimers())

describe('a single choice', () => {
  it('says that the next question follows', async () => {
    await open('/quiz?q=1')
    expect(screen.getByText(/^Choose one, and the next question follows\./)).toBeDefined()
  })

  it('moves on by itself, one step in the history', async () => {
    const { user, router, place } = await open('/quiz?q=1')
    await user.click(radio('Designer'))
    await reaches(2)
    expect(place()).toBe('/quiz?q=2')
    await user.click(button('Previous'))
    await waitFor(() => expect(place()).toBe('/quiz?q=1'))
    expect(router.state.historyAction).toBe('POP')
    expect(radio('Designer')).toHaveProperty('checked', true)
  })

  it('that was answered before moves on when it is changed, and when it is pressed again', async () => {
    answerUpTo(3)
    const { user, place } = await open('/quiz?q=1')
    await user.click(radio('Designer'))
    await reaches(2)
    expect(currentDraft().answers[1]).toEqual(['designer'])
    await user.click(first())
    await waitFor(() => expect(place()).toBe('/quiz?q=3'))
  })

  it('does not move on while arrow keys select, but with Enter or the space bar', async () => {
    answerUpTo(3)
    const { user, place } = await open('/quiz?q=1')
    radio('Software developer').focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(currentDraft().answers[1]).toEqual(['content_creator'])
    vi.advanceTimersByTime(5_000)
    expect(place()).toBe('/quiz?q=1')
    await user.keyboard(' ')
    await reaches(2)
    first().focus()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(place()).toBe('/quiz?q=3')
    expect(currentDraft().answers[2]).toEqual(['healthcare'])
  })

  it('moves on once, though pressed twice or followed by Next', async () => {
    const { user, place } = await open('/quiz?q=1')
    await user.dblClick(radio('Designer'))
    await reaches(2)
    expect(currentDraft().answers[2]).toBeUndefined()
    await user.click(radio('Healthcare'))
    await user.click(button('Next'))
    expect(place()).toBe('/quiz?q=3')
    expect(heading().textContent).toBe(textOf(3))
  })

  it('stays where a key that is held down selected', async () => {
    answerUpTo(3)
    const { place } = await open('/quiz?q=1')
    heading().focus()
    fireEvent.keyDown(heading(), { key: '2', repeat: true })
    expect(place()).toBe('/quiz?q=1')
    expect(currentDraft().answers[1]).toEqual(['developer'])
  })

  it('returns to the review when only this answer is changed', async () => {
    answerUpTo(20)
    const { user, place } = await open('/quiz?edit=20')
    expect(screen.getByText(/^Choose one, and you return to your answers\./)).toBeDefined()
    await user.click(radio('Help me grow'))
    await waitFor(() => expect(place()).toBe('/quiz?q=review'))
    expect(currentDraft().answers[20]).toEqual(['scale'])
  })
})

describe('other questions', () => {
  it('submit nothing by themselves at the end', async () => {
    answerUpTo(19)
    const { user, place } = await open('/quiz?q=20')
    expect(screen.getByText(/^Choose one\./)).toBeDefined()
    await user.click(radio('Help me grow'))
    heading().focus()
    await user.keyboard('1')
    vi.advanceTimersByTime(5_000)
    expect(place()).toBe('/quiz?q=20')
    expect(document.activeElement).toBe(radio('Take over routine work'))
    expect(button('Get Results').disabled).toBe(false)
  })

  it('wait for Next when several answers are possible', async () => {
    answerUpTo(4)
    const { user, place } = await open('/quiz?q=5')
    expect(screen.getByText(/^Choose all that apply\./)).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: 'Coding' }))
    vi.advanceTimersByTime(5_000)
    expect(place()).toBe('/quiz?q=5')
  })
})
