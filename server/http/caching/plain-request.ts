/** Requests with only common headers, which can be handled before Fastify. */
import { isAscii, isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { asRecord } from '../input-validation.ts'
import { UNCACHED_HEADER } from '../pages/uncached.ts'

/** The headers that select a response. */
export type PlainHeaders = {
  length: number
  isJson: boolean
  accept: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

const JSON_TYPES = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=utf-8'])
const UNUSUAL = new Set([
  'authorization',
  'content-encoding',
  'transfer-encoding',
  'expect',
  'upgrade',
  'range',
  UNCACHED_HEADER,
])

/** Combines a list that was sent in several headers. */
const joined = (before: string | undefined, value: string): string =>
  before === undefined ? value : `${before}, ${value}`

/**
 * Reads the relevant headers in one pass. Null for a request that needs Fastify: it has a token or another unusual
 * header, or repeats one that may be sent only once.
 */
export const readPlainHeaders = ({ rawHeaders }: IncomingMessage): PlainHeaders | null => {
  const headers: PlainHeaders = {
    length: 0,
    isJson: false,
    accept: '',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
  }
  let hosts = 0
  let types = 0
  let lengths = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] as string).toLowerCase()
    const value = rawHeaders[index + 1] as string
    if (UNUSUAL.has(name)) return null
    if (name === 'host') hosts += 1
    else if (name === 'content-type') {
      types += 1
      headers.isJson = JSON_TYPES.has(value.toLowerCase())
    } else if (name === 'content-length') {
      lengths += 1
      headers.length = Number(value)
    } else if (name === 'accept') headers.accept = headers.accept === '' ? value : `${headers.accept}, ${value}`
    else if (name === 'accept-encoding') headers.acceptEncoding = joined(headers.acceptEncoding, value)
    else if (name === 'if-none-match') headers.ifNoneMatch = joined(headers.ifNoneMatch, value)
  }
  return hosts === 1 && types <= 1 && lengths <= 1 ? headers : null
}

/**
 * Reads a body of known length and calls back with all of it. Never calls back when the client disconnects early.
 */
export const readBody = (request: IncomingMessage, length: number, onBody: (body: Buffer) => void): void => {
  request.once('readable', () => {
    const begin = request.read() as Buffer | null
    // The body usually arrives with the headers.
    if (begin?.length === length) return onBody(begin)
    const chunks = begin === null ? [] : [begin]
    let received = begin?.length ?? 0
    request.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      received += chunk.length
      if (received === length) onBody(Buffer.concat(chunks))
    })
  })
}

/**
 * A JSON body as a record. Null for keys that could pollute a prototype, even when escaped, and for invalid UTF-8;
 * Fastify's strict parser rejects those.
 */
export const parsePlainBody = (body: Buffer): Readonly<Record<string, unknown>> | null => {
  if (!isUtf8(body)) return null
  const text = isAscii(body) ? body.toString('latin1') : body.toString()
  if (text.includes('\\u') || text.includes('__proto__') || text.includes('constructor')) return null
  try {
    return asRecord(JSON.parse(text))
  } catch {
    return null
  }
}
