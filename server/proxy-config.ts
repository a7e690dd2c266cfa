/** Variables for what stands in front of the server. */
import { isIP } from 'node:net'
import { z } from 'zod'

/** An address, or a range with a prefix length valid for its family. */
function isAddressOrRange(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  // A zero-length prefix would trust everybody.
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128)
}

// A hop count ("trust that many hops") would let clients choose their own address when a hop is missing.
const trustProxy = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
  .refine(
    (items) => items.every(isAddressOrRange),
    'must be a comma-separated list of addresses or CIDR ranges, such as 10.0.0.0/8,::1 (a number of hops is not supported)',
  )

export const PROXY_VARIABLES = {
  TRUST_PROXY: trustProxy.optional(),
  EDGE_CACHE: z.enum(['on', 'off'], 'must be on or off').optional(),
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').optional(),
}
