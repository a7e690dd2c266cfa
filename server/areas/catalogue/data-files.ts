/** Reads the catalogue's data files: `categories.json`, `featured.json` and `tools/<category>.json`. */
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
} from '../../../core/catalogue/tool-record.ts'

/** The files as they stand on disk, with one hash over all of them. */
type RawDataFiles = { readonly hash: string; readonly files: readonly { name: string; text: string }[] }

/** The content of the data files, checked against their schemas. */
export type CatalogueData = {
  readonly categories: readonly CategoryRecord[]
  readonly tools: readonly (ToolRecord & { readonly category: string })[]
  /** Slugs of the tools that the editors feature, in the order of the list. */
  readonly featured: readonly string[]
}

/** What does not fit in one data file. */
export class DataFileError extends Error {
  readonly file: string

  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`)
    this.name = 'DataFileError'
    this.file = file
  }
}

/** Moves when the way from a record to its row changes, so that unchanged files are applied once more. */
const ROW_VERSION = 3

/** Reads all data files below `dir`; cheap enough for every start. */
export const readDataFiles = (dir: string): RawDataFiles => {
  const toolFiles = readdirSync(path.join(dir, 'tools')).filter((name) => name.endsWith('.json'))
  const names = ['categories.json', 'featured.json', ...toolFiles.sort().map((name) => `tools/${name}`)]
  const files = names.map((name) => ({ name, text: readFileSync(path.join(dir, name), 'utf8') }))
  const hash = createHash('sha256').update(`rows ${ROW_VERSION}\0`)
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
 * Checks the files against their schemas and each other. Throws DataFileError that names the file and every value that
 * is wrong.
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

/** Throws DataFileError for a slug that was seen before; adds the others to `seen`. */
const refuseRepeated = (file: string, records: readonly { slug: string }[], seen = new Set<string>()): void => {
  for (const { slug } of records) {
    if (seen.has(slug)) throw new DataFileError(file, `the slug "${slug}" is taken by another record`)
    seen.add(slug)
  }
}
