import { Writable } from 'node:stream'
import { type FastifyInstance, fastify } from 'fastify'
import { errors } from '../../../server/http/plugins/errors.ts'
import { createLog, createLogController, createRequestId } from '../../../server/http/plugins/logging.ts'

/** A log whose lines can be read back as objects. */
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

/** A Fastify with nothing but the error handlers, for one plugin at a time. Silent unless a log is given. */
export async function bareFastify(log = createLog({ level: 'silent' })): Promise<FastifyInstance> {
  const app = fastify({ loggerInstance: log, logController: createLogController(), genReqId: createRequestId })
  await app.register(errors)
  return app
}
