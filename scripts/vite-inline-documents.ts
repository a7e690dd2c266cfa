import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'graphql'
import type { Plugin } from 'vite'

const CALL = /\bgraphql\(\s*(?:\/\*[^*]*\*\/\s*)?`([^`]*)`\s*,?\s*\)/g
const IMPORT = /^import \{ graphql \} from '[^']*\/gql\/gql\.ts'\n/m

/** The export name of a source text's generated document: `XDocument` or `XFragmentDoc`. */
function documentExport(source: string): string {
  const definition = parse(source).definitions[0]
  if (definition?.kind === 'OperationDefinition' && definition.name) return `${definition.name.value}Document`
  if (definition?.kind === 'FragmentDefinition') return `${definition.name.value}FragmentDoc`
  throw new Error('A graphql() call must hold a named operation or fragment')
}

/** A document passed to the cache: `cache.readFragment({ fragment: ToolHeader_tool, ... })`. */
const TO_CACHE = /\bfragment: (\w+)/g

/** Fragments used at run time. Exported for its test. */
export const fragmentsUsed = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(sources.flatMap((source) => [...source.matchAll(TO_CACHE)].map(([, name]) => `${name}FragmentDoc`)))

/**
 * Replaces each graphql`...` call by the generated document. Fragments are part of their operations, and unmasking only
 * uses types: only those in `used` are shipped separately. Exported for its test.
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
 * In builds, inlines each operation's document, so that pages never ship the generator's map of all documents.
 * Development uses the map.
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
