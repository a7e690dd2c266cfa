// npm run chaos -- database --cycles 200 [--seed 1]
// Kills the embedded database again and again and counts what is lost. One JSON line a cycle in chaos-results/.
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Cycle, killDuringCreation, killDuringWrites } from './chaos/scenarios.ts'

const scenarios = { database: killDuringWrites, migration: killDuringCreation }

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { cycles: { type: 'string', default: '200' }, seed: { type: 'string' } },
})
const name = positionals[0] ?? ''
const cycles = Number(values.cycles)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
if (!(name === 'database' || name === 'migration') || !Number.isInteger(cycles) || !Number.isInteger(seed)) {
  console.error(`Usage: npm run chaos -- ${Object.keys(scenarios).join('|')} [--cycles 200] [--seed 1]`)
  process.exit(1)
}

const folder = join(import.meta.dirname, '..', 'chaos-results')
mkdirSync(folder, { recursive: true })
const file = join(folder, `${name}-${new Date().toISOString().replaceAll(':', '')}.jsonl`)

function report(cycle: Cycle): void {
  appendFileSync(file, `${JSON.stringify({ scenario: name, seed, ...cycle })}\n`)
  if (!cycle.ok) console.error(`Cycle ${cycle.cycle} of seed ${seed}: ${cycle.problem}`)
}

const results = await scenarios[name]({ cycles, seed, onCycle: report })
const failed = results.filter(({ ok }) => !ok).length
const opens = results.map(({ openMs = 0 }) => openMs).sort((a, b) => a - b)
console.log(
  `${results.length} cycles with seed ${seed}: ${failed} failed, ${results.at(-1)?.acknowledged ?? 0} writes acknowledged, ` +
    `start median ${opens[Math.floor(opens.length / 2)]} ms, longest ${opens.at(-1)} ms. Lines in ${file}`,
)
process.exitCode = failed > 0 || results.length < cycles ? 1 : 0
