import { Writable } from 'node:stream'
import { type FastifyInstance, fastify } from 'fastify'
import { type CostLimit, createCostLimit } from '#server/http/cost-limit.ts'
import { budget } from '#server/http/plugins/budget.ts'
import { callerQueue } from '#server/http/plugins/caller-queue.ts'
import { deadline } from '#server/http/plugins/deadline.ts'
import { errors } from '#server/http/plugins/errors.ts'
import { createLog, createLogController, createRequestId } from '#server/http/plugins/logging.ts'
import { createKeyedQueue, type KeyedQueue } from '#server/platform/keyed-queue.ts'
import { clock } from '../../support/catalogue.ts'

/** A log whose lines tests can read as objects. */
export function captureLog(level = 'info') {
  const lines: Record<string, unknown>[] = []
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().split('\n')) if (line) lines.push(JSON.parse(line) as Record<string, unknown>)
      done()
    },
  })
  return { lines, log: createLog({ level, destination }) }
}

/** All endpoint plugins need these; the default limits here are too high for any test to reach. */
type BareOptions = { readonly costLimit?: CostLimit; readonly queue?: KeyedQueue; readonly handlerTimeoutMs?: number }

/** A Fastify instance with only the plugins that every endpoint needs. Silent unless a log is given. */
export async function bareFastify(
  log = createLog({ level: 'silent' }),
  {
    costLimit = createCostLimit({ clock, factor: 1_000_000 }),
    queue = createKeyedQueue({ maxRunning: Infinity }),
    handlerTimeoutMs = 60_000,
  }: BareOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({ loggerInstance: log, logController: createLogController(), genReqId: createRequestId })
  await app.register(errors)
  await app.register(budget, { costLimit })
  await app.register(deadline, { handlerTimeoutMs })
  await app.register(callerQueue, { queue })
  return app
}
