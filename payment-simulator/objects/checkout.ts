import type Stripe from 'stripe'
import { anyCustomer, findPrice, type Simulation } from '../simulation.ts'
import type { EventRecord, PortalRecord, SessionRecord } from '../state.ts'
import { API_VERSION, type Simulated } from './simulated.ts'

export const sessionObject = (simulation: Simulation, session: SessionRecord) => {
  const price = findPrice(simulation, session.price)
  const amount = price.unitAmount * session.quantity
  const email = session.customer === null ? session.customerEmail : anyCustomer(simulation, session.customer).email
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    customer: session.customer,
    customer_account: null,
    customer_creation: session.customer === null ? 'always' : null,
    customer_details: email === null ? null : { email },
    customer_email: session.customerEmail,
    discounts: [],
    expires_at: session.expiresAt,
    invoice: session.invoice,
    invoice_creation: null,
    livemode: false,
    locale: null,
    metadata: session.metadata,
    mode: 'subscription',
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_types: ['card'],
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    recovered_from: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: session.subscription,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${simulation.pagesUrl}/checkout/${session.id}` : null,
  } satisfies Simulated<
    Stripe.Checkout.Session,
    | 'collected_information'
    | 'custom_text'
    | 'integration_identifier'
    | 'managed_payments'
    | 'origin_context'
    | 'payment_method_configuration_details'
    | 'payment_method_options'
    | 'permissions'
    | 'saved_payment_method_options'
    | 'wallet_options'
  >
}

export const portalObject = (simulation: Simulation, portal: PortalRecord) =>
  ({
    id: portal.id,
    object: 'billing_portal.session',
    configuration: 'bpc_default',
    created: portal.created,
    customer: portal.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: portal.returnUrl,
    url: `${simulation.pagesUrl}/portal/${portal.id}`,
  }) satisfies Simulated<Stripe.BillingPortal.Session>

export const eventObject = (event: EventRecord) =>
  ({
    id: event.id,
    object: 'event',
    api_version: API_VERSION,
    created: event.created,
    data: { object: event.object, ...(event.previous && { previous_attributes: event.previous }) },
    livemode: false,
    pending_webhooks: event.delivered ? 0 : 1,
    request: { id: null, idempotency_key: event.idempotencyKey },
    type: event.type,
  }) satisfies Omit<Simulated<Stripe.Event>, 'data' | 'type'> & { data: object; type: string }
