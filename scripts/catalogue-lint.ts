// npm run catalogue:lint
// Prints what is wrong with the data files, by file and tool, and a count of the catalog. Exits 1 on problems.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lintBalance } from '#core/catalogue/lint/balance.ts'
import { lintJobs } from '#core/catalogue/lint/jobs.ts'
import { lintMarks } from '#core/catalogue/lint/marks.ts'
import { lintModelPrices } from '#core/catalogue/lint/model-prices.ts'
import { lintOutsideProducts } from '#core/catalogue/lint/outside-products.ts'
import { lintPackages } from '#core/catalogue/lint/packages.ts'
import type { LintProblem } from '#core/catalogue/lint/problem.ts'
import { lintSynonyms } from '#core/catalogue/lint/synonyms.ts'
import { lintCatalogue } from '#core/catalogue/lint.ts'
import { marksFileSchema } from '#core/catalogue/mark-record.ts'
import { modelPricesFileSchema } from '#core/catalogue/model-prices/model-prices-record.ts'
import { packagesFileSchema } from '#core/catalogue/packages-file.ts'
import { PRICING_MODELS } from '#core/catalogue/vocabulary.ts'
import { jobFileSchema } from '#core/jobs/job-file.ts'
import { outsideProductsFileSchema } from '#core/jobs/outside-products.ts'
import { synonymFileSchema } from '#core/search/index/synonym-file.ts'
import { type CatalogueData, DataFileError, parseDataFiles, readDataFiles } from '#server/areas/catalogue/data-files.ts'
import { readPriceSource } from './build-model-prices.ts'

const dir = process.argv[2] ?? join(import.meta.dirname, '../prisma/data')

const countBy = (values: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Jobs, marks, model prices, packages and synonyms are optional in a data folder. */
const markProblems = ({ tools }: CatalogueData): LintProblem[] => {
  const file = join(dir, 'marks.json')
  return existsSync(file) ? lintMarks(marksFileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))), tools) : []
}

const modelPriceProblems = ({ tools }: CatalogueData): LintProblem[] => {
  const file = join(dir, 'model-prices.json')
  if (!existsSync(file)) return []
  const source = readPriceSource(join(import.meta.dirname, '..'))
  return lintModelPrices(modelPricesFileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))), source, tools)
}

const packageProblems = ({ tools }: CatalogueData): LintProblem[] => {
  const file = join(dir, 'packages.json')
  return existsSync(file) ? lintPackages(packagesFileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))), tools) : []
}

const synonymProblems = (data: CatalogueData): readonly LintProblem[] => {
  const file = join(dir, 'synonyms.json')
  return existsSync(file)
    ? lintSynonyms(synonymFileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).synonyms, data)
    : []
}

/** The rules for all jobs together need all of them. */
const jobProblems = (data: CatalogueData): readonly LintProblem[] => {
  const folder = join(dir, 'jobs')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => jobFileSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
  const products = join(dir, 'outside-products.json')
  const slugs = new Set(files.flatMap(({ jobs }) => jobs.map(({ slug }) => slug)))
  return [
    ...lintJobs(files, data),
    ...(existsSync(products)
      ? lintOutsideProducts(
          outsideProductsFileSchema.parse(JSON.parse(readFileSync(products, 'utf8'))).products,
          slugs,
          data,
        )
      : []),
  ]
}

const printProblems = (problems: readonly LintProblem[]) => {
  for (const [file, count] of countBy(problems.map((problem) => problem.file))) {
    console.log(`${file} (${count})`)
    for (const { slug, rule, message } of problems.filter((problem) => problem.file === file)) {
      console.log(`  ${slug}: ${message} [${rule}]`)
    }
  }
}

const printSummary = ({ categories, tools }: CatalogueData) => {
  const byCategory = countBy(tools.map((tool) => tool.category))
  const byModel = countBy(tools.map((tool) => tool.pricing_model ?? 'unknown'))
  const empty = categories.filter(({ slug }) => !byCategory.has(slug))
  console.log(`${tools.length} tools, ${tools.filter((tool) => tool.plans.length > 0).length} of them with prices`)
  console.log(
    `By pricing: ${[...PRICING_MODELS, 'unknown'].map((model) => `${model} ${byModel.get(model) ?? 0}`).join(', ')}`,
  )
  console.log(`By category: ${[...byCategory].map(([slug, count]) => `${slug} ${count}`).join(', ')}`)
  if (empty.length > 0) console.log(`Without a tool: ${empty.map(({ slug }) => slug).join(', ')}`)
}

try {
  const data = parseDataFiles(readDataFiles(dir))
  const problems = [
    ...lintCatalogue(data),
    ...lintBalance(data),
    ...markProblems(data),
    ...modelPriceProblems(data),
    ...packageProblems(data),
    ...synonymProblems(data),
    ...jobProblems(data),
  ]
  printProblems(problems)
  printSummary(data)
  console.log(problems.length === 0 ? 'No problems.' : `${problems.length} problems.`)
  process.exitCode = problems.length === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof DataFileError)) throw error
  console.log(error.message)
  process.exitCode = 1
}
