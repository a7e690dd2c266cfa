/** HTML pages on the embedded database: rendered each time, and cached. */
import { writeFileSync } from 'node:fs'
import { UNCACHED_HEADER } from '#server/http/pages/uncached.ts'
import { syntheticSlug } from '#tests/support/synthetic-catalogue.ts'
import { median } from '../median.ts'
import { embeddedWith, newFolder } from './databases.ts'
import { ask, compare, load } from './load.ts'
import { startProduct, startServer } from './processes.ts'
import type { Result } from './results.ts'

const TOOLS = 1_000
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'directory', path: '/ai-tools' },
  { name: 'tool', path: `/tool/${syntheticSlug(7)}` },
]
/** The product obeys it in test mode, which the bench uses. */
const UNCACHED = { [UNCACHED_HEADER]: '1' }

export const measurePages = async (options: { rounds: number; seconds: number }): Promise<Result[]> => {
  const dataDir = await embeddedWith(TOOLS)
  const uncached = PAGES.map((): number[] => [])
  const shares = PAGES.map((): number[] => [])
  const rates = PAGES.map((): number[] => [])
  for (let round = 1; round <= options.rounds; round += 1) {
    console.log(`pages, round ${round} of ${options.rounds}`)
    const product = await startProduct({ DATA_DIR: dataDir })
    for (const [index, { name, path }] of PAGES.entries()) {
      const file = newFolder()
      writeFileSync(file, await ask({ url: product.url, path }))
      const fixed = await startServer([
        process.execPath,
        'lab/bench/static-server.ts',
        file,
        'text/html; charset=utf-8',
      ])
      const rendered = { name: `${name}, rendered`, url: product.url, path, headers: UNCACHED }
      await load(rendered, 2, 1)
      uncached[index]?.push((await load(rendered, options.seconds, 1)).p50)
      const [own = 0, other = 0] = await compare(
        [
          { name: `${name}, from memory`, url: product.url, path },
          { name: `${name}, static`, url: fixed.url, path },
        ],
        options.seconds,
        1,
      )
      shares[index]?.push(own / other)
      rates[index]?.push(own)
      await fixed.stop()
    }
    await product.stop()
  }
  return PAGES.flatMap(({ name }, index) => [
    {
      name: `page ${name}, rendered each time, embedded`,
      value: median(uncached[index] ?? []),
      unit: 'ms' as const,
      floor: 60,
      target: 25,
      detail: `median of one visitor at a time, ${TOOLS} tools`,
    },
    {
      name: `page ${name}, from memory / static file`,
      value: median(shares[index] ?? []),
      unit: 'x' as const,
      floor: 0.4,
      target: 0.6,
      detail: `${Math.round(median(rates[index] ?? []))}/s`,
    },
  ])
}
