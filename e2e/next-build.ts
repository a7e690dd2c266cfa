/** The started product with a second build: the same pages, but a script with another name and a worker that lists it. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildWorker, type Manifest } from '#scripts/build-worker.ts'

const CLIENT = 'dist/client'
const MANIFEST = '.vite/manifest.json'
const RENAMED = 'client/entry-client.tsx'

/** The worker of the second build, made by the program that makes that of the first. */
async function workerOf(manifest: string): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'next-build-'))
  try {
    cpSync(CLIENT, dir, { recursive: true, filter: (path) => !path.startsWith(join(CLIENT, 'assets')) })
    mkdirSync(dirname(join(dir, MANIFEST)), { recursive: true })
    writeFileSync(join(dir, MANIFEST), manifest)
    await buildWorker(dir)
    return readFileSync(join(dir, 'sw.js'), 'utf8')
  } finally {
    rmSync(dir, { recursive: true })
  }
}

/** Serves the product, from `deploy` on as its next build. The earlier script is gone then. */
export async function startNextBuild(product: string) {
  const manifest = readFileSync(join(CLIENT, MANIFEST), 'utf8')
  const before = `/${(JSON.parse(manifest) as Manifest)[RENAMED]?.file}`
  const after = before.replace('.js', '-next.js')
  const [nameBefore, nameAfter] = [before, after].map((path) => path.replace('/assets/', '')) as [string, string]
  const worker = await workerOf(manifest.replaceAll(nameBefore, nameAfter))
  let isDeployed = false

  const respond = async (path: string, accept: string): Promise<Response> => {
    if (!isDeployed) return fetch(product + path, { headers: { accept } })
    if (path === before) return new Response('', { status: 404 })
    const response = await fetch(product + path.replace(after, before), { headers: { accept } })
    const type = response.headers.get('content-type') ?? ''
    if (path === '/sw.js') return new Response(worker, response)
    return /html|javascript/.test(type)
      ? new Response((await response.text()).replaceAll(nameBefore, nameAfter), response)
      : response
  }
  const server = createServer(async ({ url = '/', headers: { accept = '*/*' } }, outgoing) => {
    const response = await respond(url, accept)
    const { 'content-encoding': _packed, 'content-length': _length, ...headers } = Object.fromEntries(response.headers)
    outgoing.writeHead(response.status, headers).end(Buffer.from(await response.arrayBuffer()))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    before,
    after,
    deploy: () => {
      isDeployed = true
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
