// npm run catalogue:dates
// Records today as the day of each generated page that is new or whose text changed, in prisma/data/page-dates.json.
import { writeFileSync } from 'node:fs'
import { createPageGenerator } from '#core/pages/generate-pages.ts'
import { utcDay } from '#core/utc-day.ts'
import { comparisonPairs } from '#server/areas/content/comparison-pairs.ts'
import { PAGE_DATES_FILE, readPageDates } from '#server/areas/content/page-dates.ts'
import { realCatalogue } from './catalogue/catalogue-for-pages.ts'
import { datedPages } from './catalogue/dated-pages.ts'

const generator = createPageGenerator(realCatalogue(), { pairs: comparisonPairs() })
const before = readPageDates()
const today = utcDay(new Date())
const after = datedPages(before, generator.plans.map(generator.generate), today)
writeFileSync(PAGE_DATES_FILE, `${JSON.stringify({ pages: after }, null, 2)}\n`)
const slugs = Object.keys(after)
const changed = slugs.filter((slug) => before[slug]?.text !== after[slug]?.text).length
console.log(`${slugs.length} pages that are or were published, ${changed} of them new or changed.`)
