/** A thread that sends malformed requests over several connections at once, several on each without waiting. */
import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { seededRandom } from '../random.ts'
import { createMalformed, type Malformed } from './malformed-bytes.ts'

/** Since the last report. Status 0: no answer in time. */
export type MalformedFigures = { sent: number; statuses: Record<string, number>; failures: string[] }

/** Together with the next, below what the server processes at once: it would refuse the rest unread. */
const CONNECTIONS = 24
const PIPELINED = 8
/** A server may wait this long for a body that never ends. */
const PATIENCE_MS = 30_000
const STATUS = /HTTP\/1\.1 (\d{3}) /g

const { port, count, seed } = workerData as { port: number; count: number; seed: number }
const next = createMalformed(seededRandom(seed))
let left = count
let figures: MalformedFigures = { sent: 0, statuses: {}, failures: [] }

const takeBatch = (): Malformed[] => {
  const batch: Malformed[] = []
  while (batch.length < PIPELINED && left > 0) {
    left -= 1
    batch.push(next())
    if (batch.at(-1)?.ends) break
  }
  return batch
}

const note = (text: string, batch: readonly Malformed[]): void => {
  for (const [, status = ''] of text.matchAll(STATUS)) {
    figures.statuses[status] = (figures.statuses[status] ?? 0) + 1
    if (/^5(?!03)/.test(status))
      figures.failures.push(
        `${status} to one of ${batch.map(({ bytes }) => bytes.toString('latin1').slice(0, 300)).join('\n---\n')}`,
      )
  }
  if (text.includes('"INTERNAL_')) figures.failures.push(`an internal error: ${text.slice(0, 500)}`)
}

/** One connection, used until the server closes it or framing is broken. */
const runConnection = (): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let batch: Malformed[] = []
    let received = ''
    const send = (): void => {
      note(received, batch)
      received = ''
      batch = takeBatch()
      if (batch.length === 0) return void socket.end()
      figures.sent += batch.length
      const bytes = Buffer.concat(batch.map((one) => one.bytes))
      if (batch.at(-1)?.ends) socket.end(bytes)
      else socket.write(bytes)
    }
    socket.setTimeout(PATIENCE_MS, () => {
      figures.statuses['0'] = (figures.statuses['0'] ?? 0) + 1
      socket.destroy()
    })
    socket.setEncoding('latin1')
    socket.on('connect', send)
    socket.on('data', (text: string) => {
      received += text
      const answers = received.match(STATUS)?.length ?? 0
      if (!batch.at(-1)?.ends && answers >= batch.length) send()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      note(received, batch)
      resolve()
    })
  })

const loop = async (): Promise<void> => {
  while (left > 0) await runConnection()
}
const report = (isDone: boolean): void => {
  parentPort?.postMessage({ isDone, figures })
  figures = { sent: 0, statuses: {}, failures: [] }
}
const timer = setInterval(report, 10_000, false)
await Promise.all(Array.from({ length: CONNECTIONS }, loop))
clearInterval(timer)
report(true)
