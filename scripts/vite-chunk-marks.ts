import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const SOURCES = '{client,core}/**/*.{ts,tsx}'
const MARKS = /^\/\/ @chunk ([\w-]+)(?:: ([\w, ]+))?$/gm
const ICON_FILE = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\./

/** Generated code, which cannot have a mark, and its chunk. Every screen with a fragment needs it. */
const GENERATED = { file: 'client/gql/fragment-masking.ts', chunk: 'parts' }

const absolute = (file: string) => resolve(file).replaceAll('\\', '/')
const iconFileOf = (icon: string) => icon.replace(/\B(?=[A-Z\d])/g, '-').toLowerCase()

/**
 * Groups modules into chunks by marks in the code: `// @chunk cards` puts its source file in the chunk `cards`,
 * `// @chunk cards: Heart` only that icon. Small chunks compress badly and add import overhead, so modules that are used
 * together belong in one. Apart from the first of `names`, a chunk must not include modules of the initial script, or
 * every page would load all of it.
 */
export function chunkGroups(names: readonly [string, ...string[]]) {
  const chunks = new Map([[absolute(GENERATED.file), GENERATED.chunk]])
  for (const file of globSync(SOURCES)) {
    for (const [, name = '', icons] of readFileSync(file, 'utf8').matchAll(MARKS)) {
      if (!names.includes(name)) throw new Error(`${file}: the chunk ${name} is not declared`)
      const members = icons?.split(', ').map(iconFileOf) ?? [absolute(file)]
      for (const member of members) chunks.set(member, name)
    }
  }
  const chunkOf = (id: string) => chunks.get(ICON_FILE.exec(id)?.[1] ?? id)
  return names.map((name, index) => ({
    name,
    test: (id: string) => chunkOf(id) === name,
    includeDependenciesRecursively: index === 0,
  }))
}
