// npm run catalogue:releases [-- slug ...]
// Asks npm, PyPI and GitHub for the license and the newest release of the tools in prisma/data/packages.json, and writes
// what is new into the data files. Exits 1 if a registry or a package could not be read; nothing changes for these.
import { join } from 'node:path'
import { utcMonth } from '#core/utc-day.ts'
import { REGISTRIES } from './catalogue/registries.ts'
import { updateReleases } from './catalogue/update-releases.ts'

const problems = await updateReleases({
  dir: join(import.meta.dirname, '../prisma/data'),
  registries: REGISTRIES,
  month: utcMonth(new Date()),
  only: process.argv.slice(2),
  print: (text) => console.log(text),
})
process.exitCode = problems === 0 ? 0 : 1
