/** Twice the requests that the server can answer. */
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { cleanUpAll, onEnd, startServer, waitUntilIdle } from '../../bench/processes.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { createChecks, type RuleOptions } from '../findings.ts'
import { toolsOf } from '../fleet/fleet-calls.ts'
import type { Answer, LoadTask } from './open-load.ts'

const AT_ONCE = 32
const CAPACITY_SECONDS = 5
const [LEAST_TURNS, MOST_TURNS] = [3, 10]
/** A rate at which nothing waits. */
const QUIET_SHARE = 0.25
const QUIET_SECONDS = 5
const FACTOR = 2
const ADMITTED_P99_MS = 400

const isRefusal = ({ status }: Answer): boolean => status === 503 || status === 429

const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
}

const describe = (answers: readonly Answer[]): string => {
  const times = answers.map(({ ms }) => ms)
  return `${answers.length} answers, ${percentile(times, 0.5)} ms at p50, ${percentile(times, 0.99)} ms at p99`
}

const startInstance = (dataDir: string) =>
  startServer([process.execPath, 'dist/app/main.js'], {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'fatal',
  })

type Send = (task: LoadTask) => Promise<readonly Answer[]>

/** Answers a second. A new process compiles its code meanwhile, so it is measured until it grows no more. */
const findCapacity = async (send: Send): Promise<number> => {
  let capacity = 0
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const answers = await send({ atOnce: AT_ONCE, seconds: CAPACITY_SECONDS })
    const rate = answers.filter((answer) => !isRefusal(answer)).length / CAPACITY_SECONDS
    console.log(`       as fast as it answers: ${Math.round(rate)} a second, ${describe(answers)}`)
    if (turn >= LEAST_TURNS && rate < capacity * 1.1) return Math.max(rate, capacity)
    capacity = Math.max(rate, capacity)
  }
  return capacity
}

/** `cycles`: seconds of overload. */
export const overload = async ({ cycles, seed, onFinding }: RuleOptions): Promise<boolean> => {
  const { check, isWell } = createChecks(onFinding)
  await using folder = await temporaryFolder()
  try {
    const { url, pid } = await startInstance(folder.path)
    const slugs = (await toolsOf(url)).map(({ slug }) => slug)
    const worker = new Worker(new URL('./open-load.ts', import.meta.url), { workerData: { url, slugs, seed } })
    onEnd(async () => void (await worker.terminate()))
    const send: Send = async (task) => {
      worker.postMessage(task)
      const [answers] = (await once(worker, 'message')) as [Answer[]]
      return answers
    }
    console.log(`       ${cpus().length} processors, load average ${loadavg()[0]?.toFixed(2)}`)
    // A new installation generates its pages first.
    await waitUntilIdle(pid)
    const capacity = await findCapacity(send)
    const quiet = { perSecond: capacity * QUIET_SHARE, seconds: QUIET_SECONDS }
    const before = await send(quiet)
    console.log(`       at ${QUIET_SHARE} times that, before: ${describe(before)}`)

    const answers = await send({ perSecond: capacity * FACTOR, seconds: cycles })
    const failed = answers.filter(({ status }) => typeof status === 'string' || (status >= 500 && status !== 503))
    const admitted = answers.filter((answer) => !isRefusal(answer) && !failed.includes(answer))
    const refused = answers.filter(isRefusal)
    const late = percentile(
      answers.map(({ lateMs }) => lateMs),
      0.99,
    )
    console.log(`       ${Math.round(answers.length / cycles)} a second for ${cycles} s, sent ${late} ms late at p99`)
    await wait(1_000)
    const after = await send(quiet)

    const p99 = percentile(
      admitted.map(({ ms }) => ms),
      0.99,
    )
    check(`admitted requests take at most ${ADMITTED_P99_MS} ms at p99`, p99 <= ADMITTED_P99_MS, describe(admitted))
    const goodput = admitted.length / cycles
    check(
      'most of the capacity is still used',
      goodput >= capacity / 2,
      `${Math.round(goodput)} of ${Math.round(capacity)} a second`,
    )
    check('the rest is refused', refused.length > 0, describe(refused))
    const mute = refused.filter(({ retry }) => !retry).length
    check('each refusal has Retry-After', mute === 0, `${mute} without it`)
    const kinds = [...new Set(failed.map(({ status }) => status))].join()
    check('no request fails', failed.length === 0, failed.length === 0 ? 'none' : `${failed.length} with ${kinds}`)
    const refusedAfter = after.filter(isRefusal).length
    const [p50, wasP50] = [after, before].map((list) =>
      percentile(
        list.map(({ ms }) => ms),
        0.5,
      ),
    ) as [number, number]
    check(
      'a second later it is as fast as before',
      refusedAfter === 0 && p50 <= Math.max(2 * wasP50, wasP50 + 10),
      `${describe(after)}, ${refusedAfter} refused; before ${describe(before)}`,
    )
    return isWell()
  } finally {
    await cleanUpAll()
  }
}
