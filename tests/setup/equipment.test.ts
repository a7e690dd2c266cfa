import http from 'node:http'
import net from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isLocal } from './network.ts'

describe('the network guard', () => {
  const server = http.createServer((_request, response) => response.end('here'))
  let port = 0
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as net.AddressInfo).port
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it('allows loopback', async () => {
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here')
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('here')
  })

  it.each(['http://192.0.2.1/', 'https://example.invalid/'])('refuses %s', async (address) => {
    const failure = await fetch(address).catch((error: unknown) => error)
    expect(String((failure as Error).cause)).toContain('Tests reach no network')
  })

  it('blocks a plain socket', async () => {
    const socket = net.connect(80, '192.0.2.1')
    const failure = await new Promise<Error>((resolve) => socket.once('error', resolve))
    expect(failure.message).toContain('refused a connection to 192.0.2.1')
  })

  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['127.0.0.1.example.com', false],
    ['10.0.0.1', false],
  ])('treats %s as local: %s', (host, local) => expect(isLocal(host)).toBe(local))
})

describe('the console guard', () => {
  it.fails.each(['error', 'warn'] as const)('fails a test that reports with console.%s', (level) => {
    console[level]('unexpected')
  })

  it('ignores an error that the test expects', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    console.error('expected')
    expect(report).toHaveBeenCalledWith('expected')
  })
})
