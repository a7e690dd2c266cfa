import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  BASIC,
  button,
  day,
  openTab,
  PAST_DUE,
  PRO,
  payment,
  prepareTab,
  request,
  STOPPED,
  section,
  source,
  subscribed,
  text,
} from './subscription-tab.tsx'

prepareTab()

describe('the plan', () => {
  it('is named with what it includes', async () => {
    await openTab({ entitlement: BASIC })
    expect(screen.getByRole('heading', { name: 'Basic Plan' })).toBeTruthy()
    expect(screen.getByText('Free forever.')).toBeTruthy()
    expect(screen.getByText('5 recommendations per month')).toBeTruthy()
    expect(screen.queryByText('Planned')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Subscription' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Invoices' })).toBeNull()
  })

  it('shows the current number of tools next to the claim', async () => {
    await openTab({ entitlement: BASIC })
    expect(screen.getByText('400+ curated tools · 1,204 today')).toBeDefined()
  })

  it('has team seats, and marks planned features', async () => {
    await openTab({ entitlement: { ...PRO, plan: 'BUSINESS', label: 'Business Plan' } })
    expect(screen.getByText('Up to 5 team members').textContent).not.toContain('Planned')
    expect(screen.getByText('Analytics').textContent).toContain('Planned')
  })

  it('says where it comes from', async () => {
    await openTab({
      planSources: [
        source('SUBSCRIPTION'),
        source('TEAM', { plan: 'BUSINESS' }),
        source('REFERRAL', { from: '2126-12-27T12:00:00Z', until: '2127-01-27T12:00:00Z' }),
        source('SEAT', { plan: 'BUSINESS' }),
      ],
    })
    const plan = screen.getByRole('region', { name: 'Pro Plan' })
    expect(
      within(plan)
        .getAllByText(/Plan: /)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Business Plan: granted by the Toolfinch team until December 27, 2026.',
      'Pro Plan: free months from referrals, from December 27, 2126 until January 27, 2127.',
      'Business Plan: team seat.',
    ])
  })
})

describe('a subscription', () => {
  it.each<[string, object, readonly string[], readonly string[]]>([
    ['Active', { creditCents: 500 }, ['Price$30 per month', 'Renews onDecember 20, 2026', 'Credit$5'], []],
    [
      'Canceled',
      { state: 'CANCELS', ...STOPPED, cancelAt: day('12-20') },
      ['You keep the Pro Plan until December 20, 2026', 'Ends onDecember 20, 2026'],
      ['Change plan'],
    ],
    [
      'Payment failed',
      PAST_DUE,
      [
        'You still have the Pro Plan. Fix the payment by November 27, 2026 to keep it.',
        'Next attemptNovember 23, 2026',
      ],
      ['Change plan'],
    ],
    ['Paused', { state: 'PAUSED', ...STOPPED }, ["You won't be charged until it resumes."], ['Change plan']],
    [
      'Ended',
      { state: 'ENDED', ...STOPPED, endedAt: day('11-10') },
      ['Ended onNovember 10, 2026'],
      ['Change plan', 'Fix payment'],
    ],
    ['Disputed', { state: 'DISPUTED', ...STOPPED }, ['while your bank reviews the dispute'], ['Change plan']],
    ['Not paid yet', { state: 'INCOMPLETE', ...STOPPED }, ['Your first payment is incomplete'], ['Change plan']],
  ])('that is %s says so', async (badge, changes, texts, hidden) => {
    await subscribed(changes)
    expect(within(section()).getByText(badge)).toBeTruthy()
    for (const one of texts) expect(text()).toContain(one)
    for (const name of hidden) expect(button(name)).toBeNull()
    expect(button('Manage payment and invoices')).toBeTruthy()
    expect(button('Request a refund')).toBeNull()
  })

  it('with a long-overdue payment says when the plan ended', async () => {
    await subscribed({ ...PAST_DUE, fixBy: day('11-17') }, { entitlement: BASIC })
    expect(within(section()).getByRole('alert').textContent).toContain('Your Pro Plan ended on November 17, 2026')
    expect(button('Fix payment')).toBeTruthy()
  })

  it.each([
    ['REQUESTED', 'You requested a refund of $30 on November 21, 2026.'],
    ['APPROVED', 'Your refund of $30 was approved on November 22, 2026.'],
    ['REFUSED', 'The email we sent on November 22, 2026 explains why.'],
  ])('shows a refund that is %s, and offers no second request', async (state, expected) => {
    const refundRequest = request(state, state === 'REQUESTED' ? null : day('11-22'))
    await subscribed({ refundableUntil: day('12-20'), refundRequest })
    expect(text()).toContain(expected)
    expect(button('Request a refund')).toBeNull()
  })
})

it('invoices show their status and link to their page', async () => {
  await openTab({
    payments: [
      payment('1', { status: 'OPEN' }),
      payment('2'),
      payment('3', { refundedCents: 3_000 }),
      payment('4', { refundedCents: 1_000 }),
      payment('5', { disputed: true }),
      payment('6', { status: 'VOID', invoiceUrl: null, number: null }),
    ],
  })
  const items = within(screen.getByRole('region', { name: 'Invoices' })).getAllByRole('listitem')
  const statuses = ['Not paid', 'Paid', 'Refunded', '$10 refunded', 'Disputed', 'Canceled']
  expect(items.map((item) => statuses.filter((one) => within(item).queryByText(one)))).toEqual(
    statuses.map((one) => [one]),
  )
  const links = screen.getAllByRole('link', { name: /View the November 20, 2026 invoice/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['1', '2', '3', '4', '5'].map((id) => `https://invoice.example/${id}`),
  )
})
