import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Job } from '#core/jobs/job-file.ts'
import type { OutsideProduct } from '#core/jobs/outside-products.ts'
import type { SearchWords, Synonym } from '#core/search/index/search-record.ts'

const DATA = path.join(import.meta.dirname, '../../../../prisma/data')

const parsed = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content

const readSynonyms = (): readonly Synonym[] => {
  const file = path.join(DATA, 'synonyms.json')
  return existsSync(file) ? parsed<{ readonly synonyms: readonly Synonym[] }>(file).synonyms : []
}

const readOutsideProducts = (): readonly OutsideProduct[] => {
  const file = path.join(DATA, 'outside-products.json')
  return existsSync(file) ? parsed<{ readonly products: readonly OutsideProduct[] }>(file).products : []
}

/** By file name, then in the order of the file. */
const readJobFiles = (): readonly Job[] => {
  const folder = path.join(DATA, 'jobs')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => parsed<{ readonly jobs: readonly Job[] }>(path.join(folder, name)).jobs)
}

let jobs: readonly Job[] | null = null
let words: SearchWords | null = null

/** Read once; the catalog lint validates the format. */
export const readJobs = (): readonly Job[] => {
  jobs ??= readJobFiles()
  return jobs
}

/** Read once; the catalog lint validates the format. */
export const readSearchWords = (): SearchWords => {
  words ??= { synonyms: readSynonyms(), jobs: readJobs(), outsideProducts: readOutsideProducts() }
  return words
}
