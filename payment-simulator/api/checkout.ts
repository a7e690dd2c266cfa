import { DAY, MINUTE } from '../calendar.ts'
import { invalidRequest } from '../errors.ts'
import { expireSession } from '../lifecycle/checkout.ts'
import { portalObject, sessionObject } from '../objects/checkout.ts'
import { findCustomer, findPrice, findSession, newId } from '../simulation.ts'
import type { PortalRecord, SessionRecord } from '../state.ts'
import type { Input } from './input.ts'
import { readPage } from './list.ts'
import type { Route } from './route.ts'

const expectUrl = (value: string, param: string): string => {
  if (URL.canParse(value.replace('{CHECKOUT_SESSION_ID}', 'x'))) return value
  throw invalidRequest('Not a valid URL', { param, code: 'url_invalid' })
}

const readLine = (input: Input) => {
  const [line, ...more] = input.list('line_items')
  if (line === undefined || more.length > 0) {
    throw invalidRequest('The simulator sells one line item at a time.', { param: 'line_items' })
  }
  return { price: line.required('price'), quantity: line.integer('quantity') ?? 1 }
}

/** Parameters that only affect Stripe's pages. */
const PRESENTATION = [
  'locale',
  'billing_address_collection',
  'allow_promotion_codes',
  'payment_method_collection',
  'payment_method_types',
  'allowed_payment_method_types',
  'customer_update',
  'saved_payment_method_options',
  'submit_type',
  'custom_text',
  'ui_mode',
] as const

const expectSubscriptionMode = (input: Input): void => {
  if (input.required('mode') === 'subscription') return
  throw invalidRequest('The simulator has sessions of the mode `subscription` alone.', { param: 'mode' })
}

const readExpiry = (input: Input, now: number): number => {
  const value = input.integer('expires_at')
  if (value === null) return now + DAY
  if (value >= now + 30 * MINUTE && value <= now + DAY) return value
  throw invalidRequest('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
    param: 'expires_at',
  })
}

export const CHECKOUT_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    read: ({ simulation, input }) => {
      const { now, idMark, sessions } = simulation.state
      expectSubscriptionMode(input)
      const { price: priceId, quantity } = readLine(input)
      const price = findPrice(simulation, priceId, { param: 'line_items[0][price]' })
      if (!price.active) throw invalidRequest('The price specified is inactive.', { param: 'line_items[0][price]' })
      const customer = input.text('customer')
      if (customer !== null) findCustomer(simulation, customer, { param: 'customer' })
      const customerEmail = input.text('customer_email')
      if (customer !== null && customerEmail !== null) {
        throw invalidRequest('You may only specify one of these parameters: customer, customer_email.')
      }
      const cancelUrl = input.text('cancel_url')
      const subscriptionData = input.nested('subscription_data')
      input.ignore(...PRESENTATION)
      subscriptionData?.ignore('description', 'billing_mode')
      const session: SessionRecord = {
        // Session ids contain their mode.
        id: `cs_${idMark === '' ? 'test_' : idMark}${simulation.newToken()}`,
        created: now,
        customer,
        customerEmail,
        clientReferenceId: input.text('client_reference_id'),
        metadata: input.metadata(),
        subscriptionMetadata: subscriptionData?.metadata() ?? {},
        price: price.id,
        quantity,
        successUrl: expectUrl(input.required('success_url'), 'success_url'),
        cancelUrl: cancelUrl === null ? null : expectUrl(cancelUrl, 'cancel_url'),
        expiresAt: readExpiry(input, now),
        status: 'open',
        subscription: null,
        invoice: null,
      }
      return () => {
        sessions.push(session)
        return sessionObject(simulation, session)
      }
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/{id}',
    read:
      ({ simulation, id }) =>
      () =>
        sessionObject(simulation, findSession(simulation, id)),
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/{id}/expire',
    read:
      ({ simulation, id }) =>
      () => {
        const session = findSession(simulation, id)
        expireSession(simulation, session)
        return sessionObject(simulation, session)
      },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    read: ({ simulation, input }) => {
      const customer = input.text('customer')
      const subscription = input.text('subscription')
      const status = input.text('status')
      const page = readPage(input)
      return () => {
        const found = simulation.state.sessions.filter(
          (one) =>
            (customer === null || one.customer === customer) &&
            (subscription === null || one.subscription === subscription) &&
            (status === null || one.status === status),
        )
        return page('/v1/checkout/sessions', found, (session) => sessionObject(simulation, session))
      }
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    read: ({ simulation, input }) => {
      const customer = findCustomer(simulation, input.required('customer'), { param: 'customer' })
      const returnUrl = input.text('return_url')
      input.ignore('locale', 'configuration')
      const portal: PortalRecord = {
        id: newId(simulation, 'bps'),
        created: simulation.state.now,
        customer: customer.id,
        returnUrl: returnUrl === null ? null : expectUrl(returnUrl, 'return_url'),
      }
      return () => {
        simulation.state.portals.push(portal)
        return portalObject(simulation, portal)
      }
    },
  },
]
