import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Traces } from './traces.ts'

const PACKAGE = join(import.meta.dirname, '../../package.json')

/** With their versions; `npm ci --omit=dev` does not install them. */
const wantedPackages = (): string => {
  const { peerDependencies } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { peerDependencies: Record<string, string> }
  return Object.entries(peerDependencies)
    .map(([name, version]) => `${name}@${version}`)
    .join(' ')
}

/** Traces are wanted, but their packages are not installed. */
export class TracesMissingError extends Error {
  constructor(cause: unknown) {
    super(
      `OTEL_EXPORTER_OTLP_ENDPOINT needs packages that are not installed: npm install --no-save ${wantedPackages()}`,
      {
        cause,
      },
    )
    this.name = 'TracesMissingError'
  }
}

/** Null without a collector: then nothing is loaded. */
export const loadTraces = async (
  collector: { readonly endpoint: string } | undefined,
  load: () => Promise<typeof import('./traces.ts')> = () => import('./traces.ts'),
): Promise<Traces | null> => {
  if (collector === undefined) return null
  const { createTraces } = await load().catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ERR_MODULE_NOT_FOUND' ? new TracesMissingError(error) : error
  })
  return createTraces(collector)
}
