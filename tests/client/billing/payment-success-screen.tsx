import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { Component } from '#client/routes/payment-success.tsx'
import { MEMBER } from '../../support/client/member.tsx'
import { type Answers, renderRoutes } from '../../support/client/render-at.tsx'

const PAID = { __typename: 'Entitlement', label: 'Pro Plan', paid: true }
type World = {
  /** Whether the paid plan is active. */
  paid: boolean
  checkout: string | null
  hasResult: boolean
  respond: Answers
}

/** Renders the page after a payment, for tests with fake timers. */
export async function openPaymentSuccess(changes: Partial<World> = {}, at = '/payment/success?session_id=cs_test_1') {
  const world: World = {
    paid: true,
    checkout: 'COMPLETE',
    hasResult: false,
    respond: (operation) => {
      throw new Error(`No answer for ${operation}`)
    },
    ...changes,
  }
  const requests: string[] = []
  const answers: Answers = (operation, variables) => {
    requests.push(operation)
    if (operation === 'SessionViewer') return { viewer: MEMBER }
    if (operation === 'PlanActivation') return { viewer: world.paid ? { ...MEMBER, entitlement: PAID } : MEMBER }
    if (operation === 'CheckoutOutcome') {
      if (world.checkout === 'unreachable') throw new TypeError('Failed to fetch')
      return { checkout: world.checkout && { __typename: 'Checkout', status: world.checkout } }
    }
    if (operation === 'LatestResult')
      return { quizResult: world.hasResult ? { __typename: 'QuizResult', id: 'r1' } : null }
    if (operation === 'ReportClientError') return { reportClientError: { __typename: 'ReportClientErrorPayload' } }
    return world.respond(operation, variables)
  }
  const routes = [
    { path: '/payment/success', element: <Component /> },
    { path: '*', element: <p>Elsewhere</p> },
  ]
  const { router } = renderRoutes(routes, { at, answers })
  const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })
  const place = () => router.state.location.pathname + router.state.location.search
  return { world, requests, router, user, place }
}
