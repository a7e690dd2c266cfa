import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Component } from '#client/routes/referrals.tsx'
import { keepSession, renderForMember } from '../../support/client/member.tsx'

const SCREEN = { path: '/referrals', Component }
const LINK = 'https://toolfinch.test/auth?mode=signup&ref=ABCD2345'

const overview = (changes: object = {}) => ({
  referral: {
    __typename: 'ReferralOverview',
    code: 'ABCD2345',
    link: LINK,
    successfulCount: 2,
    pendingCount: 4,
    earnedMonths: 1,
    canEarn: true,
    nextReward: { __typename: 'NextReferralReward', referrals: 3, months: 3 },
    rewards: [
      reward({ id: 'r2', form: 'CREDIT', creditCents: 3_000, state: 'PENDING' }),
      reward({ id: 'r1', state: 'REVERSED' }),
    ],
    referrals: [
      { __typename: 'Referral', month: '2026-11', status: 'PENDING' },
      { __typename: 'Referral', month: '2026-10', status: 'SUCCESSFUL' },
      { __typename: 'Referral', month: '2026-10', status: 'REVERSED' },
    ],
    ...changes,
  },
})
const reward = (changes: object) => ({
  __typename: 'ReferralReward',
  months: 1,
  referrals: 1,
  form: 'MONTHS',
  creditCents: null,
  earnedMonth: '2026-10',
  state: 'GRANTED',
  ...changes,
})

/** Renders the page for a member; `answers` is called per dashboard request. */
const open = (answers: () => object, reports: unknown[] = []) =>
  renderForMember(SCREEN, (operation, variables) => {
    if (operation !== 'ReportClientError') return answers()
    reports.push(variables['input'])
    return { reportClientError: { __typename: 'ReportClientErrorPayload' } }
  })
const panel = () => within(screen.getByRole('region', { name: 'Your referrals' }))
const figure = (label: string) => panel().getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
const withClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })

// Preloaded: on a busy machine, loading takes longer than a test's timeout.
beforeAll(() => import('#client/features/referrals/referral-dashboard.tsx'))
beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'clipboard')
})

it('shows visitors the tiers, four steps and sign-up links, and loads nothing', () => {
  open(() => expect.fail('A visitor has no referrals.'))
  const tiers = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(tiers.slice(0, 3)).toEqual([
    '1 referral1 month freeof Pro, in total',
    '3 referralsMost popular4 months freeof Pro, in total',
    '10 referrals2 years freeof Pro, in total',
  ])
  expect(tiers).toHaveLength(7)
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/auth?mode=signup', '/auth?mode=signin'])
  expect(screen.queryByText('Loading your referrals')).toBeNull()
})

describe('for a member', () => {
  beforeEach(() => keepSession())

  it('shows a skeleton, then code, link, counts and progress', async () => {
    open(() => overview())
    expect(screen.getByText('Loading your referrals')).toBeTruthy()
    expect(await screen.findByText('ABCD2345')).toBeTruthy()
    expect(screen.queryByText('Get your referral link')).toBeNull()
    expect(panel().getByLabelText('Your link')).toHaveProperty('value', LINK)
    expect(['Successful referrals', 'Pending', 'Free Pro earned'].map(figure)).toEqual(['2', '4', '1 month'])
    const bar = panel().getByRole('progressbar')
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['2', '3'])
    expect(panel().getByText('Next reward: 3 months of Pro')).toBeTruthy()
    expect(panel().getByText('2 of 3, 1 to go')).toBeTruthy()
  })

  it('lists rewards and referrals by month', async () => {
    open(() => overview())
    await screen.findByText('Rewards (2)')
    expect(
      panel()
        .getAllByRole('listitem', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual([
      '$30 of credit, for 1 month of ProOctober 2026, for 1 referralOn its way',
      '1 month of ProOctober 2026, for 1 referralTaken back',
      'November 2026Pending',
      'October 2026Successful',
      'October 2026Refunded',
    ])
  })

  it('says when every reward is earned, and explains an unverified email', async () => {
    open(() => overview({ nextReward: null, successfulCount: 12, earnedMonths: 24, canEarn: false }))
    expect(await screen.findByText('You have earned every reward')).toBeTruthy()
    expect(figure('Free Pro earned')).toBe('2 years')
    expect(panel().getByText(/^Verify your email address to earn rewards/)).toBeTruthy()
  })

  it('shows an error when the data could not be loaded, reports it, and retries', async () => {
    const reports: unknown[] = []
    let isDown = true
    open(() => {
      if (isDown) throw new Error('The referrals are unavailable.')
      return overview()
    }, reports)
    expect(await screen.findByText('Unable to load referral data')).toBeTruthy()
    expect(reports).toMatchObject([{ message: 'The referrals are unavailable.' }])
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('ABCD2345')).toBeTruthy()
    expect(screen.queryByText('Unable to load referral data')).toBeNull()
  })

  it('copies the link and confirms for two seconds', async () => {
    const copied: string[] = []
    open(() => overview())
    const button = await screen.findByRole('button', { name: 'Copy link' })
    withClipboard(async (text) => void copied.push(text))
    vi.useFakeTimers()
    await act(async () => button.click())
    expect(copied).toEqual([LINK])
    expect(button.textContent).toBe('Copied!')
    expect(panel().getByRole('status').textContent).toBe('Copied!')
    await act(() => vi.advanceTimersByTimeAsync(1_999))
    expect(button.textContent).toBe('Copied!')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(button.textContent).toBe('Copy link')
    expect(panel().getByRole('status').textContent).toBe('')
  })

  it('shows an error when the link could not be copied, and reports it', async () => {
    const reports: unknown[] = []
    open(() => overview(), reports)
    const button = await screen.findByRole('button', { name: 'Copy link' })
    withClipboard(() => Promise.reject(new Error('The clipboard refuses a link.')))
    await act(async () => button.click())
    expect(panel().getByRole('status').textContent).toMatch(/^The link could not be copied/)
    expect(button.textContent).toBe('Copy link')
    expect(reports).toMatchObject([{ message: 'The clipboard refuses a link.' }])
  })
})
