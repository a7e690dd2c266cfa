/** Requests at an even rate over keep-alive connections, regardless of response times, like many browsers together. */
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type LoadResult = {
  readonly sent: number
  /** Responses by status. */
  readonly responses: Readonly<Record<string, number>>
  /** Requests whose connection ended before the response. */
  readonly lost: number
  /** Requests not sent because too many were pending. */
  readonly skipped: number
}

/** The product closes a connection after a thousand requests. */
const REQUESTS_PER_CONNECTION = 900
const MAX_UNANSWERED = 4_000
const EVERY_MS = 2
const LAST_ANSWERS_MS = 5_000
const STATUS = /HTTP\/1\.1 (\d{3})/g

type Connection = { readonly socket: Socket; sent: number; answered: number; rest: string }

/** Sends `requestOf(0)`, `requestOf(1)`, ... at `rate` per second, alternating over `connections`. */
export const sendEvenly = async (options: {
  readonly url: string
  readonly rate: number
  readonly seconds: number
  readonly connections: number
  readonly requestOf: (index: number) => string
}): Promise<LoadResult> => {
  const { rate, seconds, requestOf } = options
  const { hostname, port } = new URL(options.url)
  const responses: Record<string, number> = {}
  let [sent, answered, lost, skipped] = [0, 0, 0, 0]

  const open = (): Connection => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    const connection: Connection = { socket, sent: 0, answered: 0, rest: '' }
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      const text = connection.rest + chunk
      let end = 0
      for (const found of text.matchAll(STATUS)) {
        const status = found[1] as string
        responses[status] = (responses[status] ?? 0) + 1
        connection.answered += 1
        answered += 1
        end = found.index + found[0].length
      }
      // A status line may be split between chunks.
      connection.rest = text.slice(Math.max(end, text.length - 'HTTP/1.1 200'.length))
      if (connection.sent === REQUESTS_PER_CONNECTION && connection.answered === connection.sent) socket.end()
    })
    socket.on('error', () => undefined)
    socket.once('close', () => {
      lost += connection.sent - connection.answered
    })
    return connection
  }

  const pool = Array.from({ length: options.connections }, open)
  const writeNext = (index: number, texts: Map<Connection, string>): void => {
    const place = index % pool.length
    let connection = pool[place] as Connection
    if (connection.sent >= REQUESTS_PER_CONNECTION || connection.socket.destroyed) {
      connection = open()
      pool[place] = connection
    }
    connection.sent += 1
    texts.set(connection, (texts.get(connection) ?? '') + requestOf(index))
  }

  const started = performance.now()
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - started) {
    const texts = new Map<Connection, string>()
    for (const due = Math.floor((elapsed / 1000) * rate); sent + skipped < due; ) {
      if (sent - answered - lost >= MAX_UNANSWERED) skipped += 1
      else {
        writeNext(sent, texts)
        sent += 1
      }
    }
    for (const [{ socket }, text] of texts) socket.write(text)
    await wait(EVERY_MS)
  }
  const deadline = performance.now() + LAST_ANSWERS_MS
  while (answered + lost < sent && performance.now() < deadline) await wait(50)
  for (const { socket } of pool) socket.destroy()
  return { sent, responses, lost: sent - answered, skipped }
}
