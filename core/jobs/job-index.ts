/** The words of all jobs, for reading texts. Plain data, so that threads can copy it. */
import { foldedText, looseKey } from '../search/text/name-keys.ts'
import { isWeak } from '../search/text/word-lists.ts'
import { contentStems } from './content-stems.ts'
import type { Job } from './job-file.ts'
import { buildJobModel, type JobModel } from './job-model.ts'
import type { OutsideProduct } from './outside-products.ts'

/** The part of a job that a search reads. */
export type SearchedJob = Pick<Job, 'slug' | 'name' | 'phrases'> & {
  readonly tools: readonly Pick<Job['tools'][number], 'tool' | 'grade'>[]
  readonly not: readonly Pick<Job['not'][number], 'tool'>[]
}

/** Without what only the recommendations read. */
export const toSearchedJob = ({ slug, name, phrases, tools, not }: SearchedJob): SearchedJob => ({
  slug,
  name,
  phrases,
  tools: tools.map(({ tool, grade }) => ({ tool, grade })),
  not: not.map(({ tool }) => ({ tool })),
})

type IndexedJob = {
  readonly slug: string
  readonly name: string
  /** Grade by the tool's slug; 0 for tools that only share the words. */
  readonly grades: ReadonlyMap<string, number>
}

type IndexedPhrase = {
  readonly job: number
  /** In lower case without accents. */
  readonly text: string
  readonly stems: readonly string[]
  readonly weight: number
}

/** A product outside of the catalog; `jobs` are positions. */
type IndexedProduct = Pick<OutsideProduct, 'name' | 'ended' | 'ordinary'> & { readonly jobs: readonly number[] }

export type JobIndex = {
  readonly jobs: readonly IndexedJob[]
  readonly phrases: readonly IndexedPhrase[]
  /** Positions of the phrases with a stem. */
  readonly phrasesByStem: ReadonlyMap<string, readonly number[]>
  /** Jobs with a stem in any phrase. */
  readonly jobsByStem: ReadonlyMap<string, readonly number[]>
  /** Reads the parts of sentences. */
  readonly model: JobModel
  readonly products: readonly IndexedProduct[]
  /** Positions of the products by the letters and digits of a name. */
  readonly productByName: ReadonlyMap<string, number>
}

/** How well a tool does a job, by its grade. */
export const WORTH_OF_GRADES: readonly number[] = [0, 0.4, 0.7, 1]

/** A weak word ("make", "app") tells less than others. */
const WEAK_SHARE = 0.3

/** What a stem tells about a job, by the number of jobs with it. */
export const stemWeight = (stem: string, withStem: number, jobs: number): number =>
  Math.log((jobs + 2) / (withStem + 1)) * (isWeak(stem) ? WEAK_SHARE : 1)

const add = (lists: Map<string, number[]>, stem: string, value: number) => {
  const list = lists.get(stem)
  if (list === undefined) lists.set(stem, [value])
  else if (list.at(-1) !== value) list.push(value)
}

const productIndex = (jobs: readonly SearchedJob[], products: readonly OutsideProduct[]) => {
  const positions = new Map(jobs.map(({ slug }, position) => [slug, position]))
  const indexed = products.map(
    ({ name, ended, ordinary, jobs: slugs }): IndexedProduct => ({
      name,
      ...(ended && { ended }),
      ...(ordinary && { ordinary }),
      jobs: slugs.flatMap((slug) => positions.get(slug) ?? []),
    }),
  )
  return {
    products: indexed,
    productByName: new Map(
      products.flatMap(({ name, aliases = [] }, position) =>
        [name, ...aliases].map((one) => [looseKey(foldedText(one)), position] as const),
      ),
    ),
  }
}

export const buildJobIndex = (jobs: readonly SearchedJob[], products: readonly OutsideProduct[] = []): JobIndex => {
  const texts = jobs.map(({ name, phrases }) =>
    [name, ...Object.values(phrases).flat()]
      .map((text) => ({ text: foldedText(text), stems: contentStems(text) }))
      .filter(({ stems }) => stems.length > 0),
  )
  const jobsByStem = new Map<string, number[]>()
  for (const [job, lists] of texts.entries())
    for (const stem of lists.flatMap(({ stems }) => stems)) add(jobsByStem, stem, job)
  const weightOf = (stem: string) => stemWeight(stem, jobsByStem.get(stem)?.length ?? 0, jobs.length)
  const phrases = texts.flatMap((lists, job) =>
    lists.map(({ text, stems }) => ({
      job,
      text,
      stems,
      weight: stems.reduce((sum, stem) => sum + weightOf(stem), 0),
    })),
  )
  const phrasesByStem = new Map<string, number[]>()
  for (const [at, { stems }] of phrases.entries()) for (const stem of stems) add(phrasesByStem, stem, at)
  return {
    jobs: jobs.map(({ slug, name, tools, not }) => ({
      slug,
      name,
      grades: new Map([
        ...not.map(({ tool }) => [tool, 0] as const),
        ...tools.map(({ tool, grade }) => [tool, grade] as const),
      ]),
    })),
    phrases,
    phrasesByStem,
    jobsByStem,
    model: buildJobModel(jobs.map(({ name, phrases: own }) => [name, ...Object.values(own).flat()])),
    ...productIndex(jobs, products),
  }
}
