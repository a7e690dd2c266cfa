import { Resolver } from 'node:dns'
import { z } from 'zod'

const isServer = (address: string): boolean => {
  try {
    new Resolver().setServers([address])
    return true
  } catch {
    return false
  }
}

/** IP addresses of DNS servers, with an optional port. */
export const dnsServers = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine(
    (servers) => servers.every(isServer),
    'must be IP addresses, with an optional port, such as 192.0.2.1:53, separated by commas or spaces',
  )
