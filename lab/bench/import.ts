// npm run bench:import [-- ROWS]
// Imports synthetic tools (100,000 by default) into a private PostgreSQL server, imports them again, and undoes the
// import. Prints rows per second and the peak memory of the process.

import { csvLine } from '#core/csv/csv-writer.ts'
import { ensurePostgresql, startCluster } from '#scripts/postgresql-cluster.ts'
import { createProgress } from '#scripts/progress.ts'
import { undoChangeSet } from '#server/areas/catalogue/changes/undo-change-set.ts'
import { importCatalogue } from '#server/areas/catalogue/import/import-catalogue.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
import { syntheticWord } from '#tests/support/synthetic-catalogue.ts'

const ROWS = Number(process.argv[2] ?? 100_000)
const COLUMNS = [
  'name',
  'vendor',
  'website_url',
  'category',
  'pricing_model',
  'description',
  'long_description',
  'features',
  'plans',
  'topics',
  'prominence',
  'platforms',
]

const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, index) => syntheticWord(((seed + 1) * (index + 7) * 31) % 3000)).join(' ')

const row = (index: number): string => {
  const plan = { name: 'Pro', month: (index % 90) + 1, as_of: '2026-10' }
  return csvLine([
    `${words(index, 2)} ${index}`,
    `${words(index, 1)} Labs`,
    `https://tool-${index}.example/`,
    `category-${index % 50}`,
    'freemium',
    `${words(index + 3, 14)}.`,
    `${words(index + 5, 70)}.`,
    JSON.stringify([1, 2, 3, 4].map((feature) => words(index + feature, 4))),
    JSON.stringify([plan]),
    '{"writing":1,"editing":0.5}',
    String(index % 4),
    'web|ios',
  ])
}

async function* file(): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvLine(COLUMNS))
  for (let start = 0; start < ROWS; start += 100) {
    const count = Math.min(100, ROWS - start)
    yield Buffer.from(Array.from({ length: count }, (_, index) => row(start + index)).join(''))
  }
}

const cluster = await startCluster(ensurePostgresql())
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cluster.stop().then(() => process.exit(1)))
}
const database = await openDatabase({ databaseUrl: cluster.url, dataDir: '', log: silentLog })
const progress = createProgress()
let peak = 0
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss)
}, 100)

const time = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const started = performance.now()
  const result = await work()
  const seconds = (performance.now() - started) / 1000
  progress.end()
  console.log(`${what}: ${seconds.toFixed(1)} s, ${Math.round(ROWS / seconds)} rows a second`)
  return result
}
const importRows = () =>
  importCatalogue({
    database,
    clock: systemClock,
    input: file(),
    source: 'bench',
    asOf: '2026-11',
    onProgress: ({ rows, refused }) => progress.show(rows / ROWS, `${rows} rows, ${refused} refused`),
  })

try {
  const categories = Array.from({ length: 50 }, (_, index) => ({
    slug: `category-${index}`,
    name: `Category ${index}`,
    description: '',
  }))
  await database.prisma.category.createMany({ data: categories })
  const first = await time(`import of ${ROWS} rows on PostgreSQL ${cluster.version}`, importRows)
  const second = await time('the same again', importRows)
  if (first.created !== ROWS || second.unchanged !== ROWS) throw new Error(JSON.stringify([first, second]))
  await time('undo', () => undoChangeSet({ database, clock: systemClock, id: null }))
  console.log(`most memory: ${Math.round(peak / 1024 / 1024)} MB`)
} finally {
  clearInterval(sampling)
  await database.close()
  await cluster.stop()
}
