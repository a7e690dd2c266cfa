/** The catalog of the data files, as the page generator reads it from a database that contains nothing else. */
import path from 'node:path'
import { withPlansMonth } from '#core/catalogue/plans-month.ts'
import { type CatalogueForPages, pageToolOf } from '#core/pages/page-tool.ts'
import { stateOfRecord } from '#server/areas/catalogue/changes/tool-state-of-record.ts'
import { parseDataFiles, readDataFiles } from '#server/areas/catalogue/data-files.ts'
import { readJobs } from '#server/areas/catalogue/search/read-search-words.ts'

/** Every active tool, category and job of the data files. */
export const realCatalogue = (): CatalogueForPages => {
  const { categories, featured, tools } = parseDataFiles(
    readDataFiles(path.join(import.meta.dirname, '../../prisma/data')),
  )
  return {
    tools: tools
      .filter(({ status }) => status === 'active')
      .map((tool) => stateOfRecord(tool, featured.includes(tool.slug), { id: `id-of-${tool.slug}` }))
      .map((state) => pageToolOf(withPlansMonth(state))),
    categories,
    jobs: readJobs(),
  }
}
