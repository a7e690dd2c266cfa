/**
 * npm run bench:search [-- --sizes 1000,100000]
 * The search in the process, without a database: build time of its index, update time for one tool, longest block of
 * the main thread while a worker builds it, memory, and search latency, each text with the fastest of nine runs to
 * exclude other load. Also the time to select a page and count its facets.
 */
import { loadavg } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type ListedTool, layOutColumns } from '#core/catalogue/listing/columns.ts'
import { countFacets } from '#core/catalogue/listing/facets.ts'
import { byFlag } from '#core/catalogue/listing/flags.ts'
import { catalogueOrder } from '#core/catalogue/listing/orders.ts'
import { selectInOrder } from '#core/catalogue/listing/select.ts'
import type { ToolFilters } from '#core/catalogue/tool-query.ts'
import { applySearchChanges, buildSearchIndex } from '#core/search/index/build-index.ts'
import type { SearchRecord } from '#core/search/index/search-record.ts'
import { searchTools } from '#core/search/search-tools.ts'
import { suggestTools } from '#core/search/suggest-tools.ts'
import { BATCH_SIZE } from '#server/areas/catalogue/listing/read-listed-tools.ts'
import { createIndexBuilder, type IndexTask } from '#server/areas/catalogue/search/index-builder.ts'
import { readSearchWords } from '#server/areas/catalogue/search/read-search-words.ts'
import { readSearchRecords } from '../eval-search/catalogue.ts'
import { readQueries } from '../eval-search/queries.ts'
import { fastest, percentile, timesOf } from '../eval-search/timing.ts'
import { formatResults, type Result } from './results.ts'

const REPEATS = 9
const QUERIES_FILE = path.join(import.meta.dirname, '../../tests/golden/search/queries.json')
const SYLLABLES = ['ba', 'lo', 'ca', 'me', 'ri', 'xo', 'tu', 'de', 'fi', 'go']
const FILTERS: ToolFilters = {
  categories: [],
  pricingModels: ['free', 'freemium'],
  platforms: ['web', 'ios'],
  integrations: [],
  privacy: [],
  skills: [],
  teamSizes: [],
  maxMonthlyPriceUsd: 50,
  ...byFlag((flag) => (flag === 'freeTier' ? true : null)),
}

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '1000,100000' } } })

/** Unique per copy. */
const inventedName = (number: number): string =>
  [...String(number)].map((digit) => SYLLABLES[Number(digit)] ?? '').join('')

/** The real tools repeated: copies have their own ids, slugs and names. */
const recordsOf = (size: number): readonly SearchRecord[] => {
  const tools = readSearchRecords()
  return Array.from({ length: size }, (_, index) => {
    const tool = tools[index % tools.length]
    if (tool === undefined) throw new Error('The catalog is empty')
    const round = Math.floor(index / tools.length)
    if (round === 0) return tool
    const name = `${inventedName(index)} ${inventedName(index * 7)}`
    return { ...tool, id: `${tool.id}-${round}`, slug: `${tool.slug}-${round}`, name, aliases: [], prominence: 0 }
  })
}

const listedTool = (record: SearchRecord, index: number): ListedTool => ({
  ...record,
  nameLower: record.name.toLowerCase(),
  categoryId: record.categorySlug,
  pricingModel: record.freeTier ? 'freemium' : 'paid',
  verified: index % 9 === 0,
  featured: index % 100 === 0,
  teamFit: [],
  skill: 1 + (index % 4),
  directoryRank: record.prominence * 1000,
  addedDay: 20_000 + (index % 365),
})

const heldMb = (): number => {
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}
/** Batches of the size that one statement of the server reads. */
async function* batchesOf(records: readonly SearchRecord[]): AsyncGenerator<readonly SearchRecord[]> {
  for (let start = 0; start < records.length; start += BATCH_SIZE) {
    await setImmediate()
    yield records.slice(start, start + BATCH_SIZE)
  }
}

/**
 * Measures the work of this thread between two timer ticks, in milliseconds of processor time, so that waiting for a
 * processor does not count as work.
 */
const watchTurns = (): (() => number) => {
  let longest = 0
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
  }
  const timer = setInterval(look, 1)
  return () => {
    clearInterval(timer)
    look()
    return longest
  }
}

/** Builds an index in a worker thread, and returns how long this thread was blocked at most. */
const inWorker = async (task: IndexTask, records: readonly SearchRecord[]) => {
  globalThis.gc?.()
  const longest = watchTurns()
  const index = await createIndexBuilder().build(task, batchesOf(records))
  // The turn in which the index arrived counts too.
  await setImmediate()
  return { index, longestTurn: longest() }
}

const longestTurns = async (records: readonly SearchRecord[], changed: readonly SearchRecord[]) => {
  const task = { previous: null, words: readSearchWords(), removed: [] }
  const { index, longestTurn } = await inWorker(task, records)
  return { arriving: longestTurn, changing: (await inWorker({ ...task, previous: index }, changed)).longestTurn }
}

type Limits = { readonly floor?: number; readonly target?: number }
const LARGE = 10_000

const measure = async (size: number): Promise<Result[]> => {
  const isLarge = size > LARGE
  const texts = readQueries(QUERIES_FILE).map(({ text }) => text)
  const records = recordsOf(size)
  const words = readSearchWords()
  const [one] = records
  if (one === undefined) throw new Error('The catalog is empty')
  const renamed = { changed: [{ ...one, name: 'Renamed' }], removed: [] }
  const turns = await longestTurns(records, renamed.changed)
  const before = heldMb()
  const index = buildSearchIndex(records, words)
  const memory = heldMb() - before
  const built = fastest(isLarge ? 1 : 3, () => buildSearchIndex(records, words))
  const delta = fastest(3, () => applySearchChanges(index, renamed))
  const searches = timesOf(texts, (text) => searchTools(index, text))
  const suggestions = timesOf(
    texts.map((text) => text.slice(0, 6)),
    (text) => suggestTools(index, text, 8),
  )
  const columns = layOutColumns(records.map(listedTool))
  const laidOut = fastest(3, () => layOutColumns(records.map(listedTool)))
  const order = catalogueOrder(columns, 'relevance')
  const selected = fastest(REPEATS, () => selectInOrder(columns, order, FILTERS, null))
  const counted = fastest(REPEATS, () => countFacets(columns, FILTERS, null))
  const result = (name: string, value: number, unit: Result['unit'], detail = '', limits: Limits = {}): Result => ({
    name: `${name}, ${size} tools`,
    value,
    unit,
    detail,
    ...limits,
  })
  const ms = (value: number) => `${value.toFixed(2)} ms`
  const spread = (times: readonly number[]) => `p50 ${ms(percentile(times, 0.5))}, slowest ${ms(percentile(times, 1))}`
  return [
    result('Index built', built, 'ms', '', isLarge ? { target: 10_000 } : { target: 300 }),
    result('Index after one changed tool', delta, 'ms', '', isLarge ? { target: 300 } : {}),
    result('Longest turn while an index arrives', turns.arriving, 'ms', '', { target: 50 }),
    result('Longest turn while one tool changes', turns.changing, 'ms', '', { target: 50 }),
    result('Memory of the index', memory, 'MB', '', isLarge ? { target: 350 } : {}),
    result(
      'Search, p99',
      percentile(searches, 0.99),
      'ms',
      spread(searches),
      isLarge ? { floor: 30, target: 10 } : { floor: 5, target: 2 },
    ),
    result('Suggestions, p99', percentile(suggestions, 0.99), 'ms', spread(suggestions), isLarge ? { target: 15 } : {}),
    result('Columns laid out', laidOut, 'ms'),
    result('Page chosen by five filters', selected, 'ms'),
    result('Facets counted', counted, 'ms'),
  ]
}

const sizes = values.sizes.split(',').map(Number)
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) throw new Error('--sizes must be whole numbers above 0')
console.log(
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)
const results: Result[] = []
for (const size of sizes) results.push(...(await measure(size)))
console.log(formatResults(results))
