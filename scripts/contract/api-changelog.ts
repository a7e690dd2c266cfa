/** `docs/api-changelog.md`: a section per release of the contract, the newest first. Written only by the program. */
import { API_NOTICE_DAYS } from '#core/api-contract.ts'
import type { ContractChange } from './contract-change.ts'
import { isDay } from './deprecation-days.ts'

const HEADINGS = {
  added: 'Added',
  check: 'Check your code',
  deprecated: 'Deprecated',
  changed: 'Changed',
  removed: 'Removed',
} as const satisfies Record<ContractChange['kind'], string>
type Kind = ContractChange['kind']
const KINDS = Object.keys(HEADINGS) as Kind[]

const INTRODUCTION = `# API changelog

The changes of the GraphQL API at \`/graphql\` and of the legacy functions that \`/openapi.json\` describes. What is removed
was deprecated for at least ${API_NOTICE_DAYS} days. Fields and values can be added at any time: ignore those that you do
not know.
`

export type Release = { readonly day: string; readonly changes: readonly ContractChange[] }

/** Throws with the line that the program did not write. */
export const readChangelog = (text: string): readonly Release[] => {
  if (!text.startsWith(INTRODUCTION)) throw new Error('docs/api-changelog.md must begin with its introduction.')
  const releases: { day: string; changes: ContractChange[] }[] = []
  let kind: Kind | undefined
  for (const line of text.slice(INTRODUCTION.length).split('\n')) {
    const day = /^## (.+)$/.exec(line)?.[1]
    const heading = /^### (.+)$/.exec(line)?.[1]
    const item = /^- (.+)$/.exec(line)?.[1]
    const release = releases.at(-1)
    if (line === '') continue
    if (day !== undefined && isDay(day)) {
      releases.push({ day, changes: [] })
      kind = undefined
    } else if (heading !== undefined && release !== undefined) {
      kind = KINDS.find((one) => HEADINGS[one] === heading)
    } else if (item !== undefined && release !== undefined && kind !== undefined) {
      release.changes.push({ kind, text: item })
    } else {
      throw new Error(`docs/api-changelog.md is made by npm run schema:release, which does not write "${line}".`)
    }
  }
  return releases
}

const printRelease = ({ day, changes }: Release): string => {
  const parts = KINDS.flatMap((kind) => {
    const texts = changes.filter((change) => change.kind === kind).map(({ text }) => `- ${text}`)
    return texts.length === 0 ? [] : [`### ${HEADINGS[kind]}\n\n${texts.join('\n')}\n`]
  })
  return `## ${day}\n\n${parts.join('\n')}`
}

export const printChangelog = (releases: readonly Release[]): string =>
  [INTRODUCTION, ...releases.map(printRelease)].join('\n')

/** With one more release; a second one on the same day adds to the first. */
export const withRelease = (releases: readonly Release[], release: Release): readonly Release[] => {
  const [newest, ...older] = releases
  if (newest?.day !== release.day) return [release, ...releases]
  return [{ ...newest, changes: [...newest.changes, ...release.changes] }, ...older]
}
