import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach } from 'vitest'
// Preloaded, so that no test waits for it.
import '#client/features/billing/subscription/subscription-tab.tsx'
import { Component } from '#client/routes/member/settings.tsx'
import { CATALOGUE, giveDialogs, keepSession, MEMBER, renderForMember } from '../../support/client/member.tsx'

const SETTINGS = { path: '/settings', Component }
const CHOSEN = {
  __typename: 'MemberSettings',
  id: MEMBER.id,
  emailUpdates: false,
  emailMarketing: false,
  emailRecommendations: false,
  priceAlerts: false,
  outcomeQuestions: true,
  keepHistory: true,
}
export const day = (text: string) => `2026-${text}T12:00:00.000Z`
export const PRO = { __typename: 'Entitlement', plan: 'PRO', label: 'Pro Plan', paid: true, until: day('12-27') }
export const BASIC = { __typename: 'Entitlement', plan: 'BASIC', label: 'Basic Plan', paid: false, until: null }
export const ACTIVE = {
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
export const STOPPED = { renewsAt: null, nextInvoice: null }
export const PAST_DUE = {
  state: 'PAST_DUE',
  renewsAt: null,
  fixBy: day('11-27'),
  nextInvoice: { ...ACTIVE.nextInvoice, at: day('11-23') },
}
export const CHANGING = {
  nextInvoice: { ...ACTIVE.nextInvoice, amountCents: 175_000 },
  scheduledChange: { __typename: 'ScheduledPlanChange', plan: 'BUSINESS', period: 'YEAR', at: day('12-20') },
}
export const request = (state: string, settledAt: string | null) => ({
  __typename: 'MemberRefundRequest',
  state,
  amountCents: 3_000,
  createdAt: day('11-21'),
  settledAt,
})
export const payment = (id: string, changes: object = {}) => ({
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
export const source = (kind: string, changes: object = {}) => ({
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
export type Answer = (variables: Record<string, unknown>) => unknown

export async function openTab(parts: Parts, answersOf: Readonly<Record<string, Answer>> = {}) {
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
    if (operation === 'SettingsRoute') return { viewer, settings: CHOSEN, catalogue: CATALOGUE }
    if (operation === 'ReportClientError') return { reportClientError: { __typename: 'X' } }
    if (operation === 'TeamSection') return { viewer: { __typename: 'Viewer', id: MEMBER.id, team: null, seat: null } }
    sent.push([operation, variables])
    return answersOf[operation]?.(variables)
  }
  renderForMember(SETTINGS, answers, '/settings?tab=subscription')
  await screen.findByText('Included in your plan')
  return { sent, user: userEvent.setup() }
}
export const subscribed = (changes: object, others: Parts = {}, answers = {}) =>
  openTab({ subscription: { ...ACTIVE, ...changes }, ...others }, answers)
export const section = () => screen.getByRole('region', { name: 'Subscription' })
export const text = () => section().textContent?.replace(/\s+/g, ' ') ?? ''
export const button = (name: string) => screen.queryByRole('button', { name })
export const fail = () => {
  throw new Error('offline')
}

/** Hooks for tests of the tab: dialogs, a session, and a clean URL. */
export function prepareTab(): void {
  beforeAll(giveDialogs)
  beforeEach(() => {
    localStorage.clear()
    keepSession()
    window.location.hash = ''
  })
}
