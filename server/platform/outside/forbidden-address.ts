/** Addresses the server must never connect to for externally supplied URLs. */
import { BlockList, isIP, isIPv4 } from 'node:net'

const IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
/** All global IPv6 unicast addresses; nothing else is needed. */
const IPV6_GLOBAL = '2000::/3'
/** Exceptions within it: documentation, Teredo and 6to4, which embed IPv4 addresses, and other special ranges. */
const IPV6_WITHIN = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const listOf = (ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix = ''] = range.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}
const forbidden4 = listOf(IPV4, 'ipv4')
const global6 = listOf([IPV6_GLOBAL], 'ipv6')
const forbidden6 = listOf(IPV6_WITHIN, 'ipv6')

/** Whether an address is private, local, special or invalid. */
export const isForbiddenAddress = (address: string): boolean => {
  if (isIP(address) === 0) return true
  if (isIPv4(address)) return forbidden4.check(address, 'ipv4')
  return !global6.check(address, 'ipv6') || forbidden6.check(address, 'ipv6')
}
