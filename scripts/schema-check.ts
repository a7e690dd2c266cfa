// Compares the contract with the released one: npm run schema:check. With --release it becomes the released one; with
// --breaking too, also if that breaks programs, for emergencies.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { printChangelog, type Release, readChangelog, withRelease } from './contract/api-changelog.ts'
import { compareContracts, RELEASED_FOLDER } from './contract/compare-contracts.ts'
import type { ContractChange } from './contract/contract-change.ts'

const CHANGELOG = 'docs/api-changelog.md'
const FILES = ['schema.public.graphql', 'openapi.json'] as const
const FIRST: ContractChange = {
  kind: 'added',
  text: 'The first released contract: the public GraphQL schema, and the OpenAPI document of the legacy functions.',
}

const locate = (file: string): URL => new URL(`../${file}`, import.meta.url)
const read = (file: string): string => readFileSync(locate(file), 'utf8')

const today = new Date().toISOString().slice(0, 10)
const isRelease = process.argv.includes('--release')
const isForced = isRelease && process.argv.includes('--breaking')

const readReleases = (): readonly Release[] => {
  if (!existsSync(locate(CHANGELOG))) return []
  try {
    return readChangelog(read(CHANGELOG))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
const releases = readReleases()
const [last] = releases

const { changes, problems } =
  last === undefined
    ? { changes: [FIRST], problems: [] }
    : await compareContracts({
        released: { graphql: read(`${RELEASED_FOLDER}/${FILES[0]}`), openapi: read(`${RELEASED_FOLDER}/${FILES[1]}`) },
        current: { graphql: read(FILES[0]), openapi: read(FILES[1]) },
        days: { today, releasedOn: last.day },
      })

if (problems.length > 0 && !isForced) {
  console.error(`The contract released on ${last?.day} is broken; see "Change the contract" in CONTRIBUTING.md:\n`)
  for (const problem of problems) console.error(`- ${problem}`)
  process.exitCode = 1
} else if (!isRelease) {
  for (const { text } of changes) console.log(`- ${text}`)
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`
  console.log(`${count} since the release of ${last?.day ?? 'nothing'}; none breaks it.`)
} else if (changes.length === 0) {
  console.log(`Nothing has changed since the release of ${last?.day}.`)
} else {
  for (const file of FILES) writeFileSync(locate(`${RELEASED_FOLDER}/${file}`), read(file))
  writeFileSync(locate(CHANGELOG), printChangelog(withRelease(releases, { day: today, changes })))
  console.log(`Released. Commit ${CHANGELOG} and ${RELEASED_FOLDER}.`)
}
