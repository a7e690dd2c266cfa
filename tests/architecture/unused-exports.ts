import path from 'node:path'
import type { Source } from './source-rules.ts'

/** An exported name, and the offset of its `export` keyword in the file. */
type Export = { readonly file: string; readonly name: string; readonly start: number }

type Module = {
  readonly file: string
  readonly text: string
  readonly exports: readonly Export[]
  /** Imported names, each as `file name`. */
  readonly imports: readonly string[]
  /** Files imported as a whole: `import * as x`, `import()`, `typeof import()`, `export *`. */
  readonly wholes: readonly string[]
  /** All words of the file, to find used names of files imported as a whole. */
  readonly words: () => ReadonlySet<string>
}

/** Names read by tools or frameworks, by file. */
const ENTRY_POINTS: readonly (readonly [files: RegExp, names: readonly string[]])[] = [
  // Read by Vite, Vitest, Playwright and Prisma.
  [/^[^/]+\.config\.ts$/, ['default']],
  [/^e2e\/global-setup\.ts$/, ['default']],
  [/^tests\/setup\/database-template\.ts$/, ['setup', 'teardown']],
  // Loaded by the router, which looks for the component of a screen.
  [/^client\/routes\/(?:(?:member|admin)\/)?[^/]+\.tsx$/, ['Component']],
  // A fragment that documents of other files spread by its name; the code generator reads it from the source.
  [/^server\/http\/functions\/expect-success\.ts$/, ['FunctionFailure']],
  // Called by the code generator.
  [/^(?:examples\/typescript-client\/)?codegen\.ts$/, ['default']],
  [/^scripts\/codegen\/[^/]+\.ts$/, ['plugin']],
  // Loaded by the server from the build.
  [/^client\/entry-server\.tsx$/, ['render']],
]

// All files are formatted, so module statements start in the first column. Parsing a thousand files would take many
// times as long.
const DECLARATION =
  /^export (?:default\b|(?:const|let) (?<pattern>[{[][^=]*)|(?:abstract )?(?:async )?(?:const|let|function\*?|class|enum|type|interface) (?<name>[\w$]+))/gm
const STATEMENT =
  /^(?<kind>import|export) (?:type )?(?:(?<all>\*)(?: as [\w$]+)?|(?<first>[\w$]+)?(?:, )?(?:\{(?<names>[^}]*)\})?) from '(?<from>[.#][^']*)'/gm
const LOCAL_LIST = /^export (?:type )?\{(?<names>[^}]*)\}$/gm
const WHOLE = /\bimport\(\s*['"](?<from>[.#][^'"]+)['"]\s*,?\s*\)/g

/** The names of `a, type b, c as d` as pairs of inner and outer name. */
const pairsOf = (list: string): (readonly [inner: string, outer: string])[] =>
  list
    .replace(/\/\/.*/g, '')
    .split(',')
    .map((item) => item.trim().replace(/^type /, ''))
    .filter((item) => item !== '')
    .map((item) => {
      const [inner = '', outer = inner] = item.split(' as ')
      return [inner, outer]
    })

/** The names declared by a destructuring pattern: `a` and `c` for `{ a, b: c }`. */
const boundNames = (pattern: string): string[] =>
  pattern
    .replace(/[{}[\]]/g, ' ')
    .split(',')
    .map((item) => item.split(':').at(-1)?.trim() ?? '')
    .filter((item) => item !== '')

const readModule = ({ file, text }: Source): Module => {
  const exports: Export[] = []
  const imports: string[] = []
  const wholes: string[] = []
  const resolve = (specifier: string) =>
    specifier.startsWith('#') ? specifier.slice(1) : path.posix.join(path.posix.dirname(file), specifier)
  const add = (start: number, ...names: readonly string[]) =>
    exports.push(...names.map((name) => ({ file, name, start })))

  for (const { index, groups } of text.matchAll(DECLARATION)) {
    if (groups?.pattern !== undefined) add(index, ...boundNames(groups.pattern))
    else add(index, groups?.name ?? 'default')
  }
  for (const { index, groups } of text.matchAll(LOCAL_LIST)) {
    add(index, ...pairsOf(groups?.names ?? '').map(([, outer]) => outer))
  }
  for (const { index, groups } of text.matchAll(STATEMENT)) {
    const from = resolve(groups?.from ?? '')
    if (groups?.all !== undefined) wholes.push(from)
    if (groups?.first !== undefined) imports.push(`${from} default`)
    const pairs = pairsOf(groups?.names ?? '')
    imports.push(...pairs.map(([inner]) => `${from} ${inner}`))
    if (groups?.kind === 'export') add(index, ...pairs.map(([, outer]) => outer))
  }
  for (const { groups } of text.matchAll(WHOLE)) wholes.push(resolve(groups?.from ?? ''))

  let words: ReadonlySet<string> | undefined
  return {
    file,
    text,
    exports,
    imports,
    wholes,
    words: () => {
      words ??= new Set(text.match(/[\w$]+/g))
      return words
    },
  }
}

/** Code of the product that serves tests alone, by intent. */
const FOR_TESTS: readonly (readonly [files: RegExp, names: readonly string[]])[] = [
  // What people do at Stripe, which the stub of the tests drives and the pages of the test checkout do not offer.
  [/^payment-simulator\//, ['pauseSubscription', 'resumeSubscription', 'openDispute', 'decideDispute']],
  [/^payment-simulator\/cards\.ts$/, ['TestCard']],
  // Tables that a merge leaves alone: a decision for each, compared with the foreign keys of the database.
  [/^server\/areas\/catalogue\/editing\/merge-references\.ts$/, ['STAYING_TABLES']],
  // The draft lives in module state, which tests begin without.
  [/^client\/features\/quiz\/quiz-draft\.ts$/, ['dropDraft']],
]

const isListed = (list: typeof ENTRY_POINTS, { file, name }: Export): boolean =>
  list.some(([files, names]) => files.test(file) && names.includes(name))

/** The exports that none of the given importers uses. */
const unusedBy = (importers: readonly Module[], modules: readonly Module[]): readonly Export[] => {
  const used = new Set(importers.flatMap(({ imports }) => imports))
  const wholes = new Map<string, Module[]>()
  for (const module of importers) {
    for (const file of module.wholes) wholes.set(file, [...(wholes.get(file) ?? []), module])
  }
  const isUsed = (one: Export) =>
    used.has(`${one.file} ${one.name}`) ||
    isListed(ENTRY_POINTS, one) ||
    (wholes.get(one.file) ?? []).some(({ words }) => words().has(one.name))
  return modules.flatMap(({ exports }) => exports.filter((one) => !isUsed(one)))
}

/**
 * Exports that no other file imports, including types. A use in the same file does not count. For files imported as a
 * whole, names occurring in the importing file count as used.
 * @param sources every hand-written file of the project
 */
export function unusedExports(sources: readonly Source[]): readonly Export[] {
  const modules = sources.map(readModule)
  return unusedBy(modules, modules)
}

const IS_TEST = /^(tests|e2e)\//
const occurrences = (text: string, name: string): number => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0

/**
 * Exports outside of the tests that tests alone use: dead code that its own test keeps alive. What the exporting file
 * itself uses is not dead; a test may look at such a part by itself.
 * @param sources as for `unusedExports`
 */
export function exportsForTestsAlone(sources: readonly Source[]): readonly Export[] {
  const modules = sources.map(readModule)
  const product = modules.filter(({ file }) => !IS_TEST.test(file))
  const texts = new Map(product.map(({ file, text }) => [file, text]))
  return unusedBy(product, product).filter(
    (one) =>
      occurrences(texts.get(one.file) ?? '', one.name) === 1 && one.name !== 'default' && !isListed(FOR_TESTS, one),
  )
}
