import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { VendorReviews } from '#client/features/reviews/vendor-reviews.tsx'
import { keepSession, renderForMember } from '../../support/client/member.tsx'

const REVIEW = {
  __typename: 'ToolReview',
  id: 'r1',
  stars: 2,
  headline: 'Slow exports',
  good: '',
  bad: 'Every export takes minutes.',
  role: 'Designer',
  authorName: null,
  publishedAt: '2026-11-02T10:00:00.000Z',
}
const ANSWER = {
  __typename: 'MyReviewAnswer',
  reviewId: 'r1',
  text: 'Exports are faster now.',
  state: 'PUBLISHED',
  editorText: null as string | null,
}

type Answer = (variables: Record<string, unknown>) => unknown
type Options = {
  readonly reviews?: readonly object[]
  readonly hasNextPage?: boolean
  readonly answers?: () => readonly object[]
  readonly mutations?: Readonly<Record<string, Answer>>
}

function open({ reviews = [REVIEW], hasNextPage = false, answers = () => [], mutations = {} }: Options = {}) {
  keepSession()
  const sent: (readonly [string, unknown])[] = []
  const page = (after: unknown) => ({
    tool: {
      __typename: 'Tool',
      id: 't1',
      reviews: {
        __typename: 'ToolReviewConnection',
        nodes: after === null ? reviews : [{ ...REVIEW, id: 'r2', headline: 'An older one' }],
        pageInfo: { __typename: 'PageInfo', hasNextPage: after === null && hasNextPage, endCursor: 'c1' },
      },
    },
    myReviewAnswers: answers(),
  })
  renderForMember(
    { path: '/vendors/:slug', Component: () => <VendorReviews toolId="t1" /> },
    (operation, variables) => {
      if (operation === 'VendorReviews') return page((variables as { after: unknown }).after)
      sent.push([operation, variables])
      return mutations[operation]?.(variables as Record<string, unknown>)
    },
    '/vendors/alpha',
  )
  return { user: userEvent.setup(), sent }
}

afterEach(() => localStorage.clear())

describe('the reviews of a vendor’s tool', () => {
  it('can be answered, with the rules checked before the text is sent', async () => {
    let stored: readonly object[] = []
    const { user, sent } = open({
      answers: () => stored,
      mutations: {
        AnswerReview: () => {
          stored = [{ ...ANSWER, state: 'QUEUED' }]
          return { answerReview: { __typename: 'AnswerReviewPayload' } }
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Answer “Slow exports”' }))
    const text = screen.getByLabelText('Your answer')
    await user.type(text, 'Write to help@alpha.example.')
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(screen.getByText('The answer must not contain links, addresses or phone numbers')).toBeTruthy()
    expect(sent).toEqual([])
    await user.clear(text)
    await user.type(text, 'Exports are faster now. ')
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(await screen.findByText(/^An editor reads your answer before it shows\./)).toBeTruthy()
    expect(sent).toEqual([['AnswerReview', { input: { reviewId: 'r1', text: 'Exports are faster now.' } }]])
  })

  it('show the reason why an answer was not published, which can be changed', async () => {
    const { user } = open({ answers: () => [{ ...ANSWER, state: 'REJECTED', editorText: 'It names the author.' }] })
    expect(await screen.findByText('Your answer was not published: It names the author.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Change your answer to “Slow exports”' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Exports are faster now.')
  })

  it('can lose their answer again', async () => {
    let stored: readonly object[] = [ANSWER]
    const { user, sent } = open({
      answers: () => stored,
      mutations: {
        DeleteReviewAnswer: () => {
          stored = []
          return { deleteReviewAnswer: { __typename: 'DeleteReviewAnswerPayload' } }
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete your answer to “Slow exports”' }))
    expect(await screen.findByRole('button', { name: 'Answer “Slow exports”' })).toBeTruthy()
    expect(sent).toEqual([['DeleteReviewAnswer', { input: { reviewId: 'r1' } }]])
  })

  it('go on below the first ten', async () => {
    const { user } = open({ hasNextPage: true })
    await user.click(await screen.findByRole('button', { name: 'Show more reviews' }))
    expect(await screen.findByRole('heading', { name: 'An older one' })).toBeTruthy()
    expect(screen.getAllByText(/Former member, Designer/)).toHaveLength(2)
  })

  it('may be missing', async () => {
    open({ reviews: [] })
    expect(await screen.findByText('There are no reviews yet.')).toBeTruthy()
  })
})
