import type { EventRecord, SimulatorState } from '#payment-simulator/state.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type BillingApp, createCustomer, createStripe, openBillingApp } from '#tests/support/billing-parts.ts'
import type { StripeStub } from '#tests/support/stripe-stub.ts'
import { seededRandom } from '../random.ts'
import { type Customer, createPaymentActions, isAbout, type Members, pick, type Random } from './payment-actions.ts'
import { readStoredPayments } from './stored-payments.ts'

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
const START = Date.UTC(2026, 10, 20, 12)

const shuffle = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)

/** Some of the events of a step, for each member the same ones. */
const choose = (
  state: SimulatorState,
  [ordered, shuffled]: Members,
  events: readonly EventRecord[],
  most: number,
  random: Random,
) => {
  const [own, twins] = [ordered, shuffled].map((member) => events.filter((event) => isAbout(state, event, member)))
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

/** Sends events, each to one of the applications, until all are accepted. */
const deliver = async (
  stub: StripeStub,
  apps: readonly BillingApp[],
  events: readonly EventRecord[],
  random: Random,
): Promise<void> => {
  for (const event of events) {
    const [status] = await stub.deliver(pick(apps, random)?.webhookUrl ?? '', { events: [event], attempts: 20 })
    if (status !== 200) throw new Error(`The event ${event.type} got ${status}.`)
  }
}

type Parts = {
  readonly stub: StripeStub
  readonly apps: readonly BillingApp[]
  readonly performAction: ReturnType<typeof createPaymentActions>['performAction']
}

/**
 * Lets 4 to 8 things happen to both members. The first one's account hears of each at once, the second one's of the same
 * events in another order. The last step always has an event, so that both accounts hear of the end.
 */
const playHistory = async ({ stub, apps, performAction }: Parts, members: Members, random: Random) => {
  const steps: string[] = []
  const delivered: string[] = []
  let waiting: EventRecord[] = []
  const send = async (events: readonly EventRecord[]): Promise<void> => {
    delivered.push(...events.map(({ type }) => type))
    await deliver(stub, apps, events, random)
  }
  const wanted = 4 + Math.floor(random() * 5)
  let left = EVENTS
  for (let step = 0; step < wanted; step += 1) {
    // Stripe forgets events after 30 days, so a count would not do.
    const earlier = new Set(stub.events)
    steps.push(await performAction(members, random))
    const stepsLeft = wanted - step - 1
    const most = stepsLeft === 0 ? left : Math.min(left - stepsLeft, Math.ceil(random() * 3))
    const fresh = stub.events.filter((event) => !earlier.has(event))
    const { own, twins } = choose(stub.state, members, fresh, most, random)
    left -= own.length
    await deliver(stub, apps, own, random)
    waiting.push(...twins)
    const early = waiting.filter(() => random() < 0.25)
    // Some come now and once more later.
    waiting = waiting.filter((event) => !early.includes(event) || random() < 0.3)
    await send(shuffle(early, random))
  }
  await send(shuffle([...waiting, ...waiting.filter(() => random() < 0.4)], random))
  return { steps, delivered }
}

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
  const time = { ms: START }
  const now = () => new Date(time.ms)
  const stripe = { ...(await createStripe({ now })), now }
  const { stub, provider } = stripe
  const apps = await Promise.all(databases.map((database) => openBillingApp(database, stripe)))
  const [database] = databases
  if (database === undefined) throw new Error('There is no database.')
  const { prisma } = database
  const parts = { stub, apps, performAction: createPaymentActions({ stub, provider, time }).performAction }

  const createMember = async (name: string): Promise<Customer> => {
    const email = `${name}@people.example`
    await prisma.user.create({ data: { email, emailVerified: true, name, createdAt: now(), updatedAt: now() } })
    return createCustomer({ database, provider, now }, email)
  }

  const run = async (history: number): Promise<History> => {
    const random = seededRandom(seed + history)
    stub.reset()
    const key = `${seed}-${history}`
    const members = [await createMember(`ordered-${key}`), await createMember(`shuffled-${key}`)] as const
    const result = { history, ...(await playHistory(parts, members, random)) }
    const [ordered, shuffled] = members
    const expected = await readStoredPayments(prisma, stub.state, ordered)
    const found = await readStoredPayments(prisma, stub.state, shuffled)
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
