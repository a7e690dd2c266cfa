import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAdministration, prepareAdministration } from '../administration-screen.tsx'

const ITEM = {
  __typename: 'ReviewQueueItem',
  kind: 'REVIEW',
  reviewId: 'r1',
  version: 'v1',
  since: '2026-06-02T12:00:00.000Z',
  toolName: 'Canva',
  toolSlug: 'canva',
  stars: 4,
  headline: 'Good for quick drafts',
  good: 'Templates for everything.\nFast.',
  bad: 'Exports are slow.',
  again: 'YES',
  jobName: 'Design social media posts',
  role: 'Designer',
  plan: 'Pro',
  duration: 'OVER_A_YEAR',
  authorName: 'Ada' as string | null,
  accountCreatedAt: '2026-05-01T12:00:00.000Z' as string | null,
  reviewsByAuthor: 2,
  state: 'QUEUED',
  editedAt: null,
  flags: [] as string[],
  similarTo: null as object | null,
  answer: null as string | null,
  reports: [] as object[],
}
const ANSWER = { ...ITEM, kind: 'ANSWER', answer: 'Thank you. Exports are faster now.', state: 'PUBLISHED' }
const REPORT = {
  ...ITEM,
  kind: 'REPORT',
  state: 'PUBLISHED',
  reports: [
    {
      __typename: 'QueuedReport',
      id: 'p1',
      reason: 'OFF_TOPIC',
      note: 'This is about another tool.',
      createdAt: '2026-06-03T09:00:00.000Z',
    },
  ],
}

const open = (items: readonly object[], answers: Readonly<Record<string, () => unknown>> = {}, total = items.length) =>
  openAdministration('/admin?tab=reviews', {
    ReviewQueue: () => ({ reviewQueue: { __typename: 'ReviewQueue', total, items } }),
    ...answers,
  })

const decided = (field: string, payload: string) => () => ({ [field]: { __typename: payload } })

prepareAdministration()

describe('the queue of reviews', () => {
  it('shows a review with everything it rests on, and publishes it with one press', async () => {
    const { user, requests } = await open([ITEM], { DecideReview: decided('decideReview', 'DecideReviewPayload') })
    const heading = await screen.findByRole('heading', { name: 'Good for quick drafts' })
    const card = within(heading.closest('li') as HTMLElement)
    expect(screen.getByText('1 waits for a decision')).toBeTruthy()
    for (const text of [
      'Good for quick drafts',
      'Exports are slow.',
      'Design social media posts',
      'More than a year',
    ]) {
      expect(card.getByText(text)).toBeTruthy()
    }
    expect(card.getByRole('link', { name: 'Canva' }).getAttribute('href')).toBe('/tool/canva')
    await user.click(card.getByRole('button', { name: 'Publish: Good for quick drafts' }))
    expect(await screen.findByText('Published')).toBeTruthy()
    expect(requests('DecideReview')).toEqual([
      { input: { reviewId: 'r1', version: 'v1', text: null, decision: 'PUBLISH' } },
    ])
  })

  it('rejects with a text only', async () => {
    const { user, requests } = await open([ITEM], { DecideReview: decided('decideReview', 'DecideReviewPayload') })
    await user.click(await screen.findByRole('button', { name: 'Reject: Good for quick drafts' }))
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText('A text is required.')).toBeTruthy()
    expect(requests('DecideReview')).toEqual([])
    await user.type(screen.getByLabelText('Why is it rejected?'), 'It is about another tool.')
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText('Rejected; the author gets an email')).toBeTruthy()
    expect(requests('DecideReview')).toEqual([
      { input: { reviewId: 'r1', version: 'v1', text: 'It is about another tool.', decision: 'REJECT' } },
    ])
  })

  it('sends a question to the author', async () => {
    const { user, requests } = await open([ITEM], { DecideReview: decided('decideReview', 'DecideReviewPayload') })
    await user.click(await screen.findByRole('button', { name: 'Ask the author: Good for quick drafts' }))
    await user.type(screen.getByLabelText('What do you want to know?'), 'Which export is slow?')
    await user.click(screen.getByRole('button', { name: 'Send question' }))
    expect(await screen.findByText('Question sent')).toBeTruthy()
    expect(requests('DecideReview')).toEqual([
      { input: { reviewId: 'r1', version: 'v1', text: 'Which export is slow?', decision: 'QUESTION' } },
    ])
  })

  it('says when somebody else has decided', async () => {
    const message = 'It no longer waits for a decision.'
    const failure = { __typename: 'NotFoundError', code: 'NOT_FOUND', message, field: null }
    const { user } = await open([ITEM], { DecideReview: () => ({ decideReview: failure }) })
    await user.click(await screen.findByRole('button', { name: /^Publish/ }))
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('names what to look at, and shows the review with the same text', async () => {
    const similarTo = {
      __typename: 'SimilarReview',
      id: 'r0',
      headline: 'Good for drafts',
      good: 'Templates for everything, as I said.',
      bad: '',
      toolName: 'Figma',
      toolSlug: 'figma',
    }
    await open([
      { ...ITEM, flags: ['SIMILAR_TEXT', 'NEW_ACCOUNT'], similarTo, authorName: null, accountCreatedAt: null },
    ])
    expect(await screen.findByText('Text of another review')).toBeTruthy()
    expect(screen.getByText('New account')).toBeTruthy()
    expect(screen.getByText('Much of this text is in a review of Figma')).toBeTruthy()
    expect(screen.getByText('Templates for everything, as I said.')).toBeTruthy()
    expect(screen.getByText('Former member')).toBeTruthy()
  })

  it('publishes the answer of a vendor', async () => {
    const { user, requests } = await open([ANSWER], {
      DecideReviewAnswer: decided('decideReviewAnswer', 'DecideReviewAnswerPayload'),
    })
    expect(await screen.findByText('Thank you. Exports are faster now.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Ask the author/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Publish/ }))
    expect(await screen.findByText('Published')).toBeTruthy()
    expect(requests('DecideReviewAnswer')).toEqual([
      { input: { reviewId: 'r1', version: 'v1', text: null, publish: true } },
    ])
  })

  it('keeps or removes a reported review, with the reports beside it', async () => {
    const { user, requests } = await open([REPORT], {
      SettleReviewReports: decided('settleReviewReports', 'SettleReviewReportsPayload'),
    })
    expect(await screen.findByText('This is about another tool.')).toBeTruthy()
    expect(screen.getByText(/^Not about this tool, reported on /)).toBeTruthy()
    expect(screen.getByText('Still shown')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove: Good for quick drafts' }))
    await user.type(screen.getByLabelText('Why is it removed?'), 'It is about another tool.')
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Removed; author and reporters get an email')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep: Good for quick drafts' }))
    expect(await screen.findByText('Kept; the reporters get an email')).toBeTruthy()
    expect(requests('SettleReviewReports').map((request) => (request as { input: object }).input)).toEqual([
      { reviewId: 'r1', version: 'v1', text: 'It is about another tool.', remove: true },
      { reviewId: 'r1', version: 'v1', text: null, remove: false },
    ])
  })

  it('says that nothing waits', async () => {
    await open([])
    expect(await screen.findByText('Nothing waits for a decision.')).toBeTruthy()
  })

  it('says how many there are beyond those it shows', async () => {
    await open([ITEM], {}, 1180)
    expect(await screen.findByText('The first 1 of 1,180')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Reviews 1,180 open' })).toBeTruthy()
  })
})
