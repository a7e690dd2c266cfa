import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagesFileSchema } from '#core/catalogue/packages-file.ts'
import { parseDataFiles, readDataFiles } from '#server/areas/catalogue/data-files.ts'
import { packageFacts, packageOf, type Registries, RegistryError } from './registries.ts'
import { releasedRecord } from './released-record.ts'

type Options = {
  /** The folder of the data files. */
  readonly dir: string
  readonly registries: Registries
  /** The month of new facts, `YYYY-MM`. */
  readonly month: string
  /** Slugs of the tools to update; all of the map when empty. */
  readonly only: readonly string[]
  readonly print: (text: string) => void
}

type ToolFile = { readonly tools: readonly Readonly<Record<string, unknown>>[] }

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Stores a record in its file. Returns what changed. */
const enter = (
  { dir, month }: Options,
  tool: { readonly slug: string; readonly category: string },
  facts: Awaited<ReturnType<typeof packageFacts>>,
): readonly string[] => {
  const path = join(dir, 'tools', `${tool.category}.json`)
  const file = readJson(path) as ToolFile
  const index = file.tools.findIndex(({ slug }) => slug === tool.slug)
  const released = releasedRecord(file.tools[index] ?? {}, tool.category, facts, month)
  if (released === null) return []
  const tools = file.tools.with(index, released.record)
  writeFileSync(path, `${JSON.stringify({ ...file, tools }, null, 2)}\n`)
  return released.changes
}

/**
 * Asks the registry of each package in `packages.json` for the license and the newest release of its tool, and enters
 * what is new into the data files. A registry that gives no response gets no further requests.
 * @returns the number of problems, which are printed
 * @throws DataFileError for invalid data files, ZodError for an invalid map
 */
export const updateReleases = async (options: Options): Promise<number> => {
  const { dir, registries, only, print } = options
  const { packages } = packagesFileSchema.parse(readJson(join(dir, 'packages.json')))
  const tools = new Map(parseDataFiles(readDataFiles(dir)).tools.map((tool) => [tool.slug, tool]))
  const unreachable = new Set<string>()
  let [problems, changed, requested] = [0, 0, 0]
  const report = (text: string) => {
    problems += 1
    print(text)
  }
  for (const slug of only) if (!Object.hasOwn(packages, slug)) report(`${slug}: is not in packages.json`)
  for (const [slug, text] of Object.entries(packages)) {
    const tool = tools.get(slug)
    const { registry } = packageOf(text)
    if (unreachable.has(registry) || (only.length > 0 && !only.includes(slug))) continue
    if (tool === undefined) {
      report(`${slug}: there is no such tool`)
      continue
    }
    requested += 1
    try {
      const changes = enter(options, tool, await packageFacts(registries, text))
      if (changes.length > 0) {
        changed += 1
        print(`${slug}: ${changes.join(', ')}`)
      }
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      if (error.registry === null) report(`${slug}: ${text} ${error.message}`)
      else {
        unreachable.add(error.registry)
        report(`${error.registry} (${registries[error.registry]}) ${error.message}`)
      }
    }
  }
  print(`Packages requested: ${requested}. Tools changed: ${changed}. Problems: ${problems}.`)
  return problems
}
