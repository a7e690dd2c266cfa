import { DAY_MS } from '../../core/durations.ts'
import type { Database } from '../../server/platform/database/database.ts'
import type { EventRecord } from '../../server/platform/payments/simulator/state.ts'
import { createCustomer, createStripe, openBillingApp } from '../../tests/support/billing-parts.ts'
import { seededRandom } from './random.ts'

/** Two members with the same events at Stripe: one received in order, the other not. */
type History = {
  readonly history: number
  readonly ok: boolean
  readonly steps: readonly string[]
  /** Events delivered to both, in the second member's order, including copies. */
  readonly delivered: readonly string[]
  readonly problem?: string
}

type HistoriesOptions = {
  /** Databases of instances that share their data; one for the embedded database. */
  readonly databases: readonly Database[]
  readonly count: number
  readonly seed: number
  readonly onHistory?: (history: History) => void
}

const EVENTS = 8
const TIME_PASSES = 'time passes'
const START = Date.UTC(2026, 10, 20, 12)

type Random = () => number
type Customer = { readonly userId: string; readonly providerId: string }
/** The member with ordered, and the one with shuffled events. */
type Members = readonly [ordered: Customer, shuffled: Customer]

const pick = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)]

const shuffle = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)

/**
 * Runs payment histories: 4 to 8 things happen at Stripe to both members (payments, successful and failed renewals,
 * refunds, disputes, cancellations). Eight of the events are delivered to the first member in order and at once, to the
 * second shuffled, late and repeated. The stored state of both must be equal.
 */
export const runPaymentHistories = async ({
  databases,
  count,
  seed,
  onHistory,
}: HistoriesOptions): Promise<History[]> => {
  let time = START
  const now = () => new Date(time)
  const stripe = { ...(await createStripe({ now })), now }
  const { stub, provider } = stripe
  const apps = await Promise.all(databases.map((database) => openBillingApp(database, stripe)))
  const [database] = databases
  if (database === undefined) throw new Error('There is no database.')
  const { prisma } = database

  const createMember = async (name: string): Promise<Customer> => {
    const email = `${name}@people.example`
    await prisma.user.create({ data: { email, emailVerified: true, name, createdAt: now(), updatedAt: now() } })
    return createCustomer({ database, provider, now }, email)
  }

  const charges = ({ providerId }: Customer) =>
    stub.state.charges.filter(({ customer, status }) => customer === providerId && status === 'succeeded')
  const subscriptions = ({ providerId }: Customer) =>
    stub.state.subscriptions.filter(({ customer, status }) => customer === providerId && status !== 'canceled')
  const disputes = (customer: Customer) => {
    const own = new Set(charges(customer).map(({ id }) => id))
    return stub.state.disputes.filter(({ charge, status }) => own.has(charge) && status === 'needs_response')
  }
  const isReversed = (charge: string): boolean =>
    stub.state.refunds.some((refund) => refund.charge === charge) ||
    stub.state.disputes.some((dispute) => dispute.charge === charge)

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
      idempotencyKey: `${customer.providerId}:${stub.state.sessions.length}`,
    })
    stub.pay(id, { card })
  }

  /** Everything that may happen to a customer now, by name. It does the same for both members. */
  const possible = (customer: Customer): Record<string, (customer: Customer, random: Random) => unknown> => {
    const running = subscriptions(customer).length > 0
    const reversible = charges(customer).some(({ id }) => !isReversed(id))
    const reverse = (one: Customer) => charges(one).findLast(({ id }) => !isReversed(id))?.id ?? ''
    return {
      ...(!running && { buy }),
      ...(running && {
        'end at once': async (one: Customer) =>
          provider.endSubscription(subscriptions(one)[0]?.id ?? '', `end:${one.userId}:${time}`),
        'another card': (one: Customer) => stub.setCard(one.providerId, 'works'),
      }),
      ...(reversible && {
        refund: (one: Customer) => stub.refund(reverse(one)),
        'refund a part': (one: Customer) => stub.refund(reverse(one), 1_000),
        dispute: (one: Customer) => stub.dispute(reverse(one)),
      }),
      ...(disputes(customer).length > 0 && {
        'win the dispute': (one: Customer) => stub.closeDispute(disputes(one)[0]?.id ?? '', 'won'),
        'lose the dispute': (one: Customer) => stub.closeDispute(disputes(one)[0]?.id ?? '', 'lost'),
      }),
    }
  }

  const isAbout = ({ object }: EventRecord, customer: Customer): boolean => {
    const text = JSON.stringify(object)
    return text.includes(customer.providerId) || charges(customer).some(({ id }) => text.includes(id))
  }

  const deliver = async (events: readonly EventRecord[], random: Random): Promise<void> => {
    for (const event of events) {
      const [status] = await stub.deliver(pick(apps, random)?.webhookUrl ?? '', { events: [event], attempts: 20 })
      if (status !== 200) throw new Error(`The event ${event.type} got ${status}.`)
    }
  }

  /** A member's stored state, without ids, which differ. */
  const stored = async ({ userId, providerId }: Customer): Promise<string> => {
    const customer = await prisma.billingCustomer.findUniqueOrThrow({
      where: { providerId },
      include: { subscriptions: true, payments: true },
    })
    const grants = await prisma.planGrant.findMany({ where: { userId } })
    const receipts = await prisma.job.count({
      where: { userId, payload: { path: ['subject'], equals: 'Your Toolfinch receipt' } },
    })
    const names = new Map<string, string>()
    /** Names ids by their order of creation at Stripe. */
    const name = (id: string): string => {
      const lists = [stub.state.subscriptions, stub.state.invoices]
      for (const list of lists) {
        const own = list.filter((one) => one.customer === providerId).map((one) => one.id)
        for (const [index, one] of own.entries()) names.set(one, `${one.split('_')[0]}_${index}`)
      }
      return names.get(id) ?? id
    }
    const byText = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted()
    return JSON.stringify(
      {
        credit: customer.creditCents,
        cards: customer.cardHashes,
        subscriptions: byText(
          customer.subscriptions.map(({ id, customerId: _customer, ...row }) => ({ id: name(id), ...row })),
        ),
        payments: byText(
          customer.payments.map(({ id: _id, customerId: _customer, number: _number, invoiceUrl: _url, ...row }) => ({
            ...row,
            invoiceId: name(row.invoiceId),
            subscriptionId: name(row.subscriptionId),
          })),
        ),
        grants: byText(
          grants.map(({ plan, period, startsAt, endsAt, revokedAt, origin }) => {
            const [, invoice = '', rest = ''] = origin?.split(':') ?? []
            return { origin: `${name(invoice)}:${rest}`, plan, period, startsAt, endsAt, revokedAt }
          }),
        ),
        // Events more than 30 days late send no receipt, so only duplicates count.
        hasDoubleReceipt: receipts > customer.payments.filter(({ status }) => status === 'paid').length,
      },
      null,
      1,
    )
  }

  /** One thing that happens to both members. Resolves to its name. */
  const happen = async ([ordered, shuffled]: Members, random: Random): Promise<string> => {
    const happens = possible(ordered)
    const name = random() < 0.35 ? TIME_PASSES : (pick(Object.keys(happens), random) ?? TIME_PASSES)
    if (name === TIME_PASSES) {
      time += Math.floor(1 + random() * 31) * DAY_MS
      stub.advanceTo(now())
      return name
    }
    time += 60_000
    const choices = Math.floor(random() * 2 ** 31)
    for (const member of [ordered, shuffled]) await happens[name]?.(member, seededRandom(choices))
    return name
  }

  /** The same events of a step for both members. The last step always has one, so that both learn of the end. */
  const choose = ([ordered, shuffled]: Members, events: readonly EventRecord[], most: number, random: Random) => {
    const [own, twins] = [ordered, shuffled].map((member) => events.filter((event) => isAbout(event, member)))
    if (own === undefined || twins === undefined || own.length !== twins.length)
      throw new Error(`The members differ: ${own?.map(({ type }) => type)} and ${twins?.map(({ type }) => type)}`)
    const places = shuffle([...own.keys()], random)
      .slice(0, most)
      .toSorted((a, b) => a - b)
    return {
      own: places.map((place) => own[place] as EventRecord),
      twins: places.map((place) => twins[place] as EventRecord),
    }
  }

  const run = async (history: number): Promise<History> => {
    const random = seededRandom(seed + history)
    stub.reset()
    const key = `${seed}-${history}`
    const members = [await createMember(`ordered-${key}`), await createMember(`shuffled-${key}`)] as const
    const [ordered, shuffled] = members
    const steps: string[] = []
    const delivered: string[] = []
    let waiting: EventRecord[] = []
    const send = async (events: readonly EventRecord[]): Promise<void> => {
      delivered.push(...events.map(({ type }) => type))
      await deliver(events, random)
    }
    const wanted = 4 + Math.floor(random() * 5)
    let left = EVENTS
    for (let step = 0; step < wanted; step += 1) {
      // Stripe deletes events after 30 days, so a count would not work.
      const earlier = new Set(stub.events)
      steps.push(await happen(members, random))
      const stepsLeft = wanted - step - 1
      const most = stepsLeft === 0 ? left : Math.min(left - stepsLeft, Math.ceil(random() * 3))
      const { own, twins } = choose(
        members,
        stub.events.filter((event) => !earlier.has(event)),
        most,
        random,
      )
      left -= own.length
      await deliver(own, random)
      waiting.push(...twins)
      const early = waiting.filter(() => random() < 0.25)
      // Some arrive now and again later.
      waiting = waiting.filter((event) => !early.includes(event) || random() < 0.3)
      await send(shuffle(early, random))
    }
    await send(shuffle([...waiting, ...waiting.filter(() => random() < 0.4)], random))
    const [expected, found] = [await stored(ordered), await stored(shuffled)]
    const result = { history, steps, delivered }
    return expected === found
      ? { ...result, ok: true }
      : { ...result, ok: false, problem: `in order ${expected}\nshuffled ${found}` }
  }

  try {
    const histories: History[] = []
    for (let history = 0; history < count; history += 1) {
      const result = await run(history)
      onHistory?.(result)
      histories.push(result)
    }
    return histories
  } finally {
    await Promise.all(apps.map((app) => app.close()))
    await stub.close()
  }
}
