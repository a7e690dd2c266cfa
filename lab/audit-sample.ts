// npm run catalogue:sample -- SEED [SIZE]
// Prints the slugs of a random sample of the active tools, for readers who check their facts. The same seed over the same
// tools always draws the same sample.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { parseDataFiles, readDataFiles } from '#server/areas/catalogue/data-files.ts'

const [seed, size = '80'] = process.argv.slice(2)
if (seed === undefined || !(Number(size) > 0)) {
  console.error('Usage: npm run catalogue:sample -- SEED [SIZE]')
  process.exit(1)
}

const { tools } = parseDataFiles(readDataFiles(join(import.meta.dirname, '../prisma/data')))
const drawn = (slug: string): string => createHash('sha256').update(`${seed} ${slug}`).digest('hex')
const sample = tools
  .filter(({ status }) => status === 'active')
  .map(({ slug }) => ({ slug, at: drawn(slug) }))
  .sort((a, b) => (a.at < b.at ? -1 : 1))
  .slice(0, Number(size))
console.log(sample.map(({ slug }) => slug).join('\n'))
