// npm run catalogue:report
// Prints how much the data files know: shares of all active tools and of the best known, counted up to today.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBestKnown } from '#core/catalogue/best-known.ts'
import { marksFileSchema } from '#core/catalogue/mark-record.ts'
import { type Share, sharesOf } from '#core/catalogue/shares.ts'
import { parseDataFiles, readDataFiles } from '#server/areas/catalogue/data-files.ts'

const dir = join(import.meta.dirname, '../prisma/data')
const { tools } = parseDataFiles(readDataFiles(dir))
const marks = marksFileSchema.parse(JSON.parse(readFileSync(join(dir, 'marks.json'), 'utf8'))).tools
const present = new Date().toISOString().slice(0, 'YYYY-MM'.length)

const reported = tools.map((tool) => ({ tool, hasMark: Object.hasOwn(marks, tool.slug) }))
const all = sharesOf(reported, present)
const best = sharesOf(
  reported.filter(({ tool }) => isBestKnown(tool)),
  present,
)

const text = ({ of, known }: Share): string =>
  `${String(known).padStart(5)} of ${String(of).padStart(4)}${of === 0 ? '' : `${((100 * known) / of).toFixed(1).padStart(7)} %`}`

console.log(`${'Share'.padEnd(70)}${'all active tools'.padEnd(26)}the best known`)
for (const [at, share] of all.entries()) {
  console.log(`${share.name.padEnd(70)}${text(share).padEnd(26)}${best[at] === undefined ? '' : text(best[at])}`)
}
