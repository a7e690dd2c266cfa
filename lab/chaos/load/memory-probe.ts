// Preloaded into a server with --import: on SIGUSR2 it frees what it can and writes the memory in use to a file.
import { appendFileSync } from 'node:fs'

const FILE = process.env.MEMORY_PROBE_FILE ?? ''

process.on('SIGUSR2', () => {
  // Available with --expose-gc.
  const { gc } = globalThis as { gc?: () => void }
  gc?.()
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage()
  appendFileSync(FILE, `${JSON.stringify({ rss, heapUsed, external, arrayBuffers })}\n`)
})
