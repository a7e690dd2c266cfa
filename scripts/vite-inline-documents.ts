import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'graphql'
import type { Plugin } from 'vite'

const CALL = /\bgraphql\(\s*(?:\/\*[^*]*\*\/\s*)?`([^`]*)`\s*,?\s*\)/g
const IMPORT = /^import \{ graphql \} from '[^']*\/gql\/gql\.ts'\n/m

/** The name under which the generator exports the document of a source text: `XDocument` or `XFragmentDoc`. */
function documentExport(source: string): string {
  const definition = parse(source).definitions[0]
  if (definition?.kind === 'OperationDefinition' && definition.name) return `${definition.name.value}Document`
  if (definition?.kind === 'FragmentDefinition') return `${definition.name.value}FragmentDoc`
  throw new Error('A graphql() call must hold a named operation or fragment')
}

/** A document that is handed to the cache: `cache.readFragment({ fragment: ToolHeader_tool, ... })`. */
const TO_CACHE = /\bfragment: (\w+)/g

/** The fragments of some sources whose documents are used at run time. Exported for its test. */
export const fragmentsUsed = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(sources.flatMap((source) => [...source.matchAll(TO_CACHE)].map(([, name]) => `${name}FragmentDoc`)))

/**
 * Replaces each graphql`...` call by the generated document. A fragment is part of the operations that spread it, and
 * unmasking looks at types alone: only those in `used` are shipped by themselves. Exported for its test.
 */
export function inlineCalls(
  code: string,
  generated: Readonly<Record<string, unknown>>,
  used: ReadonlySet<string>,
): string {
  const replaced = code.replace(CALL, (_call, source: string) => {
    const name = documentExport(source)
    const document = generated[name]
    if (document === undefined) throw new Error(`${name} is not generated: run npm run codegen`)
    if (name.endsWith('FragmentDoc') && !used.has(name)) return '({})'
    return `(${JSON.stringify(document)})`
  })
  return /\bgraphql\(/.test(replaced) ? replaced : replaced.replace(IMPORT, '\n')
}

/**
 * In builds, puts each operation's document beside its use, so that a page never ships the generator's map of all
 * documents. In development the map is used as it is.
 */
export function inlineDocuments(): Plugin {
  const file = resolve('client/gql/graphql.ts')
  let generated: Promise<Record<string, unknown>> | undefined
  let used: ReadonlySet<string> = new Set()
  return {
    name: 'toolfinch:inline-documents',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      used = fragmentsUsed(globSync('client/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8')))
    },
    async transform(code, id) {
      if (!id.includes('/client/') || id.includes('/client/gql/') || !/\.tsx?$/.test(id)) return null
      if (!code.includes('graphql(')) return null
      if (!existsSync(file)) throw new Error('client/gql is missing: run npm run codegen')
      generated ??= import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)
      return { code: inlineCalls(code, await generated, used), map: null }
    },
  }
}
