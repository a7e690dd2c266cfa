import { isIP } from 'node:net'
import { isLoopbackHost } from './loopback.ts'
import { isForbiddenAddress } from './outside/forbidden-address.ts'

/**
 * Whether a host in the configuration is this machine (also by a socket, which has no host) or in a private network: a
 * private address, or a name that only a private network has, such as of a container.
 */
export const isPrivateHost = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase()
  if (isLoopbackHost(bare)) return true
  return isIP(bare) === 0 ? !bare.includes('.') || /\.(internal|local)$/.test(bare) : isForbiddenAddress(bare)
}
