import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { cleanUpAll, cleanUpOnSignals, startProduct } from '../../bench/processes.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { seededRandom } from '../random.ts'
import { createLoads, type Load, type Member } from './loads.ts'

/** The event loop during one load. */
type Block = {
  readonly load: string
  readonly requests: number
  /** Responses by status; 0 means no response. */
  readonly statuses: Readonly<Record<string, number>>
  /** The slowest `/health/live` response in milliseconds. */
  readonly longestMs: number
  readonly medianMs: number
  readonly ok: boolean
}

type EventLoopOptions = {
  readonly seed: number
  /** Repetitions of each load. */
  readonly rounds: number
  /** A load fails when a `/health/live` response takes longer. */
  readonly limitMs: number
  readonly onBlock?: (block: Block) => void
}

const ROOT = join(import.meta.dirname, '../../..')
const EMAIL = 'chaos@people.example'

export const runProgram = (args: readonly string[], dataDir: string): void => {
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`)
}

const ask = async (url: string, query: string, variables: object = {}, token?: string): Promise<Response> =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })

/** Creates a member with a paid plan in a data folder not in use. */
export const addMember = async (dataDir: string): Promise<Member> => {
  const server = await startProduct({ DATA_DIR: dataDir })
  const input = { email: EMAIL, password: 'correct horse battery', fullName: 'Chaos' }
  const signUp =
    'mutation ($input: SignUpInput!) { signUp(input: $input) { ... on SignUpPayload { session { accessToken } } } }'
  const { data } = (await (await ask(server.url, signUp, { input })).json()) as {
    data: { signUp: { session?: { accessToken: string } } }
  }
  await server.stop()
  const token = data.signUp.session?.accessToken
  if (token === undefined) throw new Error('The member could not sign up.')
  return { token, ask: (url, query, variables) => ask(url, query, variables, token) }
}

export const watch = (url: string) => {
  const worker = new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: { url } })
  return {
    /** Latencies since the last call, ascending. */
    latencies: async (): Promise<number[]> => {
      worker.postMessage('latencies')
      const [found] = (await once(worker, 'message')) as [number[]]
      return found.sort((a, b) => a - b)
    },
    stop: () => worker.terminate(),
  }
}

/**
 * Starts the real server on an empty data folder, applies loads without rate limits, and measures the longest event
 * loop block from outside.
 */
export async function blockEventLoop({ seed, rounds, limitMs, onBlock }: EventLoopOptions): Promise<Block[]> {
  cleanUpOnSignals()
  await using folder = await temporaryFolder()
  const dataDir = folder.path
  try {
    runProgram(['scripts/build.ts', '--if-stale'], dataDir)
    const member = await addMember(dataDir)
    runProgram(['scripts/admin.ts', 'plan', EMAIL, 'pro', '--days', '2'], dataDir)
    const server = await startProduct({ DATA_DIR: dataDir })
    const watchdog = watch(server.url)
    const blocks: Block[] = []
    const measure = async ({ name, run }: Load): Promise<void> => {
      const statuses: Record<string, number> = {}
      let requests = 0
      const count = async (request: Promise<Response>): Promise<void> => {
        requests += 1
        const status = await request.then(
          async (response) => {
            await response.arrayBuffer()
            return response.status
          },
          () => 0,
        )
        statuses[status] = (statuses[status] ?? 0) + 1
      }
      await watchdog.latencies()
      for (let round = 0; round < rounds; round += 1) await run(count)
      const found = await watchdog.latencies()
      const longestMs = Math.round(found.at(-1) ?? 0)
      const medianMs = Math.round((found[found.length >> 1] ?? 0) * 10) / 10
      const ok = longestMs <= limitMs && !('0' in statuses) && !('500' in statuses)
      const block = { load: name, requests, statuses, longestMs, medianMs, ok }
      blocks.push(block)
      onBlock?.(block)
    }
    for (const load of await createLoads({ url: server.url, member, random: seededRandom(seed) })) await measure(load)
    await watchdog.stop()
    await server.stop()
    return blocks
  } finally {
    await cleanUpAll()
  }
}
