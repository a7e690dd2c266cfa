/**
 * node lab/bench/passwords.ts
 * Time per password hash, and the growth of the process's memory while 100 people sign in at once: with the parameters
 * and the queue of the product, with those of hashes before 2026-12 (four at a time, none waiting), and without a queue.
 */
import { type ScryptOptions, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { HASH_COST } from '#server/areas/accounts/passwords/password-hash.ts'
import { createPasswords } from '#server/areas/accounts/passwords/passwords.ts'

const PEOPLE = 100
const EARLIER = { N: 2 ** 14, r: 16, p: 1 }
const PASSWORD = 'correct horse battery staple'
const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt)
const MEGABYTE = 1_000_000

/** The highest growth of resident memory during the work. */
async function growthOf(before: number, work: () => Promise<unknown>): Promise<number> {
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 5)
  await work()
  clearInterval(timer)
  return Math.max(most, process.memoryUsage.rss()) - before
}

async function report(name: string, hash: () => Promise<unknown>): Promise<void> {
  const before = process.memoryUsage.rss()
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const started = performance.now()
    await hash()
    times.push(performance.now() - started)
  }
  let done = 0
  const started = performance.now()
  const growth = await growthOf(before, () =>
    Promise.all(
      Array.from({ length: PEOPLE }, () =>
        hash().then(
          () => (done += 1),
          () => undefined,
        ),
      ),
    ),
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const memory = (growth / MEGABYTE).toFixed(0)
  console.log(
    `${name}: ${Math.min(...times).toFixed(0)} ms a hash; ${done} of ${PEOPLE} at once in ${seconds} s, +${memory} MB`,
  )
}

const options = (cost: { N: number; r: number; p: number }) => ({ ...cost, maxmem: 256 * cost.N * cost.r })
const only = process.argv[2]
const earlier = createPasswords({ cost: EARLIER, limits: { places: 4, waiting: 0, waitMs: 1_000 } })
const now = createPasswords()
const reports: Readonly<Record<string, () => Promise<void>>> = {
  product: () => report(`product (${JSON.stringify(HASH_COST)}, 2 at a time)`, () => now.verify(null, PASSWORD)),
  earlier: () => report(`earlier (${JSON.stringify(EARLIER)}, 4 at a time)`, () => earlier.verify(null, PASSWORD)),
  unbounded: () =>
    report('2^17, 8, 1 without a queue', () => derive(PASSWORD, 'salt', 32, options({ N: 2 ** 17, r: 8, p: 1 }))),
}
for (const [name, run] of Object.entries(reports)) if (only === undefined || only === name) await run()
