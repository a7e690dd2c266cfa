/** What a request with a key may do. */
import { describe, expect, test } from 'vitest'
import { CAPACITY, QUERY, registerKeyedApp } from './keyed-app.ts'

const { database, state, ask, get, now, pass } = registerKeyedApp()

describe('a key', () => {
  test('reads public data, and its budget is that of its plan', async () => {
    const answer = await ask()
    expect(answer.json()).toMatchObject({ data: { tools: { nodes: [{ slug: 'abacus' }] } } })
    expect(answer.headers).toMatchObject({
      'x-ratelimit-limit': `${2 * CAPACITY}`,
      'ratelimit-policy': `"cost";q=${2 * CAPACITY};w=20`,
      'cache-control': 'no-store',
    })
    for (const [plan, factor] of [
      ['pro', 4],
      ['business', 10],
    ] as const) {
      const at = now()
      await database.prisma.planGrant.create({
        data: {
          userId: state.owner.id,
          plan,
          source: 'shell',
          startsAt: at,
          endsAt: new Date(at.getTime() + 86_400_000),
          createdAt: at,
        },
      })
      expect((await ask()).headers['x-ratelimit-limit']).toBe(`${factor * CAPACITY}`)
    }
  })

  test.each([
    ['the catalog as a file', '/tools.json'],
    ['a function', '/.netlify/functions/getTools?limit=1'],
    ['a page', '/about'],
    ['the sitemap', '/sitemap.xml'],
  ])('works for %s, which shows its budget', async (_what, url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['x-ratelimit-limit']).toBe(`${2 * CAPACITY}`)
    // No shared cache keeps it for others.
    expect(`${answer.headers['cache-control']}`).not.toContain('public')
  })

  test('does not use the budget of its address, nor depend on it', async () => {
    const anonymous = () =>
      state.one.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ __typename }' } })
    const before = Number((await anonymous()).headers['x-ratelimit-remaining'])
    await ask()
    expect(Number((await anonymous()).headers['x-ratelimit-remaining'])).toBe(before - 1)
    for (let count = 0; count < 4; count += 1) await state.one.app.inject('/sitemap.xml')
    while ((await anonymous()).statusCode !== 429);
    expect((await ask()).statusCode).toBe(200)
  })

  test('is refused once its budget is spent, and the headers agree with the refusal', async () => {
    const query = '{ tools(first: 100) { nodes { slug } } }'
    let last = await ask({ query })
    const price = last.json().extensions.cost.requested
    for (;;) {
      const next = await ask({ query })
      const remaining = Number(next.headers['x-ratelimit-remaining'])
      if (next.statusCode === 429) {
        expect(next.json().errors).toMatchObject([
          {
            message: 'This API key has used up its budget for now. Please try again later.',
            extensions: { code: 'RATE_LIMITED' },
          },
        ])
        expect(remaining).toBe(Number(last.headers['x-ratelimit-remaining']))
        expect(remaining).toBeLessThan(price)
        expect(Number(next.headers['retry-after'])).toBe(Math.ceil((price - remaining) / 200))
        expect(next.headers['ratelimit']).toBe(`"cost";r=${remaining};t=${next.headers['x-ratelimit-reset']}`)
        break
      }
      expect(remaining).toBe(Number(last.headers['x-ratelimit-remaining']) - price)
      last = next
    }
    let file = await get('/tools.json')
    while (file.statusCode === 200) file = await get('/tools.json')
    expect([file.statusCode, file.json().error.message]).toEqual([
      429,
      'This API key has used up its budget for now. Please try again later.',
    ])
  })

  test('shares one budget between two instances', async () => {
    const query = '{ tools(first: 100) { nodes { slug } } }'
    let spent = 0
    let refused = 0
    for (let turn = 0; refused < 2; turn += 1) {
      const answer = await ask({ query, site: turn % 2 === 0 ? state.one : state.two })
      if (answer.statusCode === 429) refused += 1
      else spent += answer.json().extensions.cost.requested
    }
    expect(spent).toBeLessThanOrEqual(2 * CAPACITY)
    expect(spent).toBeGreaterThan(0.9 * 2 * CAPACITY)
  })

  test('is counted by month and day, without the caller', async () => {
    await Promise.all([ask(), ask(), get('/about')])
    await state.one.services.integrations.keyUsage.flush()
    const read = () => database.prisma.apiKey.findUniqueOrThrow({ where: { id: state.keyId } })
    expect(await read()).toMatchObject({
      calls: 3,
      lastUsedOn: new Date('2026-11-20'),
      callsMonth: new Date('2026-11-01'),
    })
    pass(31 * 86_400_000)
    await ask()
    await state.one.services.integrations.keyUsage.flush()
    expect(await read()).toMatchObject({
      calls: 1,
      lastUsedOn: new Date('2026-12-21'),
      callsMonth: new Date('2026-12-01'),
    })
    pass(-31 * 86_400_000)
  })

  test('may be sent from a page of any origin, by GET and by POST', async () => {
    for (const method of ['GET', 'POST']) {
      const { statusCode, headers } = await state.one.app.inject({
        method: 'OPTIONS',
        url: '/graphql',
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type',
        },
      })
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, '*'])
      expect(`${headers['access-control-allow-headers']}`.split(', ')).toEqual(
        expect.arrayContaining(['authorization', 'content-type']),
      )
      expect(`${headers['access-control-allow-methods']}`.split(', ')).toContain(method)
    }
    const query = encodeURIComponent(QUERY)
    for (const answer of [
      await get(`/graphql?query=${query}`),
      await ask(),
      await ask({ authorization: `Bearer ${state.key}x` }),
    ]) {
      expect(answer.headers['access-control-allow-origin']).toBe('*')
    }
  })
})
