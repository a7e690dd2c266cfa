/** Estimates passwords in its own thread: the dictionaries take 80 MB, and hostile texts a second. */
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { type OptionsType, ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { Estimate, StrengthTask } from './strength.ts'

const { dictionary, graphs } = JSON.parse(readFileSync(workerData, 'utf8')) as Pick<
  OptionsType,
  'dictionary' | 'graphs'
>

/** Longer texts are cut, and fewer replaced letters are tried than by default: both bound the time. */
const MAX_LENGTH = 64
const estimator = new ZxcvbnFactory({ dictionary, graphs, maxLength: MAX_LENGTH, l33tMaxSubstitutions: 10 })

parentPort?.on('message', ({ password, words }: StrengthTask) => {
  const { score, feedback } = estimator.check(password.slice(0, MAX_LENGTH), [...words])
  const estimate: Estimate = { score, reason: feedback.warning }
  parentPort?.postMessage(estimate)
})
