// npm run catalogue:report [-- --json]
// Prints how much the data files know: the figures of prices and sources, then shares of all active tools and of the
// best known, counted up to today, and the best known tools without a page for their privacy claims. With --json, only
// the figures, as JSON.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBestKnown } from '#core/catalogue/best-known.ts'
import { type FactFigures, factFigures, type MeasuredTool } from '#core/catalogue/fact-figures.ts'
import type { ToolRecord } from '#core/catalogue/fields/tool-record.ts'
import { toKnownPlan } from '#core/catalogue/known-plan.ts'
import { marksFileSchema } from '#core/catalogue/mark-record.ts'
import { lacksPrivacyPage } from '#core/catalogue/privacy-page.ts'
import { type Share, sharesOf } from '#core/catalogue/shares.ts'
import { utcMonth } from '#core/utc-day.ts'
import { parseDataFiles, readDataFiles } from '#server/areas/catalogue/data-files.ts'

const dir = join(import.meta.dirname, '../prisma/data')
const { tools } = parseDataFiles(readDataFiles(dir))
const present = utcMonth(new Date())

const measured = (tool: ToolRecord): MeasuredTool => ({
  pricingModel: tool.pricing_model,
  prominence: tool.prominence,
  plans: tool.plans.map(toKnownPlan),
  privacy: tool.privacy,
  privacyUrl: tool.privacy_url,
  facts: { as_of: tool.as_of, ...tool.facts },
})
const figures = factFigures(tools.filter(({ status }) => status === 'active').map(measured), present)

const percent = (share: number | null): string => (share === null ? '—' : `${(100 * share).toFixed(1)} %`).padStart(8)

const printFigures = ({ answered, datedWithinYear, withAddress, privacyPages, falseSources }: FactFigures) => {
  const rows: readonly (readonly [string, string])[] = [
    ['Answered, of those that cost', percent(answered.all)],
    ['  of the best known', percent(answered.bestKnown)],
    ['  of freemium and paid tools', percent(answered.selfServe)],
    ['Dated within a year, of the answered', percent(datedWithinYear)],
    ["With the address of the vendor's page, of the answered", percent(withAddress)],
    ['Privacy claims with a page, of the best known', percent(privacyPages.bestKnown)],
    ['Sources that cannot be looked up', String(falseSources).padStart(6)],
  ]
  for (const [label, value] of rows) console.log(`${label.padEnd(70)}${value}`)
}

const shareText = ({ of, known }: Share): string =>
  `${String(known).padStart(5)} of ${String(of).padStart(4)}${of === 0 ? '' : percent(known / of)}`

const printShares = () => {
  const marks = marksFileSchema.parse(JSON.parse(readFileSync(join(dir, 'marks.json'), 'utf8'))).tools
  const reported = tools.map((tool) => ({ tool, hasMark: Object.hasOwn(marks, tool.slug) }))
  const best = sharesOf(
    reported.filter(({ tool }) => isBestKnown(tool)),
    present,
  )
  console.log(`\n${'Share'.padEnd(70)}${'all active tools'.padEnd(26)}the best known`)
  for (const [at, share] of sharesOf(reported, present).entries()) {
    console.log(`${share.name.padEnd(70)}${shareText(share).padEnd(26)}${best[at] ? shareText(best[at]) : ''}`)
  }
}

const printMissingPrivacyPages = () => {
  const missing = tools.filter((tool) => isBestKnown(tool) && lacksPrivacyPage(tool)).map(({ slug }) => slug)
  console.log(`\nBest known tools with privacy claims but no privacy_url (${missing.length}):`)
  for (const slug of missing.sort()) console.log(`  ${slug}`)
}

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(figures))
} else {
  printFigures(figures)
  printShares()
  printMissingPrivacyPages()
}
