import { readFileSync } from 'node:fs'
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { utcDay } from '#core/utc-day.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
import { cleanUpAll, cleanUpOnSignals, memoryOf, startProduct } from '../../bench/processes.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { addMember, runProgram, watch } from './event-loop.ts'

/** The effect of one upload on the server. */
type UploadFinding = {
  readonly upload: string
  /** 0 means no response. */
  readonly status: number
  readonly text: string
  /** Until the response, in milliseconds. */
  readonly answeredMs: number
  /** Peak memory growth of the server in megabytes. */
  readonly growthMb: number
  /** Processor time of the server, independent of other load. */
  readonly processorMs: number
  /** The p99 of `/health/live` meanwhile. */
  readonly p99Ms: number
  readonly longestMs: number
  readonly ok: boolean
}

type Upload = {
  readonly name: string
  /** The expected status. */
  readonly status: number
  readonly body: () => Iterable<Buffer>
  /** Content-Length; null sends a chunked body. */
  readonly length: number | null
  readonly anonymous?: boolean
  /** Whether it is rejected before or while it is read, so that memory must not grow. */
  readonly refusedEarly?: boolean
}

const ADDRESS = '/.netlify/functions/advancedMarketingSystem'
const MEGABYTE = 1024 * 1024
const LARGE = 200 * MEGABYTE
const ANSWER_WITHIN_MS = 1_000
const MOST_GROWTH_MB = 32
/** Of the event loop; on a busy machine, twice the value without an upload. */
const P99_MS = 50
/** Long enough for more than a hundred samples. */
const WATCHED_MS = 3_000
const QUIET_MS = 5_000
const HEADER = 'metric_type,value,date,page'

function* largeBody(): Generator<Buffer> {
  const piece = Buffer.alloc(MEGABYTE / 4, '"')
  for (let sent = 0; sent < LARGE; sent += piece.length) yield piece
}

const encode = (text: string, encoding: BufferEncoding = 'utf8'): Buffer =>
  Buffer.from(
    JSON.stringify({
      action: 'process_csv',
      data: { csv_data: text, data_type: 'humblytics', filename: 'chaos.csv' },
    }),
    encoding,
  )

const whole = (name: string, status: number, body: Buffer): Upload => ({
  name,
  status,
  body: () => [body],
  length: body.length,
})

const soundFile = (): string => {
  const day = (index: number) => utcDay(new Date(Date.UTC(2025, 0, 1 + (index % 365))))
  const rows = Array.from(
    { length: 50_000 },
    (_unused, index) => `users,${index},${day(index)},/${Math.floor(index / 365)}`,
  )
  return [HEADER, ...rows].join('\n')
}

const uploads = (): Upload[] => {
  const room = 5 * MEGABYTE - 1_000
  return [
    { name: '200 MB, declared', status: 413, body: largeBody, length: LARGE, refusedEarly: true },
    { name: '200 MB, chunked', status: 413, body: largeBody, length: null, refusedEarly: true },
    { name: '200 MB by a visitor', status: 401, body: largeBody, length: null, anonymous: true, refusedEarly: true },
    whole('5 MB of quotation marks', 400, encode('"'.repeat(room / 2))),
    whole('5 MB of rows of quotation marks', 400, encode(`${HEADER}\n${'"",""\n'.repeat(room / 11)}`)),
    whole('one line of 5 MB', 400, encode('a'.repeat(room))),
    whole('5 MB of NULs', 400, encode('\0'.repeat(room / 6))),
    whole('UTF-16', 400, encode(HEADER.repeat(10_000), 'utf16le')),
    whole('Latin-1', 400, encode('\u00e9'.repeat(room), 'latin1')),
    whole('a million columns', 400, encode(','.repeat(1_000_000))),
    whole('50,000 sound rows', 200, encode(soundFile())),
  ]
}

/** Sends a body until it is complete or answered. */
const send = async (url: string, upload: Upload, token: string): Promise<{ status: number; text: string }> => {
  const { promise, resolve } = Promise.withResolvers<{ status: number; text: string }>()
  const request = http.request(`${url}${ADDRESS}`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      ...(upload.anonymous === true ? {} : { authorization: `Bearer ${token}` }),
      ...(upload.length === null ? {} : { 'content-length': upload.length }),
    },
  })
  let isOver = false
  request.on('response', (response) => {
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (part: string) => (text += part))
    response.on('close', () => {
      isOver = true
      resolve({ status: response.statusCode ?? 0, text: text.slice(0, 200) })
      request.destroy()
    })
  })
  // A rejected sender may find the connection closed; the response may still be on its way.
  request.on('error', () => (isOver = true))
  request.on('close', () => resolve({ status: 0, text: '' }))
  for (const piece of upload.body()) {
    if (isOver) break
    if (!request.write(piece)) {
      await Promise.race([new Promise((drained) => request.once('drain', drained)), promise])
    }
  }
  if (!isOver) request.end()
  return promise
}

/** Measures the server's peak memory until `stop`. */
const watchMemory = (pid: number) => {
  const before = memoryOf(pid)
  let most = before
  const timer = setInterval(() => (most = Math.max(most, memoryOf(pid))), 20)
  return {
    stop: (): number => {
      clearInterval(timer)
      return Math.round(Math.max(most, memoryOf(pid)) - before)
    },
  }
}

/** Processor time of a process so far, in milliseconds. Linux only. */
const processorTimeOf = (pid: number): number => {
  // The name in brackets before these fields may contain spaces; a tick is ten milliseconds.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const addAdministrator = async (dataDir: string): Promise<string> => {
  const { token } = await addMember(dataDir)
  const database = await openDatabase({ dataDir, log: silentLog })
  await database.prisma.user.updateMany({ data: { emailVerified: true, role: 'admin', privilegedSince: new Date() } })
  await database.close()
  return token
}

/**
 * Sends too large, malformed and maximum-size files to the real server, and measures response time, memory and event
 * loop blocking.
 */
export async function sendHostileUploads({
  onQuiet,
  onFinding,
}: {
  /** Called with the event loop's p99 without uploads. */
  readonly onQuiet: (p99Ms: number) => void
  readonly onFinding: (finding: UploadFinding) => void
}): Promise<UploadFinding[]> {
  cleanUpOnSignals()
  await using folder = await temporaryFolder()
  const dataDir = folder.path
  try {
    runProgram(['scripts/build.ts', '--if-stale'], dataDir)
    const token = await addAdministrator(dataDir)
    const server = await startProduct({ DATA_DIR: dataDir })
    const watchdog = watch(server.url)
    // Warm-up: the first requests trigger compilation, and the first start generates pages.
    await send(server.url, whole('warm-up', 400, encode(HEADER)), token)
    await wait(20_000)
    const latenciesOf = async (): Promise<{ p99Ms: number; longestMs: number }> => {
      const latencies = await watchdog.latencies()
      const p99Ms = Math.round(latencies[Math.floor(latencies.length * 0.99)] ?? 0)
      return { p99Ms, longestMs: Math.round(latencies.at(-1) ?? 0) }
    }
    await latenciesOf()
    await wait(QUIET_MS)
    const quiet = await latenciesOf()
    onQuiet(quiet.p99Ms)
    const allowedMs = Math.max(P99_MS, 2 * quiet.p99Ms)
    const findings: UploadFinding[] = []
    for (const upload of uploads()) {
      await latenciesOf()
      const memory = watchMemory(server.pid)
      const processorBefore = processorTimeOf(server.pid)
      const began = performance.now()
      const { status, text } = await send(server.url, upload, token)
      const answeredMs = Math.round(performance.now() - began)
      const processorMs = processorTimeOf(server.pid) - processorBefore
      await wait(Math.max(0, WATCHED_MS - answeredMs))
      const { p99Ms, longestMs } = await latenciesOf()
      const growthMb = memory.stop()
      const isEarly = upload.refusedEarly !== true || (answeredMs <= ANSWER_WITHIN_MS && growthMb <= MOST_GROWTH_MB)
      const ok = status === upload.status && isEarly && p99Ms <= allowedMs
      const finding = { upload: upload.name, status, text, answeredMs, growthMb, processorMs, p99Ms, longestMs, ok }
      findings.push(finding)
      onFinding(finding)
    }
    await watchdog.stop()
    await server.stop()
    return findings
  } finally {
    await cleanUpAll()
  }
}
