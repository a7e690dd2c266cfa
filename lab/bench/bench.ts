/**
 * npm run bench -- [--quick] [--only q1,q2,q3,pages,start,memory] [--sizes 600,100000] [--rounds 3] [--seconds 2]
 * Measures the product against minimal servers with the same responses. See docs/performance.md.
 */
import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { cleanUpAll, cleanUpOnSignals } from './processes.ts'
import { QUERY_NAMES } from './queries.ts'
import { formatResults, type Result, saveResults } from './results.ts'

const PARTS = [...QUERY_NAMES, 'embedded', 'pages', 'start', 'memory']
const EMBEDDED_SIZE = 600

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      sizes: { type: 'string', default: '600,100000' },
      rounds: { type: 'string' },
      seconds: { type: 'string', default: '2' },
    },
  })
  const only = values.only?.split(',') ?? PARTS
  const unknown = only.filter((part) => !PARTS.includes(part))
  if (unknown.length > 0) throw new Error(`--only knows ${PARTS.join(', ')}; not ${unknown.join(', ')}`)
  const number = (name: string, text: string): number => {
    if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`${name} must be a whole number above 0`)
    return Number(text)
  }
  return {
    only,
    sizes: values.sizes.split(',').map((size) => number('--sizes', size)),
    rounds: number('--rounds', values.rounds ?? (values.quick ? '1' : '3')),
    seconds: number('--seconds', values.seconds),
  }
}

/** The results of each part as soon as it ends. */
async function* measure({ only, sizes, rounds, seconds }: ReturnType<typeof readOptions>): AsyncGenerator<Result[]> {
  // After the build, which generates their imports.
  const { measureQueries } = await import('./measure-queries.ts')
  const { measurePages } = await import('./measure-pages.ts')
  const { measureMemory, measureStart } = await import('./measure-process.ts')
  const queries = QUERY_NAMES.filter((name) => only.includes(name))
  if (queries.length > 0) {
    for (const size of sizes) yield await measureQueries({ queries, size, rounds, seconds, embedded: false })
  }
  if (only.includes('embedded')) {
    const all = { queries: queries.length > 0 ? queries : QUERY_NAMES, size: EMBEDDED_SIZE, rounds, seconds }
    yield await measureQueries({ ...all, embedded: true })
  }
  if (only.includes('pages')) yield await measurePages({ rounds, seconds })
  if (only.includes('start')) yield await measureStart({ rounds })
  if (only.includes('memory')) yield await measureMemory({ rounds })
}

const load = () => loadavg()[0]?.toFixed(1)

const before = load()
const results: Result[] = []
cleanUpOnSignals()
try {
  const options = readOptions()
  const build = spawnSync(process.execPath, ['scripts/build.ts', '--if-stale'], { stdio: 'inherit' })
  if (build.status !== 0) throw new Error('The product could not be built')
  for await (const part of measure(options)) results.push(...part)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  // Also after a failure, for the parts before it.
  if (results.length > 0) {
    saveResults(results)
    console.log(`\n${formatResults(results)}\n\nLoad of the machine: ${before} before, ${load()} after`)
  }
  await cleanUpAll()
}
