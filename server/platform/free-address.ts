import { createServer } from 'node:net'

/**
 * Rejects with the system's error when the address is in use, so that a start fails before loading everything. The
 * address may still be taken later. Port 0 is always free.
 */
export function expectFreeAddress(address: { readonly host: string; readonly port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(address, () => probe.close(() => resolve()))
  })
}
