import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'

/**
 * The address used for rate limits: the socket's, or the nearest untrusted hop behind a trusted proxy. An IPv6 address
 * is reduced to its /64, because one subscriber has that whole range; IPv4 in IPv6 notation becomes IPv4.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip'>): string {
  return reduceAddress(request.ip)
}

/** Reads the same address from a raw Node request. */
export function createAddressReader(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  if (trustProxy.length === 0) return ({ socket }) => reduceAddress(socket.remoteAddress ?? '')
  const trusts = proxyAddress.compile([...trustProxy])
  return (request) => reduceAddress(proxyAddress(request, trusts))
}

/** The part of an address that identifies one subscriber. */
export function reduceAddress(address: string): string {
  const bare = address.replace(/%.*$/, '').toLowerCase()
  if (!isIPv6(bare)) return bare
  const groups = expandGroups(bare)
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

function expandGroups(address: string): number[] {
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  const plain = dotted
    ? address.slice(0, dotted.index) +
      [Number(dotted[1]) * 256 + Number(dotted[2]), Number(dotted[3]) * 256 + Number(dotted[4])]
        .map((group) => group.toString(16))
        .join(':')
    : address
  const [head = '', tail] = plain.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(gap).fill('0'), ...right].map((group) => Number.parseInt(group, 16))
}
