/** Fails when a page ships more bytes than its budget, or ships what must stay out of pages. Reads the finished build. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const ROOT = 'dist/client'
const ENTRY = 'client/entry-client.tsx'
const RENDERER = 'dist/server/entry-server.js'
const REPORT = 'dist/bundle-report.json'
const KILOBYTE = 1000

/** Gzip bytes to a first-time visitor of any public page. */
const BUDGETS = { js: 168 * KILOBYTE, css: 16 * KILOBYTE } as const

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>
export type RouteBytes = { readonly route: string; readonly js: number; readonly css: number; readonly own: number }

function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest has no ${key}`)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return found
}

/** Gzip bytes of each route: the entry, the route's chunk and all that both import statically. */
export function bytesByRoute(manifest: Manifest, sizeOf: (file: string) => number): RouteBytes[] {
  const measure = (keys: readonly string[]) => {
    const chunks = [...closure(manifest, keys)].map((key) => manifest[key]).filter((chunk) => chunk !== undefined)
    const total = (files: readonly string[]) => [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0)
    return { js: total(chunks.map(({ file }) => file)), css: total(chunks.flatMap(({ css }) => css ?? [])) }
  }
  const shared = measure([ENTRY])
  return Object.keys(manifest)
    .filter((key) => key.startsWith('client/routes/'))
    .map((key) => {
      const { js, css } = measure([ENTRY, key])
      return { route: key.replace(/^client\/routes\/|\.tsx$/g, ''), js, css, own: js - shared.js }
    })
    .sort((a, b) => b.js - a.js)
}

/** Names of operations and fragments whose source text stands in the code, which only the generator's map holds. */
export function shippedSources(code: string, generated: string): string[] {
  const names = [...generated.matchAll(/^export const (\w+?)(?:Document|FragmentDoc) = /gm)].map(([, name]) => name)
  return names.filter((name) => new RegExp(`(query|mutation|subscription|fragment) ${name}\\b`).test(code)) as string[]
}

/** What only React's development runtime holds: its JSX function, its advice, the names of its files. */
export const holdsDevelopmentRuntime = (code: string): boolean =>
  /\bjsxDEV\b|Download the React DevTools|\breact[\w.-]*\.development\.js/.test(code)

function main(): void {
  const manifest = JSON.parse(readFileSync(`${ROOT}/.vite/manifest.json`, 'utf8')) as Manifest
  const routes = bytesByRoute(manifest, (file) => gzipSync(readFileSync(`${ROOT}/${file}`), { level: 9 }).length)
  const failures: string[] = []
  for (const { route, js, css } of routes) {
    if (js > BUDGETS.js) failures.push(`${route}: ${js} bytes of JavaScript, ${BUDGETS.js} allowed`)
    if (css > BUDGETS.css) failures.push(`${route}: ${css} bytes of CSS, ${BUDGETS.css} allowed`)
  }
  const generated = readFileSync('client/gql/graphql.ts', 'utf8')
  for (const name of globSync('assets/*.js', { cwd: ROOT })) {
    const code = readFileSync(`${ROOT}/${name}`, 'utf8')
    const sources = shippedSources(code, generated)
    if (sources.length > 0) failures.push(`${name} ships the source text of ${sources.join(', ')}`)
    if (holdsDevelopmentRuntime(code)) failures.push(`${name} ships React's development runtime`)
    if (/ZodError|_zod\b/.test(code)) failures.push(`${name} ships the validation library`)
  }
  if (holdsDevelopmentRuntime(readFileSync(RENDERER, 'utf8')))
    failures.push("The renderer holds React's development runtime")
  writeFileSync(REPORT, `${JSON.stringify({ budgets: BUDGETS, routes, failures }, null, 2)}\n`)
  console.log('route                    js gzip    of it own   css gzip')
  const column = (bytes: number, width: number) => `${(bytes / KILOBYTE).toFixed(1)} kB`.padStart(width)
  for (const { route, js, css, own } of routes) {
    console.log(`${route.padEnd(20)}${column(js, 12)}${column(own, 13)}${column(css, 11)}`)
  }
  console.log(`budget              ${column(BUDGETS.js, 12)}${''.padStart(13)}${column(BUDGETS.css, 11)}`)
  for (const failure of failures) console.error(failure)
  if (failures.length > 0) process.exitCode = 1
}

if (import.meta.main) main()
