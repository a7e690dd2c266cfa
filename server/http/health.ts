import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { allowOnly } from './method-not-allowed.ts'

interface HealthOptions {
  /** Rejects when the database does not respond. The database is opened and migrated before the app is built. */
  readonly ping: () => Promise<void>
  /** True once the process has received a termination signal. */
  readonly draining: () => boolean
  /** Time limit for the database, in milliseconds. */
  readonly timeoutMs?: number
}

type Check = 'ok' | 'failed' | 'draining'

async function withinTime(work: () => Promise<void>, ms: number): Promise<Check> {
  const timer = new AbortController()
  try {
    return await Promise.race([
      work().then(() => 'ok' as const),
      delay(ms, 'failed' as const, { signal: timer.signal, ref: false }),
    ])
  } catch {
    return 'failed'
  } finally {
    timer.abort()
  }
}

/**
 * `/health/live`: 200 while the process runs; has no dependencies, so a database failure never restarts the process.
 * `/health/ready`: 200 when the process can take requests, otherwise 503 with the reason in `checks`.
 * `/health/accepting`: 503 once the process shuts down. For a proxy in front of several processes: a slow database, which
 * they share, must not make it refuse everything.
 */
export const health = fp<HealthOptions>(
  async (fastify: FastifyInstance, { ping, draining, timeoutMs = 1000 }) => {
    const config = { neverShed: true }

    fastify.get('/health/live', { config }, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return { status: 'ok' }
    })

    fastify.get('/health/ready', { config }, async (_request, reply) => {
      const database = await withinTime(ping, timeoutMs)
      const process: Check = draining() ? 'draining' : 'ok'
      const ready = database === 'ok' && process === 'ok'
      reply.code(ready ? 200 : 503).header('cache-control', 'no-store')
      if (!ready) reply.header('retry-after', '2')
      return { status: ready ? 'ok' : 'unavailable', checks: { database, process } }
    })

    fastify.get('/health/accepting', { config }, async (_request, reply) => {
      const status = draining() ? 'draining' : 'ok'
      reply.code(status === 'ok' ? 200 : 503).header('cache-control', 'no-store')
      return { status }
    })

    allowOnly(fastify, '/health/live', ['GET'])
    allowOnly(fastify, '/health/accepting', ['GET'])
    allowOnly(fastify, '/health/ready', ['GET'])
  },
  { name: 'health', fastify: '5.x', dependencies: ['errors', 'overload'] },
)
