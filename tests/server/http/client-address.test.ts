import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { clientAddress, reduceAddress } from '#server/http/client-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['nonsense', 'nonsense'],
])('limits count %s as %s', (address, key) => {
  expect(reduceAddress(address)).toBe(key)
})

test('two addresses of one IPv6 subscriber share a key and those of two do not', () => {
  expect(reduceAddress('2001:db8:1:2::1')).toBe(reduceAddress('2001:db8:1:2:ffff::9'))
  expect(reduceAddress('2001:db8:1:2::1')).not.toBe(reduceAddress('2001:db8:1:3::1'))
})

test('a forwarded address counts only when a trusted hop says it', async () => {
  const app = fastify({ trustProxy: ['10.0.0.0/8'] })
  app.get('/', async (request) => clientAddress(request))
  const ask = async (remoteAddress: string, forwarded: string) =>
    (await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).body

  expect(await ask('10.1.2.3', '198.51.100.9')).toBe('198.51.100.9')
  expect(await ask('203.0.113.5', '198.51.100.9')).toBe('203.0.113.5')
  expect(await ask('10.1.2.3', '1.1.1.1, 198.51.100.9, 10.9.9.9')).toBe('198.51.100.9')
})
