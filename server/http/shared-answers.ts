/** One store of finished answers with what every use of it needs: collapsing, the reply, the raw door. */
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './accept-encoding.ts'
import {
  type AnswerStore,
  type AnswerStoreOptions,
  createAnswerStore,
  encodeAnswer,
  type FinishedAnswer,
  isKnown,
} from './finished-answers.ts'

export type SharedAnswers = {
  readonly store: AnswerStore
  /** How a request was spelled that the front door has looked at and not answered. */
  readonly spellings: WeakMap<IncomingMessage, string>
  /**
   * The stored answer, or what `make` gives; callers of the same key in the meantime wait for that one. Null where
   * `make` gave something that may not be shared: each caller then makes its own.
   */
  getOrMake(key: string, stamp: string, make: () => Promise<FinishedAnswer | null>): Promise<FinishedAnswer | null>
  /** The stored answer or the one under way, as `getOrMake` would give it; null when it would make one. */
  find(key: string, stamp: string): FinishedAnswer | Promise<FinishedAnswer | null> | null
  /** Forgets an answer under way, so that one that never comes does not hold up later callers. */
  abandon(key: string, stamp: string): void
}

export const createSharedAnswers = (options: AnswerStoreOptions): SharedAnswers => {
  const store = createAnswerStore(options)
  const underWay = new Map<string, Promise<FinishedAnswer | null>>()
  const find: SharedAnswers['find'] = (key, stamp) => store.get(key, stamp) ?? underWay.get(`${stamp} ${key}`) ?? null
  return {
    store,
    spellings: new WeakMap(),
    find,
    getOrMake: async (key, stamp, make) => {
      const found = find(key, stamp)
      if (found !== null) return found
      const place = `${stamp} ${key}`
      const making = make()
        .then((answer) => {
          if (answer !== null) store.set(key, answer)
          return answer
        })
        .finally(() => {
          if (underWay.get(place) === making) underWay.delete(place)
        })
      underWay.set(place, making)
      return making
    },
    abandon: (key, stamp) => void underWay.delete(`${stamp} ${key}`),
  }
}

/** Headers that belong to one answer, never to a stored one. */
const OWN_HEADERS = new Set([
  'x-request-id',
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'etag',
  'vary',
  'retry-after',
  'set-cookie',
])

/** The headers that the hooks have set on a reply so far, as names and values in turn, as far as they can be stored. */
export const headersToKeep = (reply: FastifyReply, more: Readonly<Record<string, string>>): string[] => {
  const all = { ...reply.raw.getHeaders(), ...reply.getHeaders(), ...more }
  return Object.entries(all).flatMap(([name, value]) => {
    const lower = name.toLowerCase()
    if (value === undefined || OWN_HEADERS.has(lower) || lower.includes('ratelimit')) return []
    return [lower, Array.isArray(value) ? value.join(', ') : String(value)]
  })
}

/** Sends a finished answer in the encoding that the request accepts; 304 when it has it already. */
export const sendFinished = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: FinishedAnswer,
): Promise<FastifyReply> => {
  const variant = await encodeAnswer(answer, chooseEncoding(request.headers['accept-encoding']))
  for (let index = 0; index < variant.headers.length; index += 2) {
    reply.header(variant.headers[index] as string, variant.headers[index + 1])
  }
  if (answer.status === 200 && isKnown(request.headers['if-none-match'], variant)) {
    return reply.code(304).removeHeader('content-encoding').send()
  }
  return reply.code(answer.status).send(variant.body)
}
