import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { decodeUtf8, refuseText, refuseValue } from '../input-validation.ts'
import { HttpError } from './errors.ts'

// Node silently drops a second copy of these, and a proxy may have used the other one.
const ONCE = ['host', 'content-type', 'content-length', 'authorization']
type BodyParser = (request: FastifyRequest, body: Buffer, done: (error: Error | null, body?: unknown) => void) => void

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)"?/gi

function checkTarget(target: string): void {
  if (!target.startsWith('/') || target.startsWith('//')) {
    throw new HttpError(400, 'The request target must be a path on this server.')
  }
  const [path = '', ...query] = target.split('?')
  // URL parsers treat a backslash as a slash and the router does not, so they would see different paths.
  if (path.includes('\\')) throw new HttpError(400, 'The path contains a backslash.')
  checkEncodedText(path)
  checkEncodedText(query.join('?').replaceAll('+', ' '))
}

function checkEncodedText(encoded: string): void {
  let text: string
  try {
    text = decodeURIComponent(encoded)
  } catch {
    throw new HttpError(400, 'The address contains malformed percent-encoding.')
  }
  const refusal = refuseText(text)
  if (refusal) throw new HttpError(400, refusal)
}

function checkHeaders(request: FastifyRequest): void {
  const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  for (const name of ONCE) {
    if (names.indexOf(name) !== names.lastIndexOf(name)) {
      throw new HttpError(400, `The ${name} header may be sent only once.`)
    }
  }
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
    throw new HttpError(415, 'Compressed request bodies are not accepted.')
  }
  for (const [, charset = ''] of (request.headers['content-type'] ?? '').matchAll(CHARSET)) {
    if (!/^utf-?8$/i.test(charset)) throw new HttpError(415, 'Request bodies must be UTF-8.')
  }
}

function decodeBody(body: Buffer): string {
  const text = decodeUtf8(body)
  if (text === null) throw new HttpError(400, 'The request body is not valid UTF-8.')
  return text
}

/** Parses a body as JSON. Rejects malformed JSON, `__proto__` and `constructor.prototype` with 400. */
const jsonParser = (fastify: FastifyInstance): BodyParser => {
  const parseJson = fastify.getDefaultJsonParser('error', 'error')
  return (request, body, done) => {
    // Some clients send the content type even with an empty DELETE.
    if (body.length === 0) return done(null, undefined)
    void parseJson(request, decodeBody(body), done)
  }
}

/** Accepts JSON of other content types in the calling scope, parsed as strictly as any other. */
export function acceptJsonAs(fastify: FastifyInstance, types: readonly string[]): void {
  fastify.addContentTypeParser<Buffer>([...types], { parseAs: 'buffer' }, jsonParser(fastify))
}

/**
 * Accepts JSON sent as `text/plain` in the calling scope, because some browser beacons can send nothing else. Plain text
 * crosses origins without a preflight, so use it only for routes that return no data and do not act on behalf of a user.
 */
export const acceptBeacons = (fastify: FastifyInstance): void => acceptJsonAs(fastify, ['text/plain'])

/**
 * Rejects malformed input before any handler sees it: invalid UTF-8, control characters, lone surrogates, broken
 * percent-encoding, other charsets, deep nesting, prototype poisoning, repeated headers, and request targets that are
 * not paths. Never changes text that passes.
 */
export const inputHygiene = fp(
  async (fastify) => {
    fastify.removeContentTypeParser(['application/json', 'text/plain'])
    fastify.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, jsonParser(fastify))

    fastify.addHook('onRequest', async (request) => {
      checkTarget(request.raw.url ?? '')
      checkHeaders(request)
    })

    fastify.addHook('preValidation', async (request) => {
      const refusal = refuseValue(request.body) ?? refuseValue(request.query) ?? refuseValue(request.params)
      if (refusal) throw new HttpError(400, refusal)
    })
  },
  { name: 'input-hygiene', fastify: '5.x', dependencies: ['errors'] },
)
