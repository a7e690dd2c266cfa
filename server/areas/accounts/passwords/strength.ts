/** Estimates how many tries a new password takes, with zxcvbn in a worker thread. */
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { createIdleWorker } from '#server/platform/idle-worker.ts'
import type { Log } from '#server/platform/log.ts'

export type StrengthTask = {
  readonly password: string
  /** Words that a guesser would try first. */
  readonly words: readonly string[]
}

export type Estimate = {
  /** 0 and 1: fewer than a million tries. */
  readonly score: 0 | 1 | 2 | 3 | 4
  /** The name of zxcvbn's warning; null without one. */
  readonly reason: string | null
}

/** Null when no estimate could be made. */
export type EstimateStrength = (task: StrengthTask) => Promise<Estimate | null>

/** Several times what a start and the slowest text take together. */
const WITHIN_MS = 5_000

// It needs no environment, and in a watched process, the variable that Node.js sets would add messages of its own.
const startOwnWorker = (file: URL): Worker =>
  new Worker(new URL('strength-worker.ts', import.meta.url), { env: {}, workerData: fileURLToPath(file) })

const BUILT = new URL('../../../../dist/passwords/strength.json', import.meta.url)

/**
 * Without a working estimator, passwords are checked by the lists only: nobody should be unable to sign up because of
 * it. The log says so once until it works again.
 */
export const createStrengthEstimator = ({
  log,
  startWorker = () => startOwnWorker(file),
  file = BUILT,
}: {
  log: Log
  startWorker?: () => Worker
  /** The dictionaries. */
  file?: URL
}): EstimateStrength => {
  const worker = createIdleWorker<StrengthTask, Estimate>({ startWorker, withinMs: WITHIN_MS })
  let works = true
  return async (task) => {
    try {
      const estimate = await worker.run(task)
      works = true
      return estimate
    } catch (error) {
      if (works) log.error({ err: error }, 'the strength of passwords is not checked')
      works = false
      return null
    }
  }
}
