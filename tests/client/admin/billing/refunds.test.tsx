import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { done, fail, openAdministration, prepareAdministration } from '../administration-screen.tsx'

const PRO = { plan: 'PRO', period: 'MONTH' }
const REQUEST = {
  __typename: 'RefundRequest',
  id: 'r1',
  memberId: 'u1',
  email: 'bob@example.com',
  state: 'REQUESTED',
  reason: 'It did not\nhelp me.',
  message: null,
  createdAt: '2026-06-03T16:05:00.000Z',
  settledAt: null,
  payment: { __typename: 'StoredPayment', id: 'p1', ...PRO, paidCents: 3_000 },
}
const PAYMENT = {
  __typename: 'StoredPayment',
  id: 'p1',
  ...PRO,
  status: 'PAID',
  number: 'BOB-0001',
  invoiceUrl: 'https://invoice.example/bob',
  totalCents: 3_000,
  paidCents: 2_000,
  refundedCents: 500,
  disputedAt: null,
  createdAt: '2026-06-01T00:00:00.000Z',
}
const SUBSCRIPTION = {
  __typename: 'StoredSubscription',
  id: 'sub_1',
  ...PRO,
  status: 'ACTIVE',
  currentPeriodEnd: '2026-07-01T00:00:00.000Z',
  cancelAt: null,
  endedAt: null,
  createdAt: '2026-06-01T00:00:00.000Z',
}
const BILLING = {
  memberBilling: {
    __typename: 'MemberBilling',
    userId: 'u1',
    customers: [
      {
        __typename: 'BillingCustomer',
        providerId: 'cus_1',
        mode: 'LOCAL',
        subscriptions: [SUBSCRIPTION],
        payments: [PAYMENT],
      },
    ],
  },
}
const requests = (...refundRequests: object[]) => ({ refundRequests, refundRequestCount: refundRequests.length })
const open = (query: string, given: Parameters<typeof openAdministration>[1] = {}) =>
  openAdministration(`/admin?tab=refunds${query}`, {
    RefundRequests: () => requests(REQUEST),
    RefundBilling: () => BILLING,
    ...given,
  })
type Opened = Awaited<ReturnType<typeof open>>
const press = async ({ user }: Pick<Opened, 'user'>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

prepareAdministration()

describe('refund requests', () => {
  it('show the reason with the payments, invoices and subscription of the member, and are counted in the tab', async () => {
    const opened = await open('')
    const heading = await screen.findByRole('heading', { name: '$30 for Pro, monthly' })
    const card = within(heading.closest('li') as HTMLElement)
    expect(card.getByText(/It did not\s+help me\./)).toBeTruthy()
    expect(card.getByRole('link', { name: 'bob@example.com' }).getAttribute('href')).toBe(
      '/admin?tab=members&member=u1',
    )
    expect(await card.findByText('Pro, monthly: Active')).toBeTruthy()
    expect(card.getByText('Started June 1, 2026, renews July 1, 2026')).toBeTruthy()
    expect(card.getByText('Pro, monthly, invoice BOB-0001, $20 in money, $5 refunded')).toBeTruthy()
    expect(card.getByRole('heading', { name: 'Payments and invoices (Test checkout)' })).toBeTruthy()
    const invoice = card.getByRole('link', { name: 'View the June 1, 2026 invoice (opens in a new tab)' })
    expect(invoice.getAttribute('href')).toBe('https://invoice.example/bob')
    expect(opened.requests('RefundRequests')[0]).toEqual({ state: 'REQUESTED' })
    expect(opened.requests('RefundBilling')).toEqual([{ email: 'bob@example.com' }])
    expect(await screen.findByRole('link', { name: 'Refunds 3 open' })).toBeTruthy()
  })

  it('are filtered by state in the URL; decided ones show the text that was sent', async () => {
    const decided = { ...REQUEST, state: 'REFUSED', settledAt: '2026-06-04T08:00:00.000Z', message: 'Used every day.' }
    const opened = await open('', {
      RefundRequests: ({ state }) => requests(state === 'REFUSED' ? decided : REQUEST),
    })
    await opened.user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'refused')
    expect(await screen.findByText('Used every day.')).toBeTruthy()
    expect(opened.router.state.location.search).toBe('?tab=refunds&state=refused')
    expect(screen.queryByRole('button', { name: /refund of bob/ })).toBeNull()
  })

  it('of deleted accounts need no further data', async () => {
    const opened = await open('', {
      RefundRequests: () => requests({ ...REQUEST, memberId: null, email: null, reason: null }),
    })
    expect(await screen.findByText('No reason given.')).toBeTruthy()
    expect(screen.getByText(/The account was deleted/)).toBeTruthy()
    expect(opened.requests('RefundBilling')).toEqual([])
  })

  it('say when not all of them are shown, when there are none, and when they cannot be loaded', async () => {
    let answer: () => unknown = fail
    const { user } = await open('', { RefundRequests: () => answer() })
    expect(await screen.findByText('Failed to fetch refund requests', undefined, { timeout: 5_000 })).toBeTruthy()
    answer = () => ({ ...requests(REQUEST), refundRequestCount: 101 })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Showing 1 of 101 requests, oldest first.')).toBeTruthy()
    answer = () => requests()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'approved')
    expect(await screen.findByRole('heading', { name: 'No refund requests here' })).toBeTruthy()
  })
})

describe('a decision', () => {
  it('approves with an optional text, after the consequences were shown, and refetches list and count', async () => {
    const opened = await open('', { ApproveRefund: done('ApproveRefundPayload', 'approveRefund') })
    await press(opened, 'Approve the refund of bob@example.com')
    expect(screen.getByText(/The full amount goes back to the card now/)).toBeTruthy()
    await opened.user.type(screen.getByRole('textbox', { name: 'Text to the member (optional)' }), ' Sorry. ')
    await press(opened, 'Refund $30')
    expect(await screen.findByText('Refund approved')).toBeTruthy()
    expect(opened.mutations()).toMatchObject([{ variables: { id: 'r1', message: 'Sorry.' } }])
    await waitFor(() => expect(opened.requests('OpenMessages').length).toBeGreaterThan(1))
    expect(opened.requests('RefundRequests').length).toBeGreaterThan(1)
  })

  it('asks for the password when it was not entered recently', async () => {
    const refused = { __typename: 'PasswordRequiredError', message: 'Please confirm your password.' }
    const opened = await open('', { ApproveRefund: () => ({ approveRefund: refused }) })
    await press(opened, 'Approve the refund of bob@example.com')
    await press(opened, 'Refund $30')
    expect(await screen.findByRole('dialog', { name: 'Confirm your password' })).toBeTruthy()
    expect(screen.queryByText('Refund approved')).toBeNull()
  })

  it('refuses with a reason, which is required', async () => {
    let answer: () => unknown = fail
    const opened = await open('', { RefuseRefund: () => answer() })
    await press(opened, 'Refuse the refund of bob@example.com')
    await press(opened, 'Refuse refund')
    expect(await screen.findByText('A reason is required.')).toBeTruthy()
    expect(opened.mutations()).toEqual([])
    await opened.user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Used every day.')
    await press(opened, 'Refuse refund')
    expect(await screen.findByText('Failed to refuse the refund. Please try again.')).toBeTruthy()
    answer = done('RefuseRefundPayload', 'refuseRefund')
    await press(opened, 'Refuse refund')
    expect(await screen.findByText('Refund refused')).toBeTruthy()
    expect(opened.mutations().slice(1)).toMatchObject([{ variables: { id: 'r1', message: 'Used every day.' } }])
  })
})
