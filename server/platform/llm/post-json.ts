import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'

type PostOptions = {
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
  /** From the first byte sent to the last one read. */
  readonly deadlineMs: number
  /** Longer responses are rejected. */
  readonly maxBytes: number
}

/** A failed call to another service. The message contains no secret and nothing of the response. */
export class OutboundError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The external service ${reason}.`, options)
    this.name = 'OutboundError'
  }
}

/**
 * Posts JSON and reads JSON, without redirects, which could send the call elsewhere, and without compression: this
 * runtime's Brotli decoder has a known vulnerability, and `fetch` always decodes.
 * @throws OutboundError for everything but a 200 with JSON within the limits
 */
export const postJson = (url: URL, options: PostOptions): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const body = Buffer.from(JSON.stringify(options.body))
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const call = send(url, {
      method: 'POST',
      headers: {
        ...options.headers,
        'content-type': 'application/json',
        'content-length': body.length,
        accept: 'application/json',
        'accept-encoding': 'identity',
      },
      // A new connection, so that no response can leak into the next.
      agent: false,
    })
    const fail = (reason: string, cause?: unknown): void => {
      clearTimeout(timer)
      call.destroy()
      reject(new OutboundError(reason, { cause }))
    }
    const timer = setTimeout(() => fail('took too long'), options.deadlineMs)
    call.on('error', (error) => fail('could not be reached', error))
    call.on('response', (answer) => {
      const chunks: Buffer[] = []
      let size = 0
      if (answer.statusCode !== 200) return fail(`responded with status ${answer.statusCode}`)
      const encoding = answer.headers['content-encoding'] ?? 'identity'
      if (encoding !== 'identity') return fail('sent a compressed response')
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > options.maxBytes) fail('sent too large a response')
        else chunks.push(chunk)
      })
      answer.on('error', (error) => fail('closed the connection early', error))
      answer.on('end', () => {
        clearTimeout(timer)
        try {
          resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')))
        } catch (error) {
          fail('returned invalid JSON', error)
        }
      })
      return undefined
    })
    call.end(body)
  })
