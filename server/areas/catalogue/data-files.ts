/** Reads the data files: `categories.json`, `featured.json` and `tools/<category>.json`. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import {
  type CategoryRecord,
  categoryFileSchema,
  featuredFileSchema,
  type ToolRecord,
  toolFileSchema,
} from '#core/catalogue/fields/tool-record.ts'
import exchangeRates from '#prisma/data/exchange-rates.json' with { type: 'json' }

/** The raw files, with one hash over all of them. */
type RawDataFiles = { readonly hash: string; readonly files: readonly { name: string; text: string }[] }

export type CatalogueData = {
  readonly categories: readonly CategoryRecord[]
  readonly tools: readonly (ToolRecord & { readonly category: string })[]
  /** Slugs of featured tools, in list order. */
  readonly featured: readonly string[]
}

/** An invalid data file. */
export class DataFileError extends Error {
  readonly file: string

  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`)
    this.name = 'DataFileError'
    this.file = file
  }
}

/** Increment when the mapping from records to rows changes, so that unchanged files are applied again. */
const ROW_VERSION = 4

/** Cheap enough for every start. */
export const readDataFiles = (dir: string): RawDataFiles => {
  const toolFiles = readdirSync(path.join(dir, 'tools')).filter((name) => name.endsWith('.json'))
  const names = ['categories.json', 'featured.json', ...toolFiles.sort().map((name) => `tools/${name}`)]
  const files = names.map((name) => ({ name, text: readFileSync(path.join(dir, name), 'utf8') }))
  const hash = createHash('sha256').update(`rows ${ROW_VERSION}\0`)
  // Stored amounts in US dollars depend on them.
  hash.update(JSON.stringify(exchangeRates))
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`)
  return { hash: hash.digest('hex'), files }
}

const parse = <T extends z.ZodType>(schema: T, file: { name: string; text: string }): z.output<T> => {
  let value: unknown
  try {
    value = JSON.parse(file.text)
  } catch (error) {
    throw new DataFileError(file.name, `is not JSON: ${(error as Error).message}`)
  }
  const result = schema.safeParse(value)
  if (!result.success) throw new DataFileError(file.name, `\n${z.prettifyError(result.error)}`)
  return result.data
}

/**
 * Validates the files against their schemas and each other. Throws DataFileError naming the file and every invalid
 * value.
 */
export const parseDataFiles = ({ files }: RawDataFiles): CatalogueData => {
  const [categoryFile, featuredFile, ...toolFiles] = files
  if (categoryFile === undefined || featuredFile === undefined) throw new Error('the data files are incomplete')
  const { categories } = parse(categoryFileSchema, categoryFile)
  refuseRepeated(categoryFile.name, categories)
  const slugs = new Set<string>()
  return {
    categories,
    featured: parse(featuredFileSchema, featuredFile).tools,
    tools: toolFiles.flatMap((file) => {
      const { category, tools } = parse(toolFileSchema, file)
      if (file.name !== `tools/${category}.json`) {
        throw new DataFileError(file.name, `contains the category "${category}" and must be named after it`)
      }
      if (!categories.some(({ slug }) => slug === category)) {
        throw new DataFileError(file.name, `contains the category "${category}", which is not in ${categoryFile.name}`)
      }
      refuseRepeated(file.name, tools, slugs)
      return tools.map((tool) => ({ ...tool, category }))
    }),
  }
}

/** Throws DataFileError for a repeated slug; adds the others to `seen`. */
const refuseRepeated = (file: string, records: readonly { slug: string }[], seen = new Set<string>()): void => {
  for (const { slug } of records) {
    if (seen.has(slug)) throw new DataFileError(file, `the slug "${slug}" is taken by another record`)
    seen.add(slug)
  }
}
