/** `/changes.ndjson?after=&first=`: the public change feed, one entry a line, as fast as the client reads. */
import { Readable } from 'node:stream'
import type { ResultOf } from '@graphql-typed-document-node/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { InvalidInputError } from '#core/errors.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Execute } from '../../graphql/execute.ts'
import { PRICES } from '../cost-limit.ts'
import { graphql } from '../gql/gql.ts'
import { allowOnly } from '../method-not-allowed.ts'
import { PRICED_BY_HANDLER, pay } from '../plugins/budget.ts'
import { runTyped } from '../run-typed.ts'
import { openToAnySite } from './open-data.ts'

const ChangesQuery = graphql(`
  query ChangeStream($after: String!, $first: Int!) {
    catalogueChanges(after: $after, first: $first) {
      nodes {
        sequence
        at
        kind
        toolId
        slug
        record
        field
        oldValue
        newValue
        events
        mergedIntoId
        mergedIntoSlug
        status
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`)

type Page = ResultOf<typeof ChangesQuery>['catalogueChanges']
type Change = Page['nodes'][number]

/** Entries that are read and held at once. */
const PAGE_SIZE = 100
const MAX_FIRST = 100_000

/** The parts of an entry that belong to its kind, with the names and words of the data files. */
const partsOf = (change: Change): object => {
  const { field, oldValue, newValue } = change
  switch (change.kind) {
    case 'ADDED':
      return { record: change.record }
    case 'CHANGED':
      return { field, old_value: oldValue, new_value: newValue }
    case 'EVENT':
      return { field, old_value: oldValue, new_value: newValue, events: change.events }
    case 'MERGED':
      return { merged_into: change.mergedIntoSlug, merged_into_id: change.mergedIntoId }
    case 'REMOVED':
      return { status: change.status?.toLowerCase() ?? null }
  }
}

const lineOf = (change: Change): string => {
  const { sequence, at, kind, toolId, slug } = change
  return `${JSON.stringify({ sequence, at, kind: kind.toLowerCase(), id: toolId, slug, ...partsOf(change) })}\n`
}

/** The last line; without it, the stream was cut off. */
const endLine = (sequence: string, more: boolean): string => `${JSON.stringify({ sequence, kind: 'end', more })}\n`

type Range = { readonly after: string; readonly first: number }

const rangeOf = ({ after = '0', first }: Readonly<Record<string, unknown>>): Range => {
  if (typeof after !== 'string') throw new InvalidInputError('"after" must be given once.', 'after')
  if (first === undefined) return { after, first: Infinity }
  const count = typeof first === 'string' && /^[1-9]\d{0,9}$/.test(first) ? Number(first) : Infinity
  if (count > MAX_FIRST) throw new InvalidInputError(`"first" must be a number from 1 to ${MAX_FIRST}.`, 'first')
  return { after, first: count }
}

type Reading = {
  readonly read: (after: string, left: number) => Promise<Page>
  /** Pays for one more page; false when the caller's budget is used up. */
  readonly mayGoOn: () => Promise<boolean>
}

/** The lines of one page at a time: the next page is read when the client has taken this one. */
async function* linesOf({ after, first }: Range, begun: Page, { read, mayGoOn }: Reading): AsyncGenerator<string> {
  let [page, sequence, left] = [begun, after, first]
  for (;;) {
    const { nodes, pageInfo } = page
    left -= nodes.length
    sequence = nodes.at(-1)?.sequence ?? sequence
    if (nodes.length > 0) yield nodes.map(lineOf).join('')
    if (!pageInfo.hasNextPage || left === 0 || !(await mayGoOn())) return yield endLine(sequence, pageInfo.hasNextPage)
    page = await read(sequence, left)
  }
}

type ChangeStreamOptions = {
  readonly execute: Execute
  readonly createContext: (request: FastifyRequest) => RequestContext
}

const PATH = '/changes.ndjson'

export const changeStream = fp<ChangeStreamOptions>(
  async (fastify, { execute, createContext }) => {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const range = rangeOf(request.query as Readonly<Record<string, unknown>>)
      await reply.waitForTurn()
      await pay(request, PRICES.changesPage)
      const context = createContext(request)
      const read = async (after: string, left: number) => {
        const first = Math.min(left, PAGE_SIZE)
        return (await runTyped(execute, ChangesQuery, { after, first }, context)).catalogueChanges
      }
      // Before the first byte, so that a failure has a status.
      const begun = await read(range.after, range.first)
      reply.type('application/x-ndjson; charset=utf-8').header('cache-control', 'no-store')
      if (request.method === 'HEAD') return reply.send()
      const mayGoOn = async () => (await request.charge(PRICES.changesPage)).allowed
      return reply.send(Readable.from(linesOf(range, begun, { read, mayGoOn })))
    }
    const config = { price: PRICED_BY_HANDLER, showsBudget: true } as const
    fastify.get(PATH, { config, onSend: openToAnySite }, handler)
    allowOnly(fastify, PATH, ['GET'], { onSend: openToAnySite })
  },
  { name: 'change-stream', fastify: '5.x', dependencies: ['errors', 'budget', 'deadline', 'caller-queue'] },
)
