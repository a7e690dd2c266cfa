import { createServer } from 'node:net'

/**
 * Rejects with what the system says when nothing can listen on this address now, so that a start need not load
 * everything to learn it. Whoever listens later may still come too late. Port 0 is always free.
 */
export function expectFreeAddress(address: { readonly host: string; readonly port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(address, () => probe.close(() => resolve()))
  })
}
