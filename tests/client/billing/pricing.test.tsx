import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TestimonialList } from '#client/features/billing/pricing/testimonial-list.tsx'
import { Component } from '#client/routes/pricing.tsx'
import { keepSession, MEMBER } from '../../support/client/member.tsx'
import { type Answers, renderRoutes } from '../../support/client/render-at.tsx'
import { pricingData } from './pricing-data.ts'

const INTENT = 'toolfinch.upgradeIntent'

type Entitlement = { plan: string; paid: boolean; period: string | null }
const BASIC: Entitlement = { plan: 'BASIC', paid: false, period: null }

async function open(
  at = '/pricing',
  {
    entitlement = BASIC,
    checkout,
    wait = true,
  }: { entitlement?: Entitlement; checkout?: () => unknown; wait?: boolean } = {},
) {
  const inputs: Record<string, string>[] = []
  const answers: Answers = (operation, variables) => {
    if (operation === 'PricingRoute') return pricingData()
    if (operation === 'SessionViewer') return { viewer: MEMBER }
    if (operation === 'ReportClientError') return { reportClientError: { __typename: 'ReportClientErrorPayload' } }
    if (operation === 'MemberPlan') {
      return {
        viewer: { __typename: 'Viewer', id: MEMBER.id, entitlement: { __typename: 'Entitlement', ...entitlement } },
      }
    }
    if (operation !== 'StartCheckout' || checkout === undefined) throw new Error(`No answer for ${operation}`)
    inputs.push(variables['input'] as Record<string, string>)
    return { startCheckout: checkout() }
  }
  const routes = [
    { path: '/pricing', element: <Component /> },
    { path: '*', element: <p>Elsewhere</p> },
  ]
  const { router } = renderRoutes(routes, { at, answers })
  if (wait) await screen.findByRole('heading', { level: 2, name: 'Pro' })
  const card = (name: string) => {
    const section = screen.getByRole('heading', { level: 2, name }).closest('section')
    if (section === null) throw new Error(`No card for ${name}`)
    return within(section)
  }
  const address = () => router.state.location.pathname + router.state.location.search
  return { inputs, router, card, address, user: userEvent.setup() }
}

/** jsdom has no styles: the buttons of both periods are present, monthly first. */
const [MONTHLY, ANNUAL] = [0, 1]

const assign = vi.fn()
beforeEach(() => {
  assign.mockReset()
  // jsdom cannot navigate, and its location is read-only.
  const { location } = window
  const get = (_target: object, name: string) => (name === 'assign' ? assign : Reflect.get(location, name))
  vi.stubGlobal('location', new Proxy({}, { get: get as ProxyHandler<object>['get'] }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

describe('the billing toggle', () => {
  it('is annual at first, changes at once and stores its choice in the URL', async () => {
    const { user, address } = await open('/pricing?plan=pro')
    const radio = (name: RegExp) => screen.getByRole('radio', { name }) as HTMLInputElement
    expect(radio(/^Annual/).checked).toBe(true)
    await user.click(radio(/^Monthly/))
    expect(radio(/^Monthly/).checked).toBe(true)
    expect(address()).toBe('/pricing?plan=pro&period=month')
    await user.click(radio(/^Annual/))
    expect(radio(/^Annual/).checked).toBe(true)
    expect(address()).toBe('/pricing?plan=pro&period=year')
  })

  it('follows the URL', async () => {
    const { router } = await open('/pricing?period=month')
    await router.navigate('/pricing?period=year')
    await waitFor(() => expect((screen.getByRole('radio', { name: /^Annual/ }) as HTMLInputElement).checked).toBe(true))
  })
})

describe('a visitor', () => {
  it('keeps the chosen plan while creating an account', async () => {
    const { user, card, address } = await open()
    await user.click(card('Business').getAllByRole('link', { name: 'Get Business' })[MONTHLY] as HTMLElement)
    expect(sessionStorage.getItem(INTENT)).toBe('business:month')
    expect(address()).toBe(`/auth?mode=signup&returnTo=${encodeURIComponent('/pricing?plan=business&period=month')}`)
  })

  it('starts for free without a chosen plan', async () => {
    const { user, card, address } = await open()
    await user.click(card('Basic').getByRole('link', { name: 'Get Started Free' }))
    expect(sessionStorage.getItem(INTENT)).toBeNull()
    expect(address()).toBe('/auth?mode=signup')
  })

  it('sees the plan chosen by the URL', async () => {
    const { card } = await open('/pricing?plan=business&period=month')
    expect(card('Business').getByText('Your choice')).toBeDefined()
    expect(card('Pro').queryByText('Your choice')).toBeNull()
  })
})

describe('a member', () => {
  beforeEach(() => keepSession())

  const payload = { __typename: 'StartCheckoutPayload', url: 'https://pay.example/cs_1' }

  it('is redirected to the checkout of plan and period, once for a double click', async () => {
    sessionStorage.setItem(INTENT, 'pro:year')
    const { user, card, inputs } = await open('/pricing', { checkout: () => payload })
    const button = (await card('Pro').findAllByRole('button', { name: 'Get Pro' }))[ANNUAL] as HTMLElement
    expect(sessionStorage.getItem(INTENT)).toBeNull()
    await user.dblClick(button)
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/cs_1'))
    expect(inputs).toEqual([{ plan: 'PRO', period: 'YEAR', nonce: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
    expect(button.textContent).toBe('Opening checkout…')
  })

  it('who chose the plan before signing in goes straight to its checkout, once', async () => {
    const { router, inputs } = await open('/about-to-sign-in', { checkout: () => payload, wait: false })
    await act(() => router.navigate('/pricing?plan=pro&period=month', { state: { checkout: true } }))
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/cs_1'))
    expect(inputs).toMatchObject([{ plan: 'PRO', period: 'MONTH' }])
    // Returning to this entry of the history buys nothing.
    expect(router.state.location.state).toBeNull()
    expect(router.state.location.search).toBe('?plan=pro&period=month')
  })

  it('can buy again after returning to a page from the back/forward cache', async () => {
    const { user, card, inputs } = await open('/pricing', { checkout: () => payload })
    const button = (await card('Pro').findAllByRole('button', { name: 'Get Pro' }))[ANNUAL] as HTMLElement
    await user.click(button)
    await waitFor(() => expect(assign).toHaveBeenCalled())
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await waitFor(() => expect(button.textContent).toBe('Get Pro'))
    await user.click(button)
    await waitFor(() => expect(inputs).toHaveLength(2))
  })

  it('sees why there is no checkout, and a retry counts as a new attempt', async () => {
    const message = 'Payments are unavailable at the moment. Please try again in a few minutes.'
    const { user, card, inputs } = await open('/pricing', {
      checkout: () => ({ __typename: 'PaymentsUnavailableError', code: 'PAYMENTS_UNAVAILABLE', message }),
    })
    const button = (await card('Pro').findAllByRole('button', { name: 'Get Pro' }))[ANNUAL] as HTMLElement
    await user.click(button)
    expect((await card('Pro').findByRole('alert')).textContent).toBe(message)
    await user.click(button)
    await waitFor(() => expect(inputs).toHaveLength(2))
    expect(inputs[0]?.['nonce']).not.toBe(inputs[1]?.['nonce'])
    expect(assign).not.toHaveBeenCalled()
  })

  it('with a subscription unknown to this page is sent to the settings', async () => {
    const { user, card } = await open('/pricing', {
      checkout: () => ({ __typename: 'AlreadySubscribedError', code: 'ALREADY_SUBSCRIBED', message: 'You have one.' }),
    })
    await user.click((await card('Pro').findAllByRole('button', { name: 'Get Pro' }))[ANNUAL] as HTMLElement)
    const link = await card('Pro').findByRole('link', { name: 'Go to your subscription' })
    expect(link.getAttribute('href')).toBe('/settings?tab=subscription')
  })

  it('sees an error when the server is unreachable', async () => {
    const { user, card } = await open('/pricing', {
      checkout: () => {
        throw new TypeError('Failed to fetch')
      },
    })
    await user.click((await card('Pro').findAllByRole('button', { name: 'Get Pro' }))[ANNUAL] as HTMLElement)
    expect((await card('Pro').findByRole('alert')).textContent).toContain('The checkout could not be opened.')
  })

  it('sees their plan', async () => {
    const { card } = await open()
    expect(await card('Basic').findByText('Your current plan')).toBeDefined()
    expect(card('Pro').queryByText('Your current plan')).toBeNull()
  })

  it('with a subscription is sent to the settings to change it', async () => {
    const { card } = await open('/pricing', { entitlement: { plan: 'PRO', paid: true, period: 'YEAR' } })
    expect(await card('Pro').findAllByText('Your current plan')).toHaveLength(2)
    const links = [
      ...card('Pro').getAllByRole('link', { name: 'Manage subscription' }),
      ...card('Business').getAllByRole('link', { name: 'Change in Settings' }),
    ]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/settings?tab=subscription'))
    expect(card('Basic').getByText('Included in your plan')).toBeDefined()
  })

  it('with a granted plan can still buy one', async () => {
    const { card } = await open('/pricing', { entitlement: { plan: 'PRO', paid: true, period: null } })
    expect(await card('Pro').findAllByRole('button', { name: 'Get Pro' })).toHaveLength(2)
    expect(card('Pro').getAllByText('Your current plan')).toHaveLength(2)
  })
})

describe('testimonials', () => {
  const testimonials = ['Kim', 'Lee', 'Sam'].map(
    (name) => ({ quote: `${name}: it chose well.`, name, role: 'Editor' }) as object,
  )

  it.each([true, false])('are shown from three on, and replace the samples (samples: %s)', (samples) => {
    render(<TestimonialList testimonials={testimonials} samples={samples} />)
    expect(screen.getByRole('heading', { name: 'What our members say' })).toBeDefined()
    expect(screen.getByText('Kim, Editor')).toBeDefined()
    expect(screen.queryByText('Sample')).toBeNull()
  })

  it('are hidden while there are fewer, unless samples may fill their place', () => {
    const { container, rerender } = render(<TestimonialList testimonials={testimonials.slice(1)} samples={false} />)
    expect(container.textContent).toBe('')
    rerender(<TestimonialList testimonials={testimonials.slice(1)} samples />)
    expect(screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual(Array(3).fill('Sample'))
    expect(container.textContent).not.toContain('Lee')
  })
})
