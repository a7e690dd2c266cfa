import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
import { connectToStub, createCustomer } from '#tests/support/billing-parts.ts'
import { createStripeStub, type StripeStub } from '#tests/support/stripe-stub.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { kill, playRounds, type RoundOptions } from '../rounds.ts'

type KillOptions = RoundOptions<{ readonly events: number }> & {
  /** Each buys a plan, which causes about ten events. */
  readonly members?: number
}

const MEMBERS = 20
/** Most events stored per process before it is killed during the next ones. */
const MOST_STORED = 16
const KILL_WITHIN_MS = 60
/** More kills mean that there is no progress. */
const MOST_KILLS = 100

/** Members who have paid, without any events delivered yet. */
const sell = async (dataDir: string, stub: StripeStub, members: number): Promise<void> => {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: silentLog })
  const provider = connectToStub(stub, systemClock)
  const now = () => systemClock.now()
  try {
    for (let number = 1; number <= members; number += 1) {
      const email = `member-${number}@people.example`
      await database.prisma.user.create({ data: { email, name: email, createdAt: now(), updatedAt: now() } })
      const { userId, providerId } = await createCustomer({ database, provider, now }, email)
      const { id } = await provider.createCheckout({
        plan: 'pro',
        period: 'month',
        userId,
        customerId: providerId,
        successUrl: 'https://site.example/payment/success',
        cancelUrl: 'https://site.example/pricing',
        idempotencyKey: `checkout:${userId}`,
      })
      stub.pay(id)
    }
  } finally {
    await database.close()
  }
}

/** Delivers some pending events to a new process, which is killed during the rest. */
const deliverUntilKilled = async (dataDir: string, stub: StripeStub, random: () => number): Promise<void> => {
  const program = join(import.meta.dirname, 'payment-victim.ts')
  const victim = spawn(process.execPath, [program, dataDir, stub.url], { stdio: ['ignore', 'pipe', 'pipe'] })
  const complaint = text(victim.stderr)
  try {
    const lines = createInterface({ input: victim.stdout })
    const [port] = (await Promise.race([once(lines, 'line'), once(victim, 'exit').then(() => [])])) as string[]
    if (port === undefined) throw new Error(`The process did not listen: ${(await complaint).trim()}`)
    const url = `http://127.0.0.1:${port}/webhooks/stripe`
    const stored = 1 + Math.floor(random() * MOST_STORED)
    await stub.deliver(url, { attempts: 1, events: stub.waiting().slice(0, stored) })
    const rest = stub.waiting().map((event) => stub.deliver(url, { attempts: 1, events: [event] }))
    const timer = setTimeout(() => victim.kill('SIGKILL'), random() * KILL_WITHIN_MS)
    await Promise.all(rest)
    clearTimeout(timer)
  } finally {
    await kill(victim)
  }
}

/** The problem of the final stored state; undefined when correct. */
const problemOf = async (dataDir: string, stub: StripeStub, members: number): Promise<string | undefined> => {
  const { prisma, close } = await openDatabase({ databaseUrl: undefined, dataDir, log: silentLog })
  try {
    const stored = new Set((await prisma.paymentEvent.findMany({ select: { id: true } })).map(({ id }) => id))
    const lost = stub.events.filter(({ id }) => !stored.has(id))
    if (lost.length > 0) return `${lost.length} accepted events were not stored`
    const grants = await prisma.planGrant.groupBy({ by: ['userId'], _count: true })
    if (grants.length !== members) return `${grants.length} of ${members} members have their plan`
    if (grants.some(({ _count: count }) => count !== 1)) return 'a member has a plan twice'
    const receipts = await prisma.job.count({
      where: { payload: { path: ['subject'], equals: 'Your Toolfinch receipt' } },
    })
    return receipts === members ? undefined : `${receipts} receipts for ${members} members`
  } finally {
    await close()
  }
}

/**
 * kill -9 between receiving payment events and storing their effect: accepted events must be stored and others
 * redelivered, so that every member gets what was paid for, once.
 */
export const killDuringPayments = ({ members = MEMBERS, ...options }: KillOptions) =>
  playRounds(options, async (random, killed) => {
    await using folder = await temporaryFolder()
    const stub = await createStripeStub({ now: () => systemClock.now() })
    try {
      await sell(folder.path, stub, members)
      while (stub.waiting().length > 0) {
        await deliverUntilKilled(folder.path, stub, random)
        if (stub.waiting().length > 0 && killed() > MOST_KILLS) throw new Error('Events were left after many kills.')
      }
      return { events: stub.events.length, problem: await problemOf(folder.path, stub, members) }
    } finally {
      await stub.close()
    }
  })
