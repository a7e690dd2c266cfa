import { gql } from '@apollo/client'
import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserClient } from '#client/lib/apollo.ts'
import { isUnreachable } from '#client/lib/is-unreachable.ts'

const QUERY = gql`
  query Smallest {
    __typename
  }
`
const HTML = { 'content-type': 'text/html' }
const ERRORS = { errors: [{ message: 'Busy', extensions: { code: 'SERVICE_UNAVAILABLE' } }] }

type Respond = () => Promise<Response>

afterEach(() => vi.unstubAllGlobals())

/** Whether the failure of an operation counts as a missing connection, with this response of the network. */
async function counts(respond: Respond): Promise<boolean> {
  vi.stubGlobal('fetch', respond)
  return createBrowserClient()
    .query({ query: QUERY, fetchPolicy: 'no-cache' })
    .then(
      () => {
        throw new Error('The operation succeeded')
      },
      (error: unknown) => isUnreachable(error),
    )
}

const gateway =
  (status: number): Respond =>
  async () =>
    new Response('<h1>x</h1>', { status, headers: HTML })

test.each<[string, Respond]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no response in time', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
  ['a proxy’s 502', gateway(502)],
  ['a proxy’s 503', gateway(503)],
  ['a proxy’s 504', gateway(504)],
  ['a proxy’s response without a body', async () => new Response(null, { status: 503 })],
  ['the sign-in page of a network', gateway(200)],
])('%s is a missing connection', async (_, respond) => expect(await counts(respond)).toBe(true))

test.each<[string, Respond]>([
  ['the server’s refusal while it is busy', async () => Response.json({ error: { code: 'BUSY' } }, { status: 503 })],
  ['a failed operation', async () => Response.json(ERRORS)],
  ['a request that was given up', () => Promise.reject(new DOMException('aborted', 'AbortError'))],
])('%s is not', async (_, respond) => expect(await counts(respond)).toBe(false))
