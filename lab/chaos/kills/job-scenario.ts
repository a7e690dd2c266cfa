import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { temporaryFolder } from '../../temporary-folder.ts'
import { kill, playRounds, type RoundOptions } from '../rounds.ts'

/** A worker's findings once all jobs have ended. */
export type JobFinding = {
  readonly openMs: number
  readonly done: number
  readonly dead: number
  /** Rows written by the jobs, and duplicates among them. */
  readonly effects: number
  readonly repeatedEffects: number
  readonly messageIds: readonly string[]
}

type JobFigures = {
  readonly finding: Omit<JobFinding, 'messageIds'>
  readonly emailsReceived: number
  /** Copies beyond the first of each email. */
  readonly emailCopies: number
}

type JobScenarioOptions = RoundOptions<JobFigures> & {
  readonly jobs?: number
  readonly emails?: number
  /** Most jobs started per process before it is killed. */
  readonly jobsBetweenKills?: number
}

const JOBS = 200
const EMAILS = 50
const JOBS_BETWEEN_KILLS = 25
/** More kills mean that there is no progress. */
const MOST_KILLS = 200
/** Longest life of a process that is not killed. */
const PATIENCE_MS = 180_000

/** A mail server that accepts everything and records Message-IDs. */
async function startMailServer() {
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream)
        .then((message) => {
          received.push(/^Message-ID: (.*)$/m.exec(message.replaceAll('\r', ''))?.[1] ?? '')
          done()
        })
        .catch(done)
    },
  })
  // A killed client resets its connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { port, received, close: () => new Promise<void>((resolve) => server.close(resolve)) }
}

type Work = { readonly dataDir: string; readonly port: number; readonly jobs: number; readonly emails: number }

function startWorker({ dataDir, port, jobs, emails }: Work): ChildProcess {
  const program = join(import.meta.dirname, 'job-victim.ts')
  const numbers = [port, jobs, emails].map(String)
  return spawn(process.execPath, [program, dataDir, ...numbers], { stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Kills the worker after this many started jobs, unless all end before. Null when it was killed. */
async function workUntilKilled(work: Work, jobsBeforeKill: number): Promise<JobFinding | null> {
  const worker = startWorker(work)
  if (worker.stdout === null || worker.stderr === null) throw new Error('The worker has no output.')
  const complaint = text(worker.stderr)
  const timer = setTimeout(() => worker.kill('SIGKILL'), PATIENCE_MS)
  let begun = 0
  try {
    for await (const line of createInterface({ input: worker.stdout })) {
      if (line !== 'begun') return JSON.parse(line) as JobFinding
      begun += 1
      if (begun === jobsBeforeKill) worker.kill('SIGKILL')
    }
    if (begun === 0) throw new Error(`The worker began no job: ${(await complaint).trim() || 'no response'}`)
    if (worker.signalCode === null && worker.exitCode === null) await once(worker, 'exit')
    if (worker.signalCode !== 'SIGKILL') throw new Error(`The worker exited by itself: ${(await complaint).trim()}`)
    return null
  } finally {
    clearTimeout(timer)
    await kill(worker)
  }
}

function problemOf(finding: JobFinding, received: readonly string[], { jobs, emails }: Work): string | undefined {
  const { done, dead, effects, repeatedEffects, messageIds } = finding
  if (dead > 0) return `${dead} jobs are dead`
  if (done !== jobs + emails) return `${done} of ${jobs + emails} jobs are done`
  if (repeatedEffects > 0) return `${repeatedEffects} effects were repeated`
  if (effects !== jobs) return `${effects} of ${jobs} effects are there`
  const known = new Set(messageIds)
  const missing = messageIds.filter((id) => !received.includes(id)).length
  if (missing > 0 || known.size !== emails) return `${missing} of ${emails} emails were never received`
  const foreign = received.filter((id) => !known.has(id)).length
  return foreign > 0 ? `${foreign} copies had another Message-ID` : undefined
}

/**
 * kill -9 during jobs until all have ended: none may be lost or dead, no database effect repeated, and every email
 * received at least once, with the same Message-ID on each copy.
 */
export const killDuringJobs = (options: JobScenarioOptions) =>
  playRounds(options, async (random, killed) => {
    const { jobs = JOBS, emails = EMAILS, jobsBetweenKills = JOBS_BETWEEN_KILLS } = options
    await using folder = await temporaryFolder()
    const mailServer = await startMailServer()
    try {
      const work = { dataDir: join(folder.path, 'data'), port: mailServer.port, jobs, emails }
      let finding: JobFinding | null = null
      while (finding === null) {
        finding = await workUntilKilled(work, 1 + Math.floor(random() * jobsBetweenKills))
        if (finding === null && killed() > MOST_KILLS) throw new Error('Jobs were left after many kills.')
      }
      const { messageIds, ...figures } = finding
      return {
        problem: problemOf(finding, mailServer.received, work),
        finding: figures,
        emailsReceived: mailServer.received.length,
        emailCopies: mailServer.received.length - new Set(messageIds).size,
      }
    } finally {
      await mailServer.close()
    }
  })
