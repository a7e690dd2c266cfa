import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '#scripts/free-port.ts'
import type { Values } from './request.ts'

const START_TIMEOUT_MS = 120_000
const EMAIL_TIMEOUT_MS = 30_000

export type ReplayedProduct = {
  readonly url: string
  readonly tools: readonly { readonly id: string; readonly slug: string }[]
  /** Initial values: tool ids as `id:SLUG`. */
  values(): Promise<Values>
  /** The code of the newest email, once one has been delivered. */
  emailCode(): Promise<string>
  stop(): Promise<void>
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode === null ? new Promise((resolve) => child.once('exit', () => resolve())) : Promise.resolve()

/** The code of the newest email in the outbox folder; null without one. */
const newestCode = (dataDir: string): string | null => {
  const folder = path.join(dataDir, 'outbox')
  if (!existsSync(folder)) return null
  for (const name of readdirSync(folder).toSorted().toReversed()) {
    const text = readFileSync(path.join(folder, name), 'utf8')
      .replace(/=\r?\n/g, '')
      .replaceAll('=3D', '=')
    const [, code] = /code=([\w-]{43})/.exec(text) ?? []
    if (code !== undefined) return code
  }
  return null
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Starts a built product on an empty embedded database, with limits that no replay reaches. */
export async function startVersion(folder: string): Promise<ReplayedProduct> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'toolfinch-replay-'))
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LIMITS_FACTOR: '1000',
      LOG_LEVEL: 'error',
      PORT: `${port}`,
      SANDBOX_PORT: '0',
      DATA_DIR: dataDir,
    },
  })
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended(child)
    rmSync(dataDir, { recursive: true, force: true })
  }
  const started = performance.now()
  while (
    !(await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() - started > START_TIMEOUT_MS) {
      await stop()
      throw new Error(`The product in ${folder} did not start`)
    }
    await pause(200)
  }
  const response = await fetch(`${url}/tools.json`)
  const tools = (await response.json()) as { id: string; slug: string }[]
  return {
    url,
    tools,
    values: async () => Object.fromEntries(tools.map(({ id, slug }) => [`id:${slug}`, id])),
    emailCode: async () => {
      for (const began = performance.now(); performance.now() - began < EMAIL_TIMEOUT_MS; await pause(200)) {
        const code = newestCode(dataDir)
        if (code !== null) return code
      }
      throw new Error(`No email was delivered by the product in ${folder}`)
    },
    stop,
  }
}
