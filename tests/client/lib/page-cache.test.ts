import { type ApolloCache, ApolloClient, ApolloLink, gql, Observable } from '@apollo/client'
import { describe, expect, it } from 'vitest'
import { createCache } from '#client/lib/apollo.ts'

const QUERY = gql`query ToolPage($slug: String!) { tool(slug: $slug) { __typename id name } }`
const NAMES = gql`query Names { tools { __typename id name } }`
const fragment = gql`fragment Name on Tool { __typename name }`
const alpha = { __typename: 'Tool', id: 't1', name: 'Alpha' }
const CHANGED = { __typename: 'Tool', name: 'Changed' }
const data = { tool: alpha }
const variables = { slug: 'alpha' }

/** A client with the response to the first query, and its network requests. */
function clientOf() {
  const requests: string[] = []
  const link = new ApolloLink(({ operationName = '' }) => {
    requests.push(operationName)
    return new Observable((observer) => {
      observer.next({ data: { tools: [{ ...alpha, name: 'Alpha 2' }] } })
      observer.complete()
    })
  })
  const cache = createCache([{ operation: 'ToolPage', variables, data }])
  return { client: new ApolloClient({ cache, link }), requests }
}

describe('a cache with the responses of a page', () => {
  it('returns the very object that came with the page, without a request', async () => {
    const { client, requests } = clientOf()
    const response = await client.query({ query: QUERY, variables })
    expect(response.data).toBe(data)
    expect(requests).toEqual([])
  })

  it('has none for other variables', () => {
    expect(clientOf().client.readQuery({ query: QUERY, variables: { slug: 'beta' } })).toBeNull()
  })

  it('notifies watchers of a response when another one changes its entities', async () => {
    const { client } = clientOf()
    const seen: (string | undefined)[] = []
    const watched = client.watchQuery<{ tool: typeof alpha }>({ query: QUERY, variables })
    const subscription = watched.subscribe(({ data: shown }) =>
      seen.push((shown as typeof data | undefined)?.tool.name),
    )
    await client.query({ query: NAMES })
    await new Promise((resolve) => setTimeout(resolve))
    subscription.unsubscribe()
    expect(seen.at(0)).toBe('Alpha')
    expect(seen.at(-1)).toBe('Alpha 2')
    expect(client.cache.extract()).toMatchObject({ 'Tool:t1': { name: 'Alpha 2' } })
  })

  it('provides its entities for a fragment', async () => {
    const { client } = clientOf()
    await client.query({ query: QUERY, variables })
    expect(client.cache.readFragment({ id: 'Tool:t1', fragment })).toMatchObject({ name: 'Alpha' })
  })

  it.each<[string, (cache: ApolloCache) => unknown, unknown]>([
    ['a write', (cache) => cache.writeFragment({ id: 'Tool:t1', fragment, data: CHANGED }), 'Changed'],
    ['a change', (cache) => cache.modify({ id: 'Tool:t1', fields: { name: () => 'Changed' } }), 'Changed'],
    ['a removal', (cache) => cache.evict({ id: 'Tool:t1' }), undefined],
    ['a copy', (cache) => expect(cache.extract()).toHaveProperty('Tool:t1'), 'Alpha'],
  ])('provides its entities for %s', async (_, use, name) => {
    const { client } = clientOf()
    await client.query({ query: QUERY, variables })
    use(client.cache)
    expect(client.readQuery<typeof data>({ query: QUERY, variables })?.tool.name).toBe(name)
  })

  it('takes back an optimistic change', async () => {
    const { client } = clientOf()
    await client.query({ query: QUERY, variables })
    client.cache.recordOptimisticTransaction((cache) => {
      cache.writeFragment({ id: 'Tool:t1', fragment, data: CHANGED })
    }, 'change')
    expect(client.readQuery({ query: QUERY, variables }, true)).toEqual({ tool: { ...alpha, name: 'Changed' } })
    client.cache.removeOptimistic('change')
    expect(client.readQuery({ query: QUERY, variables }, true)).toEqual(data)
  })

  it('has nothing left after it is cleared', async () => {
    const { client } = clientOf()
    await client.clearStore()
    expect(client.readQuery({ query: QUERY, variables })).toBeNull()
    expect(client.cache.diff({ query: QUERY, variables, optimistic: true }).complete).toBe(false)
  })

  it('keeps a response that is first requested after others became entities', async () => {
    const { client, requests } = clientOf()
    await client.query({ query: NAMES })
    const response = await client.query({ query: QUERY, variables })
    expect(response.data).toEqual(data)
    expect(requests).toEqual(['Names'])
  })
})
