import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Component } from '../../../client/routes/member/settings.tsx'
import { giveDialogs, keepSession, MEMBER, renderForMember } from '../support/member.tsx'

const SETTINGS = { path: '/settings', Component }
const CHOSEN = {
  __typename: 'MemberSettings',
  emailUpdates: false,
  emailMarketing: false,
  emailRecommendations: false,
  keepHistory: true,
}
const day = (text: string) => `2026-${text}T12:00:00.000Z`
const PRO = { __typename: 'Entitlement', plan: 'PRO', label: 'Pro Plan', paid: true, until: day('12-27') }
const BASIC = { __typename: 'Entitlement', plan: 'BASIC', label: 'Basic Plan', paid: false, until: null }
const ACTIVE = {
  __typename: 'MemberSubscription',
  id: 'sub_1',
  plan: 'PRO',
  period: 'MONTH',
  state: 'ACTIVE',
  priceCents: 3_000,
  renewsAt: day('12-20'),
  cancelAt: null,
  endedAt: null,
  fixBy: null,
  creditCents: 0,
  nextInvoice: { __typename: 'NextInvoice', at: day('12-20'), amountCents: 3_000 },
  scheduledChange: null,
  refundableUntil: null,
  refundRequest: null,
}
const STOPPED = { renewsAt: null, nextInvoice: null }
const PAST_DUE = {
  state: 'PAST_DUE',
  renewsAt: null,
  fixBy: day('11-27'),
  nextInvoice: { ...ACTIVE.nextInvoice, at: day('11-23') },
}
const CHANGING = {
  nextInvoice: { ...ACTIVE.nextInvoice, amountCents: 175_000 },
  scheduledChange: { __typename: 'ScheduledPlanChange', plan: 'BUSINESS', period: 'YEAR', at: day('12-20') },
}
const request = (state: string, settledAt: string | null) => ({
  __typename: 'MemberRefundRequest',
  state,
  amountCents: 3_000,
  createdAt: day('11-21'),
  settledAt,
})
const payment = (id: string, changes: object = {}) => ({
  __typename: 'Payment',
  id,
  number: `NEST-${id}`,
  createdAt: day('11-20'),
  plan: 'PRO',
  period: 'MONTH',
  status: 'PAID',
  amountCents: 3_000,
  refundedCents: 0,
  disputed: false,
  invoiceUrl: `https://invoice.example/${id}`,
  ...changes,
})
const source = (kind: string, changes: object = {}) => ({
  __typename: 'PlanSource',
  kind,
  plan: 'PRO',
  from: day('01-01'),
  until: day('12-27'),
  ...changes,
})

type Parts = {
  readonly subscription?: object | null
  readonly entitlement?: object
  readonly planSources?: readonly object[]
  readonly payments?: readonly object[]
}
type Answer = (variables: Record<string, unknown>) => unknown

async function openTab(parts: Parts, answersOf: Readonly<Record<string, Answer>> = {}) {
  const sent: [string, unknown][] = []
  const viewer = {
    ...MEMBER,
    sessions: [],
    entitlement: PRO,
    planSources: [],
    subscription: null,
    payments: [],
    ...parts,
  }
  const answers = (operation: string, variables: Record<string, unknown>) => {
    if (operation === 'SettingsRouteQuery') return { viewer, settings: CHOSEN }
    if (operation === 'ReportClientErrorMutation') return { reportClientError: { __typename: 'X' } }
    sent.push([operation, variables])
    return answersOf[operation]?.(variables)
  }
  renderForMember(SETTINGS, answers, '/settings?tab=subscription')
  await screen.findByText('Included in your plan')
  return { sent, user: userEvent.setup() }
}
const subscribed = (changes: object, others: Parts = {}, answers = {}) =>
  openTab({ subscription: { ...ACTIVE, ...changes }, ...others }, answers)
const section = () => screen.getByRole('region', { name: 'Subscription' })
const text = () => section().textContent?.replace(/\s+/g, ' ') ?? ''
const button = (name: string) => screen.queryByRole('button', { name })
const fail = () => {
  throw new Error('offline')
}

beforeAll(giveDialogs)
beforeEach(() => {
  localStorage.clear()
  keepSession()
  window.location.hash = ''
})

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

  it('has seats for a team, and says what is only planned', async () => {
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
      'Business Plan: given by the Toolfinch team until December 27, 2026.',
      'Pro Plan: free months from referrals, from December 27, 2126 until January 27, 2127.',
      'Business Plan: seat in a team plan.',
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
      ['You still have the Pro Plan. Fix the payment by November 27, 2026 to keep it.', 'Next tryNovember 23, 2026'],
      ['Change plan'],
    ],
    ['Paused', { state: 'PAUSED', ...STOPPED }, ['Nothing is charged until it resumes.'], ['Change plan']],
    [
      'Ended',
      { state: 'ENDED', ...STOPPED, endedAt: day('11-10') },
      ['Ended onNovember 10, 2026'],
      ['Change plan', 'Fix payment'],
    ],
    ['Disputed', { state: 'DISPUTED', ...STOPPED }, ['while your bank looks into it'], ['Change plan']],
    ['Not paid yet', { state: 'INCOMPLETE', ...STOPPED }, ['Your first payment is not complete'], ['Change plan']],
  ])('that is %s says so', async (badge, changes, texts, hidden) => {
    await subscribed(changes)
    expect(within(section()).getByText(badge)).toBeTruthy()
    for (const one of texts) expect(text()).toContain(one)
    for (const name of hidden) expect(button(name)).toBeNull()
    expect(button('Manage payment and invoices')).toBeTruthy()
    expect(button('Request a refund')).toBeNull()
  })

  it('whose payment failed for too long says when the plan ended', async () => {
    await subscribed({ ...PAST_DUE, fixBy: day('11-17') }, { entitlement: BASIC })
    expect(within(section()).getByRole('alert').textContent).toContain('Your Pro Plan ended on November 17, 2026')
    expect(button('Fix payment')).toBeTruthy()
  })

  it.each([
    ['REQUESTED', 'You requested a refund of $30 on November 21, 2026.'],
    ['APPROVED', 'Your refund of $30 was approved on November 22, 2026.'],
    ['REFUSED', 'Our email of November 22, 2026 says why.'],
  ])('shows a refund that is %s, and offers no second request', async (state, expected) => {
    const refundRequest = request(state, state === 'REQUESTED' ? null : day('11-22'))
    await subscribed({ refundableUntil: day('12-20'), refundRequest })
    expect(text()).toContain(expected)
    expect(button('Request a refund')).toBeNull()
  })

  it('leads to the payment pages, or says why not', async () => {
    let answer: Answer = () => ({ openPortal: { __typename: 'RateLimitedError', message: 'Too many requests.' } })
    const { user } = await subscribed(
      PAST_DUE,
      {},
      { OpenPortalMutation: (variables: object) => answer({ ...variables }) },
    )
    await user.click(screen.getByRole('button', { name: 'Fix payment' }))
    expect(await screen.findByText('Too many requests.')).toBeTruthy()
    answer = fail
    await user.click(screen.getByRole('button', { name: 'Fix payment' }))
    expect(await screen.findByText(/The payment service could not be reached/)).toBeTruthy()
    // The navigation within the page is the one that this browser can follow.
    const url = `${window.location.href.split('#')[0]}#portal`
    answer = () => ({ openPortal: { __typename: 'OpenPortalPayload', url } })
    await user.click(screen.getByRole('button', { name: 'Fix payment' }))
    await waitFor(() => expect(window.location.hash).toBe('#portal'))
    expect(screen.queryByText(/could not be reached/)).toBeNull()
  })
})

describe('a change of plan', () => {
  const preview = { __typename: 'PlanChangePreview', at: day('12-20'), amountCents: 19_500, endingSeats: 0 }
  const open = async (changes: object, answers: Readonly<Record<string, Answer>>) => {
    const result = await subscribed(changes, {}, answers)
    await result.user.click(screen.getByRole('button', { name: 'Change plan' }))
    return { ...result, dialog: within(screen.getByRole('dialog')) }
  }

  it('is previewed, confirmed and shown at once', async () => {
    const changed = { ...ACTIVE, ...CHANGING }
    const { user, sent, dialog } = await open(
      {},
      {
        PlanChangePreviewQuery: () => ({ previewPlanChange: preview }),
        ChangePlanMutation: () => ({ changePlan: { __typename: 'ChangePlanPayload', subscription: changed } }),
      },
    )
    expect(dialog.getAllByRole('radio')).toHaveLength(3)
    await user.click(dialog.getByRole('button', { name: 'Change plan' }))
    expect(await dialog.findByText('Choose a plan first.')).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: /Business Plan \(annual\).*\$1,750 per year/ }))
    expect(await dialog.findByText(/begins on December 20, 2026. Your next invoice is \$195/)).toBeTruthy()
    expect(dialog.queryByText(/seat/)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Change plan' }))
    expect(await screen.findByText(/Your plan changes to Business Plan \(annual\) on December 20, 2026/)).toBeTruthy()
    expect(text()).toContain('Next invoice$1,750')
    const choice = { plan: 'BUSINESS', period: 'YEAR' }
    expect(sent).toEqual([
      ['PlanChangePreviewQuery', choice],
      ['ChangePlanMutation', choice],
    ])
  })

  it('says which seats end, and why it is refused', async () => {
    const { user, dialog } = await open(
      { plan: 'BUSINESS', priceCents: 20_000 },
      {
        PlanChangePreviewQuery: () => ({ previewPlanChange: { ...preview, endingSeats: 2 } }),
        ChangePlanMutation: () => ({ changePlan: { __typename: 'PlanChangeRefusedError', message: 'Not now.' } }),
      },
    )
    await user.click(dialog.getByRole('radio', { name: /Pro Plan \(monthly\)/ }))
    expect(await dialog.findByText('2 team seats end then.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Change plan' }))
    expect(await dialog.findByText('Not now.')).toBeTruthy()
    expect(text()).not.toContain('Your plan changes')
  })

  it('shows a preview that is refused or does not come', async () => {
    let isOffline = false
    const { user, dialog } = await open(
      {},
      {
        PlanChangePreviewQuery: () =>
          isOffline ? fail() : { previewPlanChange: { __typename: 'PlanChangeRefusedError', message: 'Not now.' } },
      },
    )
    await user.click(dialog.getByRole('radio', { name: /Pro Plan \(annual\)/ }))
    expect(await dialog.findByText('Not now.')).toBeTruthy()
    isOffline = true
    await user.click(dialog.getByRole('radio', { name: /Business Plan \(monthly\)/ }))
    expect(await dialog.findByText(/The price of this change could not be loaded/)).toBeTruthy()
  })

  it('is taken back', async () => {
    const { user } = await subscribed(
      CHANGING,
      {},
      {
        CancelPlanChangeMutation: () => ({
          cancelPlanChange: { __typename: 'CancelPlanChangePayload', subscription: ACTIVE },
        }),
      },
    )
    await user.click(screen.getByRole('button', { name: 'Keep current plan' }))
    await waitFor(() => expect(text()).not.toContain('Your plan changes'))
    expect(text()).toContain('Next invoice$30')
  })
})

describe('a refund', () => {
  it('is requested until its deadline, with or without a reason', async () => {
    const refundable = { refundableUntil: day('12-20') }
    const requested = { ...ACTIVE, ...refundable, refundRequest: request('REQUESTED', null) }
    let isOffline = true
    const { user, sent } = await subscribed(
      refundable,
      {},
      {
        RequestRefundMutation: () => {
          if (isOffline) return fail()
          return { requestRefund: { __typename: 'RequestRefundPayload', subscription: requested } }
        },
      },
    )
    await user.click(screen.getByRole('button', { name: 'Request a refund' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(/until December 20, 2026/)).toBeTruthy()
    await user.type(dialog.getByRole('textbox'), 'Not for me')
    await user.click(dialog.getByRole('button', { name: 'Send request' }))
    expect(await dialog.findByText('Your request could not be sent. Please try again.')).toBeTruthy()
    isOffline = false
    await user.click(dialog.getByRole('button', { name: 'Send request' }))
    await waitFor(() => expect(text()).toContain('You requested a refund of $30'))
    expect(button('Request a refund')).toBeNull()
    expect(sent.at(-1)).toEqual(['RequestRefundMutation', { reason: 'Not for me' }])
  })
})

it('invoices say what became of them and link to their page', async () => {
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
  const links = screen.getAllByRole('link', { name: /View the invoice of November 20, 2026/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['1', '2', '3', '4', '5'].map((id) => `https://invoice.example/${id}`),
  )
})
