import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { startProduct } from '../bench/processes.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import type { Values } from './request.ts'

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
  const scratch = await temporaryFolder()
  const dataDir = scratch.path
  const { url, stop } = await startProduct({ LIMITS_FACTOR: '1000', LOG_LEVEL: 'error', DATA_DIR: dataDir }, folder)
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
    stop: async () => {
      await stop()
      await scratch.remove()
    },
  }
}
