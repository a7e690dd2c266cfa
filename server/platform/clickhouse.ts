/** ClickHouse over HTTP. The address comes from the operator, so private ones are allowed. */
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

export type ClickHouseTarget = Readonly<{
  /** http or https, without a trailing slash. */
  origin: string
  database: string
  user: string | undefined
  password: string | undefined
}>

type ClickHouseRequest = {
  readonly query: string
  /** Sent compressed. */
  readonly body?: string
  readonly settings?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** From the first byte sent to the last one read. */
const DEADLINE_MS = 30_000
/** Responses of statements that return little. */
const MAX_BYTES = 64 * 1024

const compress = promisify(gzip)

/**
 * A request without success. The message has nothing of the rows, which ClickHouse quotes in its own: only the code and its
 * name.
 */
export class ClickHouseError extends Error {
  /** ClickHouse's own code, such as 60 for an unknown table; null without one. */
  readonly code: number | null

  constructor(reason: string, code: number | null, options?: ErrorOptions) {
    super(`ClickHouse ${reason}.`, options)
    this.name = 'ClickHouseError'
    this.code = code
  }
}

type Answer = { readonly status: number; readonly codeHeader: string | undefined; readonly text: string }

/** A query can fail after its status was sent, so a successful one is no proof. */
const errorOf = ({ status, codeHeader, text }: Answer): ClickHouseError | null => {
  const inText = /^Code: (\d{1,6})\. /m.exec(text)?.[1]
  const code = /^\d{1,6}$/.test(codeHeader ?? '') ? codeHeader : inText
  if (code !== undefined && code !== '0') {
    const name = /\(([A-Z][A-Z0-9_]{2,79})\)/.exec(text)?.[1]
    return new ClickHouseError(`responded with code ${code}${name === undefined ? '' : ` (${name})`}`, Number(code))
  }
  return status === 200 ? null : new ClickHouseError(`responded with status ${status}`, null)
}

const addressOf = ({ origin, database }: ClickHouseTarget, { query, settings }: ClickHouseRequest): URL => {
  const url = new URL(origin)
  // With `wait_end_of_query`, the status arrives after all rows are written.
  const parameters = { database, query, wait_end_of_query: '1', ...settings }
  url.search = new URLSearchParams(parameters).toString()
  return url
}

/**
 * Runs a statement and returns its response, without redirects.
 * @throws ClickHouseError, also when it does not answer within the limits
 */
export const askClickHouse = async (
  target: ClickHouseTarget,
  request: ClickHouseRequest,
  deadlineMs = DEADLINE_MS,
): Promise<string> => {
  const url = addressOf(target, request)
  const body = request.body === undefined ? null : await compress(request.body)
  const { user, password } = target
  const headers = {
    ...(user !== undefined && { 'x-clickhouse-user': user }),
    ...(password !== undefined && { 'x-clickhouse-key': password }),
    ...(body !== null && { 'content-encoding': 'gzip' }),
    'content-length': String(body?.length ?? 0),
    'accept-encoding': 'identity',
  }
  const answer = await new Promise<Answer>((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const call = send(url, { method: 'POST', headers, agent: false })
    const end = (settle: () => void): void => {
      clearTimeout(timer)
      request.signal?.removeEventListener('abort', abort)
      call.destroy()
      settle()
    }
    const fail = (reason: string, cause?: unknown) => end(() => reject(new ClickHouseError(reason, null, { cause })))
    const abort = () => fail('was not waited for')
    const timer = setTimeout(() => fail('took too long'), deadlineMs)
    if (request.signal?.aborted === true) abort()
    request.signal?.addEventListener('abort', abort)
    call.on('error', (error) => fail('could not be reached', error))
    call.on('response', (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > MAX_BYTES) fail('sent too large a response')
        else chunks.push(chunk)
      })
      response.on('error', (error) => fail('closed the connection early', error))
      response.on('end', () => {
        const code = response.headers['x-clickhouse-exception-code']
        const text = Buffer.concat(chunks).toString('utf8')
        end(() => resolve({ status: response.statusCode ?? 0, codeHeader: code?.toString(), text }))
      })
    })
    call.end(body)
  })
  const error = errorOf(answer)
  if (error !== null) throw error
  return answer.text
}
