/** A million malformed requests over connections: does one cause a failure, or does memory grow? */
import { Worker } from 'node:worker_threads'
import { cleanUpAll, memoryOf, onEnd, startProduct } from '../../bench/processes.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { createChecks, type RuleOptions } from '../findings.ts'
import { send } from '../fleet/fleet-calls.ts'
import type { MalformedFigures } from './malformed-load.ts'

const THOUSAND = 1_000
/** In the second half of the requests: caches fill in the first one. */
const GROWTH_MB = 100

/** `cycles`: thousands of requests. */
export const sendMalformed = async ({ cycles, seed, onFinding }: RuleOptions): Promise<boolean> => {
  const { check, isWell } = createChecks(onFinding)
  await using folder = await temporaryFolder()
  try {
    const { url, pid } = await startProduct({ DATA_DIR: folder.path, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'fatal' })
    const count = cycles * THOUSAND
    const workerData = { port: Number(new URL(url).port), count, seed }
    const worker = new Worker(new URL('./malformed-load.ts', import.meta.url), { workerData })
    onEnd(async () => void (await worker.terminate()))
    const began = performance.now()
    const statuses: Record<string, number> = {}
    const failures: string[] = []
    const memory: number[] = []
    let [sent, memoryBefore] = [0, 0]
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject)
      worker.on('message', ({ isDone, figures }: { isDone: boolean; figures: MalformedFigures }) => {
        sent += figures.sent
        failures.push(...figures.failures)
        for (const [status, number] of Object.entries(figures.statuses))
          statuses[status] = (statuses[status] ?? 0) + number
        memory.push(Math.round(memoryOf(pid)))
        if (memoryBefore === 0 && sent >= count / 2) memoryBefore = memory.at(-1) ?? 0
        if (memory.length % 6 === 0) console.log(`       ${sent} sent, ${memory.at(-1)} MB`)
        if (isDone) resolve()
      })
    })
    const seconds = (performance.now() - began) / 1_000
    const answers = Object.values(statuses).reduce((sum, number) => sum + number, 0)
    console.log(`       ${sent} sent in ${Math.round(seconds)} s, ${answers} answers: ${JSON.stringify(statuses)}`)
    check('all were sent', sent === count, `${sent}, ${Math.round(sent / seconds)} a second`)
    check('no answer is a failure', failures.length === 0, failures.slice(0, 3).join('\n') || `none of ${answers}`)
    check('every connection ends in time', (statuses['0'] ?? 0) === 0, `${statuses['0'] ?? 0} did not`)
    const after = memory.at(-1) ?? 0
    check(
      'memory stays',
      after - memoryBefore <= GROWTH_MB,
      `${memory[0]} MB after ten seconds, ${memoryBefore} MB after half of them, ${after} MB at the end`,
    )
    const { status } = await send(`${url}/health/ready`, {}, '203.0.113.5')
    check('the server is ready afterwards', status === 200, status)
    return isWell()
  } finally {
    await cleanUpAll()
  }
}
