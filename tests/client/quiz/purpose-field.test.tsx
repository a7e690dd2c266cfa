import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { currentDraft } from '#client/features/quiz/quiz-draft.ts'
import { answerUpTo, beginAnew, open, publicAnswers } from './render-quiz.tsx'

beginAnew()

const MEANINGS = [
  { __typename: 'PurposeMeaning', id: 'topic:podcast', label: 'Podcasts', isCondition: false },
  { __typename: 'PurposeMeaning', id: 'free', label: 'Free', isCondition: true },
]
const review = async (meanings: typeof MEANINGS | Error = MEANINGS) => {
  answerUpTo(20)
  const requests: unknown[] = []
  const opened = await open('/quiz?q=review', (operation, variables) => {
    if (operation !== 'PurposeMeanings') return publicAnswers(operation, variables)
    requests.push(variables)
    if (meanings instanceof Error) throw meanings
    return { purposeMeanings: meanings }
  })
  const field = screen.getByRole('textbox', { name: 'What do you want to get done?' })
  return { ...opened, field, requests }
}
const stored = () => currentDraft().answers.purpose

describe('the sentence at the review step', () => {
  it('shows what was understood, and stores it with the answers', async () => {
    const { user, field, requests } = await review()
    await user.type(field, ' free podcast editing ')
    await user.tab()
    expect(await screen.findByRole('button', { name: 'Remove Podcasts' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Remove Only: Free' })).toBeDefined()
    expect(requests).toEqual([{ sentence: 'free podcast editing' }])
    await waitFor(() =>
      expect(stored()).toEqual({ sentence: 'free podcast editing', meanings: ['topic:podcast', 'free'] }),
    )
  })

  it('does not show the meanings of an earlier text while another is being typed', async () => {
    const { user, field } = await review()
    await user.type(field, 'podcast')
    await user.tab()
    await screen.findByText('We understood:')
    await user.type(field, ' editing')
    expect(screen.queryByText('We understood:')).toBeNull()
    await user.tab()
    expect(await screen.findByText('We understood:')).toBeDefined()
  })

  it('ignores a removed meaning until it is restored', async () => {
    const { user, field } = await review()
    await user.type(field, 'free podcast editing')
    await user.tab()
    await user.click(await screen.findByRole('button', { name: 'Remove Only: Free' }))
    expect(stored()?.meanings).toEqual(['topic:podcast'])
    expect(screen.queryByRole('button', { name: 'Remove Only: Free' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Restore all' }))
    expect(stored()?.meanings).toEqual(['topic:podcast', 'free'])
  })

  it('is stored without meanings while the server is unreachable', async () => {
    const { user, field } = await review(new Error('away'))
    await user.type(field, 'edit podcasts')
    await user.tab()
    expect(await screen.findByText('Saved. We’ll read it when you get your results.')).toBeDefined()
    expect(stored()).toEqual({ sentence: 'edit podcasts', meanings: [], unread: true })
  })

  it('is removed when cleared', async () => {
    const { user, field } = await review()
    await user.type(field, 'edit podcasts')
    await user.tab()
    await user.clear(field)
    fireEvent.blur(field)
    expect(stored()).toBeUndefined()
  })

  it('accepts at most 200 characters and shows the count', async () => {
    const { user, field } = await review()
    expect((field as HTMLTextAreaElement).maxLength).toBe(200)
    await user.type(field, 'edit')
    expect(screen.getByText(/4 of 200 characters/)).toBeDefined()
  })
})
