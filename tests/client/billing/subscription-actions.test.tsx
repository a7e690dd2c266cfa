import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  ACTIVE,
  type Answer,
  button,
  CHANGING,
  day,
  fail,
  PAST_DUE,
  prepareTab,
  request,
  subscribed,
  text,
} from './subscription-tab.tsx'

prepareTab()

describe('the payment pages', () => {
  it('open, or show why they do not', async () => {
    let answer: Answer = () => ({ openPortal: { __typename: 'RateLimitedError', message: 'Too many requests.' } })
    const { user } = await subscribed(PAST_DUE, {}, { OpenPortal: (variables: object) => answer({ ...variables }) })
    await user.click(screen.getByRole('button', { name: 'Fix payment' }))
    expect(await screen.findByText('Too many requests.')).toBeTruthy()
    answer = fail
    await user.click(screen.getByRole('button', { name: 'Fix payment' }))
    expect(await screen.findByText(/The payment service could not be reached/)).toBeTruthy()
    // jsdom only supports navigation within the page.
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

  it('is previewed, confirmed and shown immediately', async () => {
    const changed = { ...ACTIVE, ...CHANGING }
    const { user, sent, dialog } = await open(
      {},
      {
        PlanChangePreview: () => ({ previewPlanChange: preview }),
        ChangePlan: () => ({ changePlan: { __typename: 'ChangePlanPayload', subscription: changed } }),
      },
    )
    expect(dialog.getAllByRole('radio')).toHaveLength(3)
    await user.click(dialog.getByRole('button', { name: 'Change plan' }))
    expect(await dialog.findByText('Choose a plan first.')).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: /Business Plan \(annual\).*\$1,750 per year/ }))
    expect(await dialog.findByText(/starts on December 20, 2026. Your next invoice is \$195/)).toBeTruthy()
    expect(dialog.queryByText(/seat/)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Change plan' }))
    expect(
      await screen.findByText(/Your plan changes to the Business Plan \(annual\) on December 20, 2026/),
    ).toBeTruthy()
    expect(text()).toContain('Next invoice$1,750')
    const choice = { plan: 'BUSINESS', period: 'YEAR' }
    expect(sent).toEqual([
      ['PlanChangePreview', choice],
      ['ChangePlan', choice],
    ])
  })

  it('says which seats end, and why it is rejected', async () => {
    const { user, dialog } = await open(
      { plan: 'BUSINESS', priceCents: 20_000 },
      {
        PlanChangePreview: () => ({ previewPlanChange: { ...preview, endingSeats: 2 } }),
        ChangePlan: () => ({ changePlan: { __typename: 'PlanChangeRefusedError', message: 'Not now.' } }),
      },
    )
    await user.click(dialog.getByRole('radio', { name: /Pro Plan \(monthly\)/ }))
    expect(await dialog.findByText('2 team seats end that day.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Change plan' }))
    expect(await dialog.findByText('Not now.')).toBeTruthy()
    expect(text()).not.toContain('Your plan changes')
  })

  it('handles a preview that is refused or fails', async () => {
    let isOffline = false
    const { user, dialog } = await open(
      {},
      {
        PlanChangePreview: () =>
          isOffline ? fail() : { previewPlanChange: { __typename: 'PlanChangeRefusedError', message: 'Not now.' } },
      },
    )
    await user.click(dialog.getByRole('radio', { name: /Pro Plan \(annual\)/ }))
    expect(await dialog.findByText('Not now.')).toBeTruthy()
    isOffline = true
    await user.click(dialog.getByRole('radio', { name: /Business Plan \(monthly\)/ }))
    expect(await dialog.findByText(/The price of this change could not be loaded/)).toBeTruthy()
  })

  it('can be canceled', async () => {
    const { user } = await subscribed(
      CHANGING,
      {},
      {
        CancelPlanChange: () => ({
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
  it('can be requested until its deadline, with or without a reason', async () => {
    const refundable = { refundableUntil: day('12-20') }
    const requested = { ...ACTIVE, ...refundable, refundRequest: request('REQUESTED', null) }
    let isOffline = true
    const { user, sent } = await subscribed(
      refundable,
      {},
      {
        RequestRefund: () => {
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
    expect(sent.at(-1)).toEqual(['RequestRefund', { reason: 'Not for me' }])
  })
})
