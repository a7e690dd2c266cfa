/** What may happen at Stripe to customers, for random histories of payments. */
import { DAY_MS } from '#core/durations.ts'
import type { EventRecord, SimulatorState } from '#payment-simulator/state.ts'
import type { PaymentProvider } from '#server/platform/payments/payments.ts'
import type { StripeStub } from '#tests/support/stripe-stub.ts'
import { seededRandom } from '../random.ts'

export type Random = () => number
export type Customer = { readonly userId: string; readonly providerId: string }
/** Who heard of everything in order, and who did not. */
export type Members = readonly [ordered: Customer, shuffled: Customer]
type PaymentAction = (customer: Customer, random: Random) => unknown

/** The moment of a run, which moves on as things happen. */
type RunTime = { ms: number }

const TIME_PASSES = 'time passes'

export const pick = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)]

const chargesOf = (state: SimulatorState, { providerId }: Customer) =>
  state.charges.filter(({ customer, status }) => customer === providerId && status === 'succeeded')

const subscriptionsOf = (state: SimulatorState, { providerId }: Customer) =>
  state.subscriptions.filter(({ customer, status }) => customer === providerId && status !== 'canceled')

const disputesOf = (state: SimulatorState, customer: Customer) => {
  const own = new Set(chargesOf(state, customer).map(({ id }) => id))
  return state.disputes.filter(({ charge, status }) => own.has(charge) && status === 'needs_response')
}

const isReversed = ({ refunds, disputes }: SimulatorState, charge: string): boolean =>
  refunds.some((refund) => refund.charge === charge) || disputes.some((dispute) => dispute.charge === charge)

/** Whether an event tells about a customer or about one of the customer's charges. */
export const isAbout = (state: SimulatorState, { object }: EventRecord, customer: Customer): boolean => {
  const text = JSON.stringify(object)
  return text.includes(customer.providerId) || chargesOf(state, customer).some(({ id }) => text.includes(id))
}

export const createPaymentActions = (dependencies: {
  readonly stub: StripeStub
  readonly provider: PaymentProvider
  readonly time: RunTime
}) => {
  const { stub, provider, time } = dependencies
  // A reset of the stub empties this object, so it is always the present state.
  const { state } = stub

  const buy = async (customer: Customer, random: Random): Promise<void> => {
    const plan = random() < 0.7 ? 'pro' : 'business'
    const card = random() < 0.5 ? 'works' : 'failsLater'
    const { id } = await provider.createCheckout({
      plan,
      period: 'month',
      ...customer,
      customerId: customer.providerId,
      successUrl: 'https://site.example/payment/success?session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://site.example/pricing',
      idempotencyKey: `${customer.providerId}:${state.sessions.length}`,
    })
    stub.pay(id, { card })
  }

  /** Everything that may happen to a customer now, by name. It does the same for both members. */
  const possible = (customer: Customer): Record<string, PaymentAction> => {
    const running = subscriptionsOf(state, customer).length > 0
    const reversible = chargesOf(state, customer).some(({ id }) => !isReversed(state, id))
    const reverse = (one: Customer) => chargesOf(state, one).findLast(({ id }) => !isReversed(state, id))?.id ?? ''
    const disputed = (one: Customer) => disputesOf(state, one)[0]?.id ?? ''
    return {
      ...(!running && { buy }),
      ...(running && {
        'end at once': async (one: Customer) =>
          provider.endSubscription(subscriptionsOf(state, one)[0]?.id ?? '', `end:${one.userId}:${time.ms}`),
        'another card': (one: Customer) => stub.setCard(one.providerId, 'works'),
      }),
      ...(reversible && {
        refund: (one: Customer) => stub.refund(reverse(one)),
        'refund a part': (one: Customer) => stub.refund(reverse(one), 1_000),
        dispute: (one: Customer) => stub.dispute(reverse(one)),
      }),
      ...(disputesOf(state, customer).length > 0 && {
        'win the dispute': (one: Customer) => stub.closeDispute(disputed(one), 'won'),
        'lose the dispute': (one: Customer) => stub.closeDispute(disputed(one), 'lost'),
      }),
    }
  }

  return {
    /** One thing that happens to both members. Resolves to its name. */
    performAction: async ([ordered, shuffled]: Members, random: Random): Promise<string> => {
      const actions = possible(ordered)
      const name = random() < 0.35 ? TIME_PASSES : (pick(Object.keys(actions), random) ?? TIME_PASSES)
      if (name === TIME_PASSES) {
        time.ms += Math.floor(1 + random() * 31) * DAY_MS
        stub.advanceTo(new Date(time.ms))
        return name
      }
      time.ms += 60_000
      const choices = Math.floor(random() * 2 ** 31)
      for (const member of [ordered, shuffled]) await actions[name]?.(member, seededRandom(choices))
      return name
    },
  }
}
