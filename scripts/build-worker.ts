/** Builds `/sw.js`, the service worker, which lists the files of the finished build of the client. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { OfflineBuild, OfflineGroup } from '#client/worker/offline-build.ts'

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

const ENTRY = 'client/entry-client.tsx'
/** What is loaded after a failure. */
const FAILURE = ['client/layout/error-details.tsx', 'client/lib/retry-later.ts', 'client/lib/load-again.ts']
/** Files of the frame whose names have no hash. */
const UNHASHED = ['theme.js', 'start.js', 'favicon.svg', 'manifest.webmanifest']

const SCREENS = {
  catalogue: ['client/routes/directory.tsx', 'client/routes/tool.tsx'],
  quiz: ['client/routes/quiz.tsx', 'client/routes/quiz-results.tsx'],
} as const

/** These chunks and what they import, dependencies first; `withLater`: also what they load when it is needed. */
function chunksOf(manifest: Manifest, keys: readonly string[], withLater = false): string[] {
  const found: string[] = []
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (seen.has(key)) return
    if (!chunk) throw new Error(`The manifest has no ${key}`)
    seen.add(key)
    chunk.imports?.forEach(visit)
    found.push(`/${chunk.file}`)
    // The entry loads all screens.
    if (withLater && key !== ENTRY) chunk.dynamicImports?.forEach(visit)
  }
  keys.forEach(visit)
  return found
}

/** The files that the worker keeps. `hashOf`: of the contents of a file whose name has no hash. */
export function offlineBuildOf(manifest: Manifest, hashOf: (file: string) => string): OfflineBuild {
  const modules = chunksOf(manifest, [ENTRY])
  const later = chunksOf(manifest, FAILURE).filter((file) => !modules.includes(file))
  const entry = manifest[ENTRY]
  const styles = (entry?.css ?? []).map((file) => `/${file}`)
  const fonts = (entry?.assets ?? []).map((file) => `/${file}`)
  const frame = [...styles, ...fonts, ...modules, ...later, ...UNHASHED.map((file) => `/${file}`)]
  const group = (screens: readonly string[]): OfflineGroup => ({
    files: chunksOf(manifest, screens, true).filter((file) => !frame.includes(file)),
    screen: `/${manifest[screens[0] as string]?.file}`,
  })
  const files = { styles, modules, later, frame, catalogue: group(SCREENS.catalogue), quiz: group(SCREENS.quiz) }
  const hash = createHash('sha256').update(JSON.stringify(files))
  for (const file of UNHASHED) hash.update(hashOf(file))
  return { version: hash.digest('hex').slice(0, 12), ...files }
}

/** Adds the worker to the built client in a folder. */
export async function buildWorker(root: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8')) as Manifest
  const offline = offlineBuildOf(manifest, (file) => readFileSync(join(root, file), 'utf8'))
  await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: { OFFLINE_BUILD: JSON.stringify(offline) },
    build: {
      outDir: root,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'client/worker/main.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
