/** A thread that sends requests at a rate, whether or not earlier ones were answered, or as fast as they are answered. */
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { seededRandom } from '../random.ts'
import { createMix } from './mixed-requests.ts'

export type LoadTask = { readonly seconds: number } & ({ readonly perSecond: number } | { readonly atOnce: number })

export type Answer = {
  /** The status, or why there is none. */
  readonly status: number | string
  readonly ms: number
  /** How long this thread sent it too late. */
  readonly lateMs: number
  readonly retry: boolean
}

const { url, slugs, seed } = workerData as { url: string; slugs: readonly string[]; seed: number }
const next = createMix({ random: seededRandom(seed), slugs, fresh: 0.8, addresses: 1_000_000 })
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 1_024 })
const PATIENCE_MS = 30_000
const { hostname, port } = new URL(url)

const sendNext = (dueAt: number): Promise<Answer> => {
  const { path, init, address } = next()
  const began = performance.now()
  const lateMs = Math.max(0, began - dueAt)
  return new Promise((resolve) => {
    const end = (status: number | string, retry: boolean): void =>
      resolve({ status, ms: performance.now() - began, lateMs, retry })
    const sent = request(
      {
        hostname,
        port,
        path,
        agent,
        method: init.method ?? 'GET',
        headers: { ...(init.headers as Record<string, string>), 'x-forwarded-for': address },
        timeout: PATIENCE_MS,
      },
      (response) => {
        response.resume()
        response.once('end', () => end(response.statusCode ?? 0, response.headers['retry-after'] !== undefined))
        response.once('error', (error) => end(error.message, false))
      },
    )
    sent.once('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.once('error', (error) => end(error.message, false))
    sent.end(init.body)
  })
}

const sendAtOnce = async (atOnce: number, seconds: number): Promise<Answer[]> => {
  const answers: Answer[] = []
  const until = performance.now() + seconds * 1_000
  const loop = async (): Promise<void> => {
    while (performance.now() < until) answers.push(await sendNext(performance.now()))
  }
  await Promise.all(Array.from({ length: atOnce }, loop))
  return answers
}

const sendAtRate = async (perSecond: number, seconds: number): Promise<Answer[]> => {
  const began = performance.now()
  const answers: Promise<Answer>[] = []
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = Math.min(performance.now() - began, seconds * 1_000)
      while (answers.length < (elapsed / 1_000) * perSecond)
        answers.push(sendNext(began + (answers.length / perSecond) * 1_000))
      if (elapsed < seconds * 1_000) return
      clearInterval(timer)
      resolve()
    }, 1)
  })
  return Promise.all(answers)
}

parentPort?.on('message', async (task: LoadTask) => {
  const { seconds } = task
  parentPort?.postMessage(
    'atOnce' in task ? await sendAtOnce(task.atOnce, seconds) : await sendAtRate(task.perSecond, seconds),
  )
})
