/**
 * Fails when a page ships more bytes than its budget, or code that must stay out of pages. Reads the finished build.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { gzipSync } from 'node:zlib'
import { ADMIN_ROUTES } from '#core/routes/admin.ts'
import { ALL_ROUTES } from '#core/routes/all-routes.ts'
import { MEMBER_ROUTES } from '#core/routes/member.ts'
import type { RouteLayout, RouteRow } from '#core/routes/route-row.ts'
import { screenModule } from '#core/routes/screen-module.ts'

const ROOT = 'dist/client'
const ENTRY = 'client/entry-client.tsx'
const RENDERER = 'dist/server/entry-server.js'
/** The server with what it loads at its start; other files of the folder are loaded on first use. */
const SERVER = 'dist/app/main.js'
const REPORT = 'dist/bundle-report.json'
const KILOBYTE = 1000

/** Gzip bytes for a first visit, by layout. The administration has styles of its own besides those of all pages. */
const BUDGETS = {
  js: { public: 172 * KILOBYTE, member: 200 * KILOBYTE, admin: 260 * KILOBYTE },
  css: { public: 16 * KILOBYTE, member: 16 * KILOBYTE, admin: 32 * KILOBYTE },
} as const satisfies Record<string, Record<RouteLayout, number>>

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>
type RouteBytes = {
  readonly route: string
  readonly layout: RouteLayout
  readonly js: number
  readonly css: number
  readonly own: number
}

/** The layout of each screen's source file. Files without a row (404 pages) use the public one. */
const LAYOUTS = new Map(ALL_ROUTES.map((row) => [screenModule(row), row.layout]))

/** The module with a table's routes, if it is not in the first script. */
const LATER_MODULES: Readonly<Record<RouteLayout, readonly string[]>> = {
  public: [],
  member: ['client/member-routes.tsx'],
  admin: ['client/admin-routes.tsx'],
}

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

/** Gzip bytes per screen: the entry, its table's module, its own chunk and all their static imports. */
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
      const layout = LAYOUTS.get(key) ?? 'public'
      const { js, css } = measure([ENTRY, ...LATER_MODULES[layout], key])
      return { route: key.replace(/^client\/routes\/|\.tsx$/g, ''), layout, js, css, own: js - shared.js }
    })
    .sort((a, b) => b.js - a.js)
}

/** Paths of these rows that occur as route table rows in the code. */
export const shippedRows = (code: string, rows: readonly RouteRow[]): string[] =>
  rows.map(({ path }) => path).filter((path) => new RegExp(`\\bpath:\\s*(["'\`])${path}\\1`).test(code))

/** Operations and fragments whose source text is in the code, which only the generator's map contains. */
export function shippedSources(code: string, generated: string): string[] {
  const names = [...generated.matchAll(/^export const (\w+?)(?:Document|FragmentDoc) = /gm)].map(([, name]) => name)
  return names.filter((name) => new RegExp(`(query|mutation|subscription|fragment) ${name}\\b`).test(code)) as string[]
}

/** Markers of React's development runtime: its JSX function, hints and file names. */
export const holdsDevelopmentRuntime = (code: string): boolean =>
  /\bjsxDEV\b|Download the React DevTools|\breact[\w.-]*\.development\.js/.test(code)

/** Packages imported by a built module; only at line starts, so that texts about imports do not count. */
export const packagesOf = (code: string): string[] =>
  [...code.matchAll(/^import\b[^"'\n]*["']([^"']+)["']/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !isBuiltin(name) && !name.startsWith('.'))

/** Text that V8 keeps with two bytes per character, or classes of packages that few requests need. */
export function serverProblems(code: string): string[] {
  const later = ['McpServer', 'SMTPConnection', 'StripeResource'].filter((name) =>
    new RegExp(`\\b(?:class|function) ${name}\\b|\\b${name} = class\\b`).test(code),
  )
  return [
    ...(/[^\0-\x7f]/.test(code)
      ? ['contains characters beyond ASCII, which doubles the memory that its text takes']
      : []),
    ...later.map((name) => `contains ${name}, which is loaded on first use`),
  ]
}

function main(): void {
  const manifest = JSON.parse(readFileSync(`${ROOT}/.vite/manifest.json`, 'utf8')) as Manifest
  const routes = bytesByRoute(manifest, (file) => gzipSync(readFileSync(`${ROOT}/${file}`), { level: 9 }).length)
  const failures: string[] = []
  for (const { route, layout, js, css } of routes) {
    if (js > BUDGETS.js[layout])
      failures.push(`${route}: ${js} bytes of JavaScript, ${BUDGETS.js[layout]} allowed in the ${layout} layout`)
    if (css > BUDGETS.css[layout]) failures.push(`${route}: ${css} bytes of CSS, ${BUDGETS.css[layout]} allowed`)
  }
  for (const key of closure(manifest, [ENTRY])) {
    const file = manifest[key]?.file ?? ''
    const rows = shippedRows(readFileSync(`${ROOT}/${file}`, 'utf8'), [...MEMBER_ROUTES, ...ADMIN_ROUTES])
    if (rows.length > 0) failures.push(`${file}, which every page loads, ships the rows of ${rows.join(', ')}`)
  }
  const generated = readFileSync('client/gql/graphql.ts', 'utf8')
  for (const name of globSync('assets/*.js', { cwd: ROOT })) {
    const code = readFileSync(`${ROOT}/${name}`, 'utf8')
    const sources = shippedSources(code, generated)
    if (sources.length > 0) failures.push(`${name} ships the source text of ${sources.join(', ')}`)
    if (holdsDevelopmentRuntime(code)) failures.push(`${name} ships React's development runtime`)
    if (/ZodError|_zod\b/.test(code)) failures.push(`${name} ships the validation library`)
  }
  const renderer = readFileSync(RENDERER, 'utf8')
  if (holdsDevelopmentRuntime(renderer)) failures.push("The renderer holds React's development runtime")
  const packages = packagesOf(renderer)
  if (packages.length > 0) failures.push(`The renderer imports ${packages.join(', ')}, which a server need not have`)
  for (const file of [SERVER, RENDERER]) {
    failures.push(...serverProblems(readFileSync(file, 'utf8')).map((problem) => `${file} ${problem}`))
  }
  writeFileSync(REPORT, `${JSON.stringify({ budgets: BUDGETS, routes, failures }, null, 2)}\n`)
  console.log('screen                  layout     js gzip    of it own   css gzip')
  const column = (bytes: number, width: number) => `${(bytes / KILOBYTE).toFixed(1)} kB`.padStart(width)
  for (const { route, layout, js, css, own } of routes) {
    console.log(`${route.padEnd(24)}${layout.padEnd(8)}${column(js, 10)}${column(own, 13)}${column(css, 11)}`)
  }
  for (const layout of ['public', 'member', 'admin'] as const) {
    const [js, css] = [BUDGETS.js[layout], BUDGETS.css[layout]]
    console.log(`${'budget'.padEnd(24)}${layout.padEnd(8)}${column(js, 10)}${''.padStart(13)}${column(css, 11)}`)
  }
  for (const failure of failures) console.error(failure)
  if (failures.length > 0) process.exitCode = 1
}

if (import.meta.main) main()
