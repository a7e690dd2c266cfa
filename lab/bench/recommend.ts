/**
 * npm run bench:recommend [-- --people 120]
 * Latency of a recommendation with 1,000 and 10,000 tools: p50 and p99 after warm-up, with all texts and for the
 * ranking alone, and the build time of the snapshot. Each set of answers counts with the fastest of fifteen runs, to
 * exclude other load; all runs together are shown too. Also counterfactuals on the current catalog for random tools.
 * Nearly always none exists, so that all changes are tried: the slowest case.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { findCounterfactual } from '#core/recommendations/counterfactuals/counterfactual-search.ts'
import type { EngineTool } from '#core/recommendations/model/engine-tool.ts'
import { rankTools } from '#core/recommendations/ranking/rank.ts'
import { buildSnapshot, type CatalogueSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { recommend } from '#core/recommendations/recommend.ts'
import { readEngineTools } from '../eval/catalogue.ts'
import { randomAnswers, randomFrom } from '../eval/random-answers.ts'
import { formatResults, type Result } from './results.ts'

const WARM_UP = 100
const REPEATS = 15
const COUNTERFACTUAL_SEED = 4_127
const SIZES = [
  { size: 1000, floor: 5, target: 3 },
  { size: 10_000, floor: 40, target: 20 },
]

const { values } = parseArgs({ options: { people: { type: 'string', default: '120' } } })
const count = Number(values.people)
if (!Number.isInteger(count) || count < 1) throw new Error('--people must be a whole number above 0')

/** The real tools repeated: copies have their own ids, slugs and vendors. */
const catalogueOf = (size: number): readonly EngineTool[] => {
  const tools = readEngineTools()
  return Array.from({ length: size }, (_, i) => {
    const tool = tools[i % tools.length]
    if (tool === undefined) throw new Error('The catalog is empty')
    const round = Math.floor(i / tools.length)
    if (round === 0) return tool
    const name = `${tool.slug}-${round}`
    return { ...tool, id: name, slug: name, vendor: `${tool.vendor} ${round}` }
  })
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0

const people = Array.from({ length: count }, (_, i) => randomAnswers(randomFrom(i + 1)))

type Run = typeof recommend | typeof rankTools

const timed = (run: () => unknown): number => {
  const start = performance.now()
  run()
  return performance.now() - start
}

const ascending = (times: readonly number[]): readonly number[] => [...times].sort((a, b) => a - b)

const timesOf = (snapshot: CatalogueSnapshot, run: Run) => {
  for (let i = 0; i < WARM_UP; i++) run(people[i % people.length] ?? {}, snapshot)
  const times = people.map((answers) => Array.from({ length: REPEATS }, () => timed(() => run(answers, snapshot))))
  return { fastest: ascending(times.map((repeats) => Math.min(...repeats))), all: ascending(times.flat()) }
}

const measure = ({ size, floor, target }: (typeof SIZES)[number]): Result[] => {
  const tools = catalogueOf(size)
  const snapshot = buildSnapshot(tools, 1)
  const built = Math.min(...Array.from({ length: 3 }, () => timed(() => buildSnapshot(tools, 1))))
  const result = (name: string, run: Run): Result => {
    const { fastest, all } = timesOf(snapshot, run)
    const ms = (times: readonly number[], share: number) => `${percentile(times, share).toFixed(1)} ms`
    const detail = `p50 ${ms(fastest, 0.5)}, slowest ${ms(fastest, 1)}; all ${all.length} runs: p50 ${ms(all, 0.5)}, p99 ${ms(all, 0.99)}`
    return {
      name: `${name} of ${size} tools, p99`,
      value: percentile(fastest, 0.99),
      unit: 'ms',
      floor,
      target,
      detail,
    }
  }
  return [
    result('Recommendation', recommend),
    result('Ranking alone', rankTools),
    { name: `Snapshot of ${size} tools`, value: built, unit: 'ms', detail: 'once for each revision of the catalog' },
  ]
}

/** Each search once: they are long enough to average out noise, and are what a visitor waits for. */
const measureCounterfactuals = (): Result[] => {
  const tools = readEngineTools()
  const snapshot = buildSnapshot(tools, 1)
  const random = randomFrom(COUNTERFACTUAL_SEED)
  const search = (answers: QuizAnswers) =>
    findCounterfactual(answers, snapshot, tools[Math.floor(random() * tools.length)]?.id ?? '')
  for (const answers of people.slice(0, 10)) search(answers)
  const times = ascending(people.map((answers) => timed(() => search(answers))))
  return [
    {
      name: `Smallest change of answers, ${tools.length} tools, p99`,
      value: percentile(times, 0.99),
      unit: 'ms',
      target: 1_500,
      detail: `p50 ${percentile(times, 0.5).toFixed(0)} ms, slowest ${percentile(times, 1).toFixed(0)} ms`,
    },
  ]
}

const before = loadavg()[0]?.toFixed(1)
console.log(formatResults([...SIZES.flatMap(measure), ...measureCounterfactuals()]))
console.log(`\nLoad of the machine: ${before} before, ${loadavg()[0]?.toFixed(1)} after`)
