import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { prismaAdapter } from 'better-auth/adapters/prisma'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { createGate } from '../../platform/gate.ts'
import type { Log } from '../../platform/log.ts'
import { sessionEnd } from './session-times.ts'

/** A hash costs about 90 ms of a core, so that a few at a time fill a small machine. */
const HASHES_AT_A_TIME = 4
/** Carries the address that the server has worked out; what a client sends under this name never gets here. */
const ADDRESS_HEADER = 'x-toolfinch-address'

/** Whoever asks, as a session keeps it. */
export type Device = { readonly address: string | null; readonly userAgent: string | null }

/** What the engine may use in place of its own means while a transaction of ours runs. */
type Scope = { readonly tx: TransactionClient; readonly hash: string | null }

export type EngineOptions = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly secret: string
  readonly publicUrl: string
}

export type AuthEngine = ReturnType<typeof createAuthEngine>

/**
 * Better Auth behind our own doors: none of its routes is mounted, its rate limits are off because calls like these
 * pass them by, and it never sees a header of a request. Tokens are kept as keyed hashes only.
 */
export const createAuthEngine = ({ database, clock, log, secret, publicUrl }: EngineOptions) => {
  const scope = new AsyncLocalStorage<Scope>()
  const gate = createGate(HASHES_AT_A_TIME)
  const hash = (password: string) => gate(() => hashPassword(password))
  const hashToken = (token: string): string => createHmac('sha256', secret).update(token).digest('hex')

  const client = new Proxy(database.prisma, {
    get: (prisma, name) => Reflect.get(scope.getStore()?.tx ?? prisma, name) as unknown,
  })
  const createAdapter = (options: Parameters<ReturnType<typeof prismaAdapter>>[0]) => {
    const engine = prismaAdapter(client, { provider: 'postgresql' })(options)
    const adapter: typeof engine = {
      ...engine,
      create: async (call) => {
        if (call.model !== 'session') return engine.create(call)
        const { token } = call.data as unknown as { token: string }
        const kept = await engine.create({ ...call, data: { ...call.data, token: hashToken(token) } })
        return { ...kept, token } as never
      },
      // Transactions are ours, begun around a call of the engine.
      transaction: (work) => work(adapter),
    }
    return adapter
  }

  const auth = betterAuth({
    secret,
    baseURL: publicUrl,
    database: createAdapter,
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: 128,
      password: {
        hash: async (password) => scope.getStore()?.hash ?? hash(password),
        verify: ({ hash: kept, password }) => gate(() => verifyPassword({ hash: kept, password })),
      },
    },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, ...madeNow(clock) } }) } },
      account: { create: { before: async (account) => ({ data: { ...account, ...madeNow(clock) } }) } },
      session: {
        create: {
          before: async (session, call) => {
            const now = clock.now()
            const ipAddress = call?.headers?.get(ADDRESS_HEADER) ?? session.ipAddress
            return { data: { ...session, ...madeNow(clock), ipAddress, expiresAt: sessionEnd(now, now) } }
          },
        },
      },
    },
    advanced: {
      database: { generateId: false },
      // An IPv6 address stands for its whole /64 here, which the engine would write as if it were one device's.
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its texts name addresses of members, so only what has gone wrong is passed on, without arguments.
    logger: { level: 'error', log: (_level, message) => log.error({ engine: 'better-auth' }, message) },
  })

  return {
    api: auth.api,
    hash,
    hashToken,
    verify: (kept: string, password: string) => gate(() => verifyPassword({ hash: kept, password })),
    /** Runs calls of the engine inside a transaction of ours; `made` is a hash that was made before it began. */
    within: <Result>(tx: TransactionClient, made: string | null, work: () => Promise<Result>): Promise<Result> =>
      scope.run({ tx, hash: made }, work),
    context: () => auth.$context,
    headersOf: ({ address, userAgent }: Device): Headers =>
      new Headers({
        ...(address === null ? {} : { [ADDRESS_HEADER]: address }),
        ...(userAgent === null ? {} : { 'user-agent': userAgent.slice(0, 200).replace(/[^\x20-\x7e]/g, '?') }),
      }),
  }
}

const madeNow = (clock: Clock) => ({ createdAt: clock.now(), updatedAt: clock.now() })
