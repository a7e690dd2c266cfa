import { setTimeout as wait } from 'node:timers/promises'
import { pagesGenerated, startProductOn } from '#e2e/product.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { playRounds, type RoundOptions } from '../rounds.ts'

type Recorded = {
  readonly acknowledged: number
  /** Acknowledged within the last second before a kill, and lost. */
  readonly lost: number
}

const KILLS = 3
/** Each process records at least this long, and at most twice as long. */
const RECORD_MS = 1_500
/** Older acknowledged records must be written. */
const MAY_BE_LOST_MS = 1_000
const SENDERS = 4
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Acknowledgment time by record label. */
type Acknowledged = Map<string, number>

const post = (url: string, sequence: number, label: string): Promise<Response> =>
  fetch(`${url}/.netlify/functions/analytics`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': AGENT },
    body: JSON.stringify({ action: 'event', sessionId: 'chaos', sequence, event_action: 'click', event_label: label }),
  })

/** Sends records until the process dies. */
const recordUntilKilled = async (url: string, first: number, acknowledged: Acknowledged): Promise<void> => {
  for (let sequence = first; ; sequence += SENDERS) {
    const label = `e${sequence}`
    try {
      const response = await post(url, sequence, label)
      await response.arrayBuffer()
      if (response.status === 202) acknowledged.set(label, performance.now())
    } catch {
      return
    }
    await wait(2)
  }
}

const storedLabels = async (dataDir: string): Promise<string[]> => {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: silentLog })
  try {
    const rows = await database.prisma.analyticsEvent.findMany({ select: { label: true } })
    return rows.map(({ label }) => label ?? '')
  } finally {
    await database.close()
  }
}

const SETTINGS = { LIMITS_FACTOR: '1000000' }

const killOnce = async (
  folder: string,
  first: number,
  random: () => number,
): Promise<readonly [Acknowledged, number]> => {
  const acknowledged: Acknowledged = new Map()
  const product = await startProductOn(folder, SETTINGS)
  const sending = Array.from({ length: SENDERS }, (_, sender) =>
    recordUntilKilled(product.url, first + sender, acknowledged),
  )
  await wait(RECORD_MS * (1 + random()))
  const killedAt = performance.now()
  await product.stop('SIGKILL')
  await Promise.all(sending)
  return [acknowledged, killedAt]
}

/** Sends everything again until accepted, like browsers without a response; the orderly shutdown writes it. */
const sendAgain = async (folder: string, labels: readonly string[]): Promise<void> => {
  const product = await startProductOn(folder, SETTINGS)
  try {
    for (const label of labels) {
      // This many in a row exceed the product's capacity.
      while ((await post(product.url, Number(label.slice(1)), label)).status === 503) await wait(20)
    }
  } finally {
    await product.stop()
  }
}

const runRound = async (random: () => number, killed: () => number): Promise<Recorded & { problem?: string }> => {
  await using folder = await temporaryFolder()
  const all: string[] = []
  let lost = 0
  // Pages are generated after the first start; while that occupies the embedded database, records wait longer.
  const first = await startProductOn(folder.path, SETTINGS)
  await pagesGenerated(first.url).finally(() => first.stop())
  for (let kill = 0; kill < KILLS; kill += 1) {
    const [acknowledged, killedAt] = await killOnce(folder.path, kill * 100_000, random)
    killed()
    all.push(...acknowledged.keys())
    const stored = new Set(await storedLabels(folder.path))
    const missing = [...acknowledged].filter(([label]) => !stored.has(label))
    lost += missing.length
    const early = missing.filter(([, at]) => at < killedAt - MAY_BE_LOST_MS)
    if (early.length > 0) {
      const problem = `${early.length} of ${acknowledged.size} records are gone that were accepted more than a second before the kill`
      return { acknowledged: all.length, lost, problem }
    }
  }
  await sendAgain(folder.path, all)
  const stored = await storedLabels(folder.path)
  const different = new Set(stored)
  const result = { acknowledged: all.length, lost }
  if (different.size !== stored.length) return { ...result, problem: `${stored.length - different.size} rows twice` }
  const missing = all.filter((label) => !different.has(label))
  return missing.length > 0 ? { ...result, problem: `${missing.length} records are missing at the end` } : result
}

/**
 * kill -9 of the product while visitors are recorded: records accepted more than a second earlier must be written, and
 * resending everything must write each record once.
 */
export const killDuringRecording = (options: RoundOptions<Recorded>) => playRounds(options, runRound)
