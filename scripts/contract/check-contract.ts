/** Compares the contract of a folder with its released copies, and replaces them in a release. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printChangelog, type Release, readChangelog, withRelease } from './api-changelog.ts'
import { compareContracts, RELEASED_FOLDER } from './compare-contracts.ts'
import type { Comparison, ContractChange } from './contract-change.ts'

const CHANGELOG = 'docs/api-changelog.md'
const GRAPHQL = 'schema.public.graphql'
const OPENAPI = 'openapi.json'
const FIRST: ContractChange = {
  kind: 'added',
  text: 'The first released contract: the public GraphQL schema, and the OpenAPI document of the legacy functions.',
}

type Options = {
  readonly root: string
  /** As YYYY-MM-DD. */
  readonly today: string
  readonly isRelease?: boolean
  /** Releases also what breaks programs. */
  readonly isForced?: boolean
}

type Outcome = { readonly passed: boolean; readonly lines: readonly string[] }

/** Reads and writes files below `root`. Throws when the changelog was edited by hand. */
export const checkContract = async ({
  root,
  today,
  isRelease = false,
  isForced = false,
}: Options): Promise<Outcome> => {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const released = (file: string): string => join(RELEASED_FOLDER, file)
  const releases: readonly Release[] = existsSync(join(root, CHANGELOG)) ? readChangelog(read(CHANGELOG)) : []
  const [last] = releases

  const compare = async (): Promise<Comparison> => {
    if (last === undefined) return { changes: [FIRST], problems: [] }
    return compareContracts({
      released: { graphql: read(released(GRAPHQL)), openapi: read(released(OPENAPI)) },
      current: { graphql: read(GRAPHQL), openapi: read(OPENAPI) },
      days: { today, releasedOn: last.day },
    })
  }
  const release = (changes: readonly ContractChange[]): void => {
    mkdirSync(join(root, RELEASED_FOLDER), { recursive: true })
    for (const file of [GRAPHQL, OPENAPI]) writeFileSync(join(root, released(file)), read(file))
    writeFileSync(join(root, CHANGELOG), printChangelog(withRelease(releases, { day: today, changes })))
  }

  const { changes, problems } = await compare()
  if (problems.length > 0 && !(isRelease && isForced)) {
    const title = `The contract released on ${last?.day} is broken; see "Change the contract" in CONTRIBUTING.md:`
    return { passed: false, lines: [title, '', ...problems.map((problem) => `- ${problem}`)] }
  }
  if (!isRelease) {
    const count = changes.length === 1 ? '1 change' : `${changes.length} changes`
    const summary = `${count} since the release of ${last?.day ?? 'nothing'}; none breaks it.`
    return { passed: true, lines: [...changes.map(({ text }) => `- ${text}`), summary] }
  }
  if (changes.length === 0) return { passed: true, lines: [`Nothing has changed since the release of ${last?.day}.`] }
  release(changes)
  return { passed: true, lines: [`Released. Commit ${CHANGELOG} and ${RELEASED_FOLDER}.`] }
}
