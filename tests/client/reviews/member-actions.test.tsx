import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answers } from '#tests/support/client/render-at.tsx'
import { giveDialogs } from '../../support/client/member.tsx'
import { MY_REVIEW, type OwnAnswer, openTool, review, reviewed } from './review-answers.ts'

beforeEach(giveDialogs)
afterEach(() => {
  localStorage.clear()
  for (const toast of document.querySelectorAll('.fixed')) toast.remove()
})

const open = (answers?: Answers, own: OwnAnswer = {}) =>
  openTool({ own, tool: reviewed([review('r1', { helpfulCount: 2 })]), ...(answers && { answers }) })

const marked = (helpful: boolean, helpfulCount: number) => ({
  markReviewHelpful: { __typename: 'MarkReviewHelpfulPayload', reviewId: 'r1', helpfulCount, helpful },
})
const button = (count: number, pressed: boolean) =>
  screen.findByRole('button', { name: `Helpful (${count}): “Headline r1”`, pressed })

describe('marking a review as helpful', () => {
  it('counts at once and once, and can be taken back', async () => {
    const { user, sent } = await open((operation, variables) => {
      if (operation !== 'MarkReviewHelpful') return undefined
      const { helpful } = (variables as { input: { helpful: boolean } }).input
      return marked(helpful, helpful ? 3 : 2)
    })
    const first = await button(2, false)
    await waitFor(() => expect((first as HTMLButtonElement).disabled).toBe(false))
    await user.click(first)
    await user.click(await button(3, true))
    expect(await button(2, false)).toBeTruthy()
    expect(sent.map(([, variables]) => variables)).toEqual([
      { input: { reviewId: 'r1', helpful: true } },
      { input: { reviewId: 'r1', helpful: false } },
    ])
  })

  it('is shown for what the member marked before', async () => {
    await open(undefined, { helpful: ['r1'] })
    expect(await button(2, true)).toBeTruthy()
  })

  it('is undone with the server’s reason when it is refused', async () => {
    const message = 'Please confirm your email address first.'
    const { user } = await open((operation) =>
      operation === 'MarkReviewHelpful'
        ? { markReviewHelpful: { __typename: 'NotVerifiedError', message } }
        : undefined,
    )
    const first = await button(2, false)
    await waitFor(() => expect((first as HTMLButtonElement).disabled).toBe(false))
    await user.click(first)
    expect(await screen.findByText(message)).toBeTruthy()
    expect(await button(2, false)).toBeTruthy()
  })

  it('is undone when the server is unreachable', async () => {
    const { user } = await open((operation) => {
      if (operation === 'MarkReviewHelpful') throw new TypeError('Failed to fetch')
    })
    const first = await button(2, false)
    await waitFor(() => expect((first as HTMLButtonElement).disabled).toBe(false))
    await user.click(first)
    expect(await screen.findByText('That could not be saved. Please try again.')).toBeTruthy()
    expect(await button(2, false)).toBeTruthy()
  })

  it('is not possible for one’s own review', async () => {
    await open(undefined, { myReview: { ...MY_REVIEW, id: 'r1', state: 'PUBLISHED' } })
    expect(await screen.findByText('Your review')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /“Headline r1”/ })).toBeNull()
  })
})

describe('reporting a review', () => {
  const openDialog = async (result: () => unknown) => {
    const opened = await open((operation) => (operation === 'ReportReview' ? { reportReview: result() } : undefined))
    await opened.user.click(await screen.findByRole('button', { name: 'Report: “Headline r1”' }))
    await screen.findByRole('heading', { name: 'Report a review' })
    return opened
  }
  const send = () => screen.getByRole('button', { name: 'Send report' })

  it('needs a reason, and a note for something else', async () => {
    const { user, sent } = await openDialog(() => null)
    await user.click(send())
    expect(screen.getByText('Please choose a reason.')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Something else' }))
    expect(screen.queryByText('Please choose a reason.')).toBeNull()
    await user.click(send())
    expect(screen.getByText('Please describe what is wrong.')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('says that an editor reads it within a stated time', async () => {
    const { user, sent } = await openDialog(() => ({ __typename: 'ReportReviewPayload', reviewId: 'r1' }))
    await user.click(screen.getByRole('radio', { name: 'It is not about this tool' }))
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'It is about another one.')
    await user.click(send())
    const text = await screen.findByText(/An editor reads your report within 7 days/)
    expect(document.activeElement).toBe(text)
    expect(sent).toEqual([
      ['ReportReview', { input: { reviewId: 'r1', reason: 'OFF_TOPIC', note: 'It is about another one.' } }],
    ])
  })

  it('shows why it was refused', async () => {
    const message = 'You have already reported this review.'
    const { user } = await openDialog(() => ({ __typename: 'InvalidInputError', field: 'reviewId', message }))
    await user.click(screen.getByRole('radio', { name: 'It is offensive' }))
    await user.click(send())
    expect(await screen.findByText(message)).toBeTruthy()
  })
})
