import { readBearer } from './bearer.ts'

/**
 * Identifies the caller for the queues: by token if one is sent, otherwise by address. The token is not validated,
 * because the lookup is part of the work that has to wait.
 */
export const callerOf = (authorization: string | undefined, address: string): string => {
  const token = readBearer(authorization)
  return token === null ? `address ${address}` : `token ${token}`
}
