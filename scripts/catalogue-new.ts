// npm run catalogue:new -- category-slug "Name" https://address
// Adds a record for a new tool to its category's file. Then write its texts until npm run catalogue:lint is content.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { skeletonOf, slugOfName, withTool } from '#core/catalogue/new-tool.ts'
import { utcDay } from '#core/utc-day.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { parseDataFiles, readDataFiles } from '#server/areas/catalogue/data-files.ts'

const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const [category = '', name = '', address = ''] = process.argv.slice(2)
if (address === '') fail('Usage: npm run catalogue:new -- category-slug "Name" https://address')

const dir = join(import.meta.dirname, '../prisma/data')
const { categories, tools } = parseDataFiles(readDataFiles(dir))
if (!categories.some(({ slug }) => slug === category)) {
  fail(`There is no category "${category}". Categories: ${categories.map(({ slug }) => slug).join(', ')}`)
}
const websiteUrl = safeWebsiteUrl(address)
if (websiteUrl?.startsWith('https://') !== true) fail(`"${address}" is not an https address`)
const slug = slugOfName(name)
if (slug === '') fail(`No slug can be derived from "${name}". Write the record by hand`)
const existing = tools.find((tool) => tool.slug === slug)
if (existing !== undefined) fail(`"${slug}" exists already, in tools/${existing.category}.json`)

const file = join(dir, 'tools', `${category}.json`)
const text = existsSync(file) ? readFileSync(file, 'utf8') : null
const today = utcDay(new Date())
// Without the slash that URL parsing adds to a bare host.
const written = String(websiteUrl).replace(/^(https:\/\/[^/]+)\/$/, '$1')
writeFileSync(file, withTool(text, category, skeletonOf({ name, website_url: written, today })))
console.log(`Added "${slug}" to prisma/data/tools/${category}.json. Fill it in, then run: npm run catalogue:lint`)
