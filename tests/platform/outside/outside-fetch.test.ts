import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isForbiddenAddress } from '#server/platform/outside/forbidden-address.ts'
import { createOutsideFetch } from '#server/platform/outside/outside-fetch.ts'

describe('a forbidden address', () => {
  test.each([
    ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.9.9.9', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fc00::1', 'fd12::1', 'fe80::1'],
    ...['ff02::1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'fd00:ec2::254', 'nonsense', ''],
  ])('is %s', (address) => {
    expect(isForbiddenAddress(address)).toBe(true)
  })

  test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    'is not %s',
    (address) => {
      expect(isForbiddenAddress(address)).toBe(false)
    },
  )
})

describe('fetching an external document', () => {
  let server: Server
  let host: string
  let answer: (response: ServerResponse) => void = (response) => response.end('hello')
  let requests = 0

  beforeAll(async () => {
    server = createServer((_request, response) => {
      requests += 1
      answer(response)
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    host = `feed.example:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const local = async () => [{ address: '127.0.0.1', family: 4 }]
  const allowed = (bounds: object = {}) => createOutsideFetch({ allowedHosts: [host], lookup: local, ...bounds })

  test('connects to the resolved address, resolved once', async () => {
    let lookups = 0
    const read = createOutsideFetch({
      allowedHosts: [host],
      lookup: async () => {
        lookups += 1
        return local()
      },
    })
    const { bytes } = await read(`http://${host}/feed`)
    expect(Buffer.from(bytes).toString()).toBe('hello')
    expect(lookups).toBe(1)
  })

  test.each([
    ['a private address', [{ address: '10.0.0.1', family: 4 }]],
    [
      'a private address beside a public one',
      [
        { address: '8.8.8.8', family: 4 },
        { address: '::1', family: 6 },
      ],
    ],
    ['the address of the metadata service', [{ address: '169.254.169.254', family: 4 }]],
    ['a mapped address', [{ address: '::ffff:127.0.0.1', family: 6 }]],
  ])('rejects a host with %s without connecting', async (_what, addresses) => {
    const before = requests
    const read = createOutsideFetch({ lookup: async () => addresses })
    await expect(read('https://feed.example/')).rejects.toThrow('The host resolves to a non-public address.')
    expect(requests).toBe(before)
  })

  test.each([
    ['http://127.0.0.1/', 'The URL must have a host name, not an IP address.'],
    ['http://2130706433/', 'The URL must have a host name, not an IP address.'],
    ['http://0x7f.1/', 'The URL must have a host name, not an IP address.'],
    ['http://[::1]/', 'The URL must have a host name, not an IP address.'],
    ['https://[::ffff:7f00:1]/', 'The URL must have a host name, not an IP address.'],
    ['https://8.8.8.8/', 'The URL must have a host name, not an IP address.'],
    ['https://feed.example:8443/', 'Only ports 80 and 443 are allowed.'],
    ['https://user:word@feed.example/', 'The URL must not contain credentials.'],
    ['file:///etc/passwd', 'The URL must use http or https.'],
    ['nonsense', 'This is not a valid URL.'],
  ])('refuses %s before anything is looked up', async (url, message) => {
    const read = createOutsideFetch({
      lookup: async () => {
        throw new Error('was looked up')
      },
    })
    await expect(read(url)).rejects.toThrow(message)
  })

  test.each<[string, (response: ServerResponse) => void, string]>([
    [
      'redirects',
      (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      'The server redirects to another address.',
    ],
    ['fails', (response) => response.writeHead(503).end(), 'The server responded with status 503.'],
    [
      'compresses',
      (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
      'The server sent a compressed response.',
    ],
    ['sends too much', (response) => response.end('x'.repeat(1_001)), 'The document is too large.'],
    ['breaks off', (response) => void response.write('x', () => response.destroy()), 'The response was incomplete.'],
    ['says nothing', () => undefined, 'The server took too long.'],
  ])('rejects a server that %s', async (_what, behave, message) => {
    answer = behave
    await expect(allowed({ maxBytes: 1_000, deadlineMs: 300 })(`http://${host}/`)).rejects.toThrow(message)
  })

  test('reports where a response leads, and when to come back', async () => {
    answer = (response) => response.writeHead(302, { location: '/next' }).end()
    await expect(allowed()(`http://${host}/`)).rejects.toMatchObject({
      response: { status: 302, location: '/next', retryAfter: null },
    })
    answer = (response) => response.writeHead(503, { 'retry-after': '120' }).end()
    await expect(allowed()(`http://${host}/`)).rejects.toMatchObject({
      response: { status: 503, location: null, retryAfter: '120' },
    })
    answer = (response) => response.end('x'.repeat(1_001))
    await expect(allowed({ maxBytes: 1_000 })(`http://${host}/`)).rejects.toMatchObject({ response: null })
  })

  test('names itself and what it accepts', async () => {
    const sent: (string | undefined)[][] = []
    answer = (response) => {
      const { accept, 'user-agent': agent } = response.req.headers
      sent.push([accept, agent])
      response.end('hello')
    }
    await allowed({ accept: 'text/html', userAgent: 'Test watch' })(`http://${host}/`)
    await allowed()(`http://${host}/`)
    expect(sent).toEqual([
      ['text/html', 'Test watch'],
      [expect.stringContaining('application/rss+xml'), 'Toolfinch (feed reader)'],
    ])
  })

  test('limits the wait for a name server, and reports a host without an address', async () => {
    const silent = createOutsideFetch({ lookup: () => new Promise(() => undefined), deadlineMs: 20 })
    await expect(silent('https://feed.example/')).rejects.toThrow('The DNS lookup took too long.')
    for (const lookup of [async () => [], () => Promise.reject(new Error('ENOTFOUND'))]) {
      await expect(createOutsideFetch({ lookup })('https://feed.example/')).rejects.toThrow(
        'The host name could not be resolved.',
      )
    }
  })

  test('reports an unreachable server', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => {
      closed.listen(0, '127.0.0.1', resolve)
    })
    const { port } = closed.address() as AddressInfo
    await new Promise((resolve) => closed.close(resolve))
    const read = createOutsideFetch({ allowedHosts: [`feed.example:${port}`], lookup: local })
    await expect(read(`http://feed.example:${port}/`)).rejects.toThrow('The server could not be reached.')
  })
})
