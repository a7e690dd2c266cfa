import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { programOf, type Stage } from '#scripts/container-file.ts'
import { type Account, startChild } from './child.ts'

const START_TIMEOUT_MS = 180_000

/** What all instances have in common. */
export type Installation = {
  readonly image: Stage
  /** Node.js, in place of the image's. */
  readonly node: string
  readonly account: Account
  /** The folder of the instances' data folders. */
  readonly dataDir: string
  readonly environment: Readonly<Record<string, string>>
  /** How long an orchestrator waits after SIGTERM. */
  readonly graceMs: number
}

export type Instance = { readonly port: number; readonly output: () => string; readonly stop: () => Promise<number> }

/** A program of the image with the Node.js of this machine. */
function commandOf({ image, node }: Installation, name: 'CMD' | 'HEALTHCHECK'): string[] {
  const [program, ...args] = programOf(image, name) ?? []
  if (program !== 'node') throw new Error(`The image's ${name} does not run node`)
  return [node, ...args]
}

/** The exit code of the image's health check. */
function checkHealth(installation: Installation, port: number): Promise<boolean> {
  const [program = '', ...args] = commandOf(installation, 'HEALTHCHECK')
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...installation.account, cwd: '/', env: { PORT: `${port}` }, stdio: 'ignore' })
    child.once('exit', (code) => resolve(code === 0))
  })
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    (response) => response.ok,
    () => false,
  )

/** The variables of one instance. */
const environmentOf = ({ environment, dataDir }: Installation, port: number): Record<string, string> => ({
  ...environment,
  PORT: `${port}`,
  DATA_DIR: path.join(dataDir, `${port}`),
})

/**
 * Starts the image's command in a tree and waits until its health check succeeds. `stop` returns how long the instance
 * took to end.
 * @throws Error when it does not become ready; `stop` throws when it does not end in time and in order
 */
export async function startInstance(installation: Installation, tree: string, port: number): Promise<Instance> {
  const child = startChild({
    command: commandOf(installation, 'CMD'),
    cwd: tree,
    account: installation.account,
    environment: environmentOf(installation, port),
  })
  for (const started = performance.now(); !(await isReady(port)); await delay(50)) {
    if (child.isRunning() && performance.now() - started < START_TIMEOUT_MS) continue
    throw new Error(`The instance in ${tree} did not start:\n${child.output()}`)
  }
  if (!(await checkHealth(installation, port))) throw new Error('The health check of the image fails')
  return {
    port,
    output: child.output,
    stop: async () => {
      const { code, ms } = await child.stop()
      const isFatal = child.output().includes('"level":"fatal"')
      if (code === 0 && ms <= installation.graceMs && !isFatal) return ms
      throw new Error(`The instance on port ${port} ended with code ${code} after ${ms} ms:\n${child.output()}`)
    },
  }
}

/** @throws Error when the doctor finds a problem with a running instance */
export async function askDoctor(installation: Installation, tree: string, port: number): Promise<void> {
  const doctor = startChild({
    command: [installation.node, 'scripts/doctor.ts'],
    cwd: tree,
    account: installation.account,
    environment: environmentOf(installation, port),
  })
  const code = await doctor.ended
  if (code !== 0) throw new Error(`The doctor ended with code ${code}:\n${doctor.output()}`)
}
