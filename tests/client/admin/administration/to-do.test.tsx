import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  done,
  fail,
  NO_REQUESTS,
  NO_WORK,
  openAdministration,
  prepareAdministration,
} from '../administration-screen.tsx'

const AT = '2026-06-03T16:05:00.000Z'
const REPORT = {
  __typename: 'QueueItem',
  id: 'r1',
  kind: 'REPORT',
  title: 'ChatGPT',
  detail: 'price',
  note: 'The page now says $59.',
  toolSlug: 'chatgpt',
  plan: 'Plus',
  state: 'OPEN',
  count: 1,
  createdAt: AT,
  deferredUntil: null,
}
const TOOL = {
  __typename: 'EditableTool',
  id: 't1',
  slug: 'canva',
  name: 'Canva',
  pricesKnownFor: '2025-06',
  verifiedOn: null,
}
const MESSAGE = {
  __typename: 'ContactMessage',
  id: 'm1',
  name: 'Bob',
  email: 'bob@example.com',
  subject: 'A receipt',
  message: 'Where is it?',
  state: 'OPEN',
  createdAt: AT,
  replies: [],
}
const REFUND = {
  __typename: 'RefundRequest',
  id: 'f1',
  memberId: 'u1',
  email: 'bob@example.com',
  state: 'REQUESTED',
  reason: 'It did not help me.',
  message: null,
  createdAt: AT,
  settledAt: null,
  payment: { __typename: 'RefundPayment', id: 'p1', plan: 'PRO', period: 'MONTH', paidCents: 3_000 },
}
const work = (items: readonly object[]) => ({
  ...NO_WORK,
  queue: { ...NO_WORK.queue, totalCount: 9, nodes: items },
  editableTools: { ...NO_WORK.editableTools, totalCount: 1_204, nodes: [TOOL] },
})
const requests = () => ({
  contactMessages: { ...NO_REQUESTS.contactMessages, totalCount: 1, nodes: [MESSAGE] },
  refundRequests: [REFUND],
})
const BILLING = { memberBilling: { __typename: 'NotFoundError', message: 'No payments.' } }
const open = (given: Parameters<typeof openAdministration>[1] = {}, role = 'ADMIN') =>
  openAdministration(
    '/admin',
    { ToDo: () => work([REPORT]), ToDoRequests: requests, RefundBilling: () => BILLING, ...given },
    role,
  )

prepareAdministration()

describe('what there is to do', () => {
  it('is the queue, reviews, messages, old prices and refunds, each with its text and its actions', async () => {
    await open()
    const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
    expect(headings).toEqual(['Queue', 'Reviews', 'Messages', 'Prices older than a year', 'Refunds'])
    const part = (name: string) => within(screen.getByRole('region', { name }))
    expect(part('Queue').getByText('The page now says $59.')).toBeTruthy()
    expect(part('Queue').getByRole('button', { name: 'Accept report ChatGPT' })).toBeTruthy()
    expect(part('Queue').getByRole('link', { name: 'Queue: all 9' }).getAttribute('href')).toBe('/admin?tab=queue')
    expect(part('Reviews').getByText('No review waits.')).toBeTruthy()
    expect(part('Messages').getByText('Where is it?')).toBeTruthy()
    expect(part('Messages').getByRole('button', { name: 'Reply to A receipt' })).toBeTruthy()
    const row = part('Prices older than a year').getByRole('row', { name: /^Canva/ })
    expect([...row.children].map(({ textContent }) => textContent)).toEqual([
      'Canva',
      'June 2025Last check: Never',
      'Edit',
    ])
    expect(within(row).getByRole('link', { name: 'Edit prices of Canva' }).getAttribute('href')).toBe(
      '/admin?tab=catalogue&tool=canva&plan=',
    )
    expect(part('Refunds').getByText('It did not help me.')).toBeTruthy()
    expect(await part('Refunds').findByText('This member has no payments.')).toBeTruthy()
  })

  it('ends with the advertised figures, each with the live one', async () => {
    await open()
    const figures = [...document.querySelectorAll('aside dl > div')].map(({ textContent }) => textContent)
    expect(figures).toEqual([
      'total users (advertised)2,50012 accounts now',
      'AI tools indexed (advertised)4511,204 active tools now',
      'uptime (advertised)95%Up 3 days since the last start',
    ])
  })

  it('is one line for each kind of which nothing waits', async () => {
    await open({ ToDo: () => NO_WORK, ToDoRequests: () => NO_REQUESTS })
    for (const text of ['Nothing is waiting for a decision.', 'No open messages.', 'None.', 'No open requests.']) {
      expect(screen.getByText(text)).toBeTruthy()
    }
    expect(screen.queryByRole('link', { name: /: all/ })).toBeNull()
  })

  it('is refreshed after a decision', async () => {
    let left: object[] = [REPORT]
    const { user, requests: sent } = await open({
      ToDo: () => work(left),
      SettlePageReport: () => {
        left = []
        return done('SettlePageReportPayload', 'settlePageReport')()
      },
    })
    await user.click(screen.getByRole('button', { name: 'Accept report ChatGPT' }))
    expect(await screen.findByText('Report accepted')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('The page now says $59.')).toBeNull())
    expect(sent('ToDo')).toHaveLength(2)
  })

  it('is loaded again after a failure', async () => {
    let answer: () => unknown = fail
    const { user } = await open({ ToDo: () => answer() })
    expect(await screen.findByText('Failed to fetch the work')).toBeTruthy()
    answer = () => work([REPORT])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The page now says $59.')).toBeTruthy()
  })
})
