import { readBearer } from './bearer.ts'

/**
 * Who asks, as queues tell callers apart: by the token if one is sent, else by the address. The token need not be
 * valid: looking it up would be the very work that has to wait.
 */
export const callerOf = (authorization: string | undefined, address: string): string => {
  const token = readBearer(authorization)
  return token === null ? `address ${address}` : `token ${token}`
}
