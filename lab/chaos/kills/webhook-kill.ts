import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { temporaryFolder } from '../../temporary-folder.ts'
import { kill, playRounds, type RoundOptions } from '../rounds.ts'

type Delivered = {
  readonly messages: number
  /** Beyond the first of each message. */
  readonly copies: number
}

const KILLS = 5
/** Messages received by one process before it is killed, at most twice as many. */
const MESSAGES_BETWEEN_KILLS = 100
/** Longest life of a process that is not killed. */
const PATIENCE_MS = 180_000

/** Accepts every message, counts them by id, and calls back after each. */
const startReceiver = async () => {
  const received = new Map<string, number>()
  const state = { onMessage: () => {} }
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const id = String(request.headers['webhook-id'])
      received.set(id, (received.get(id) ?? 0) + 1)
      state.onMessage()
      response.end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { port, received, state, close: () => server.close() }
}
type Receiver = Awaited<ReturnType<typeof startReceiver>>

const startSender = (dataDir: string, { port }: Receiver, minutesLater: number): ChildProcess => {
  const program = join(import.meta.dirname, 'webhook-victim.ts')
  return spawn(process.execPath, [program, dataDir, `${port}`, `${minutesLater}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Kills a sender after this many messages; null when it was killed, else the ids of all messages. */
const sendUntilKilled = async (sender: ChildProcess, { state }: Receiver, most: number): Promise<string[] | null> => {
  if (sender.stdout === null || sender.stderr === null) throw new Error('The sender has no output.')
  const outputs = Promise.all([text(sender.stdout), text(sender.stderr)])
  const timer = setTimeout(() => sender.kill('SIGKILL'), PATIENCE_MS)
  let count = 0
  state.onMessage = () => {
    count += 1
    if (count === most) sender.kill('SIGKILL')
  }
  try {
    if (sender.exitCode === null) await once(sender, 'exit')
    const [output, complaint] = await outputs
    if (sender.signalCode === 'SIGKILL' && count >= most) return null
    if (sender.exitCode !== 0) throw new Error(`The sender failed: ${complaint.trim()}`)
    return JSON.parse(output) as string[]
  } finally {
    clearTimeout(timer)
    await kill(sender)
  }
}

const problemOf = (ids: readonly string[], received: ReadonlyMap<string, number>, copies: number) => {
  const missing = ids.filter((id) => !received.has(id)).length
  if (missing > 0) return `${missing} of ${ids.length} messages were never received`
  if (received.size !== ids.length) return `${received.size - ids.length} messages had another id`
  return copies > KILLS ? `${copies} copies after ${KILLS} kills` : undefined
}

/**
 * kill -9 while messages for every tool of the catalog are sent to a webhook: none may be lost, and each kill repeats at
 * most one, with the same id.
 */
export const killDuringWebhooks = (options: RoundOptions<Delivered>) =>
  playRounds(options, async (random, killed) => {
    await using folder = await temporaryFolder()
    const receiver = await startReceiver()
    try {
      for (let start = 0; ; start += 1) {
        const most = start < KILLS ? Math.ceil(MESSAGES_BETWEEN_KILLS * (1 + random())) : Number.POSITIVE_INFINITY
        const sender = startSender(join(folder.path, 'data'), receiver, start * 3)
        const ids = await sendUntilKilled(sender, receiver, most)
        if (ids !== null) {
          const copies = [...receiver.received.values()].reduce((sum, count) => sum + count - 1, 0)
          return { messages: ids.length, copies, problem: problemOf(ids, receiver.received, copies) }
        }
        killed()
      }
    } finally {
      receiver.close()
    }
  })
