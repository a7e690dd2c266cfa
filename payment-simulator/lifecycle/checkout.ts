import { isAccepted } from '../cards.ts'
import { declined, invalidRequest } from '../errors.ts'
import { sessionObject } from '../objects/checkout.ts'
import { cardObject, customerObject } from '../objects/customer.ts'
import { change, emit, findCustomer, findPrice, newId, type Simulation } from '../simulation.ts'
import type { CardRecord, CustomerRecord, Metadata, SessionRecord } from '../state.ts'
import { chargeCard, createPaymentIntent } from './charging.ts'
import { startSubscription } from './subscribing.ts'

type NewCustomer = {
  readonly email: string | null
  readonly name: string | null
  readonly description?: string | null
  readonly metadata: Metadata
}

export const createCustomer = (
  simulation: Simulation,
  { email, name, description = null, metadata }: NewCustomer,
): CustomerRecord => {
  const customer: CustomerRecord = {
    id: newId(simulation, 'cus'),
    created: simulation.state.now,
    email,
    name,
    description,
    metadata,
    balance: 0,
    card: null,
    deleted: false,
  }
  simulation.state.customers.push(customer)
  emit(simulation, 'customer.created', customerObject(customer))
  return customer
}

/** Sets the card for future invoices. */
export const attachCard = (simulation: Simulation, customer: CustomerRecord, number: string): CardRecord => {
  const card: CardRecord = { id: newId(simulation, 'pm'), created: simulation.state.now, customer: customer.id, number }
  simulation.state.cards.push(card)
  emit(simulation, 'payment_method.attached', cardObject(card))
  change(
    simulation,
    'customer.updated',
    () => customerObject(customer),
    () => {
      customer.card = card.id
    },
  )
  return card
}

const expectOpen = (session: SessionRecord): void => {
  if (session.status === 'open') return
  throw invalidRequest(
    `This Checkout Session is in status '${session.status}'. Only Checkout Sessions with a status in ["open"] can be used.`,
  )
}

/**
 * Pays a session with a card. Throws StripeApiError 402 when declined (the session stays open), 400 when it is not
 * open.
 */
export const paySession = (simulation: Simulation, session: SessionRecord, cardNumber: string): void => {
  expectOpen(session)
  const { email, name } = { email: session.customerEmail, name: null }
  const customer =
    session.customer === null
      ? createCustomer(simulation, { email, name, metadata: {} })
      : findCustomer(simulation, session.customer)
  session.customer = customer.id
  const { unitAmount, currency } = findPrice(simulation, session.price)
  const amount = Math.max(0, unitAmount * session.quantity + customer.balance)
  if (!isAccepted(cardNumber, 'first')) {
    const before = customer.card
    const card = {
      id: newId(simulation, 'pm'),
      created: simulation.state.now,
      customer: customer.id,
      number: cardNumber,
    }
    simulation.state.cards.push(card)
    const intent = createPaymentIntent(simulation, { customer: customer.id, amount, currency })
    chargeCard(simulation, intent, card.id, 'first')
    customer.card = before
    throw declined(intent.latestCharge ?? '', intent.id)
  }
  attachCard(simulation, customer, cardNumber)
  const { price, quantity, subscriptionMetadata } = session
  const { subscription, invoice } = startSubscription(simulation, {
    customer: customer.id,
    price,
    quantity,
    metadata: { ...subscriptionMetadata },
  })
  session.status = 'complete'
  session.subscription = subscription.id
  session.invoice = invoice.id
  emit(simulation, 'checkout.session.completed', sessionObject(simulation, session))
}

export const expireSession = (simulation: Simulation, session: SessionRecord): void => {
  expectOpen(session)
  session.status = 'expired'
  emit(simulation, 'checkout.session.expired', sessionObject(simulation, session))
}
