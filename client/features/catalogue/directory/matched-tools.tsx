import type { ConditionVerdict } from '#client/gql/graphql.ts'
import type { CardTool } from '../cards/tool-card.tsx'
import { NARROW_GRID, ToolGrid } from '../cards/tool-grid.tsx'
import type { DirectoryAddress } from './directory-address.ts'
import type { SearchReading, ToolMatch } from './directory-listing.ts'
import { Highlighted, MatchReason } from './match-highlight.tsx'
import { SearchNotes } from './search-notes.tsx'
import type { DirectoryControls } from './use-directory-controls.ts'

type MatchedToolsProps = {
  readonly address: DirectoryAddress
  readonly tools: readonly CardTool[]
  /** Why each was found, in their order. */
  readonly matches: readonly (readonly ToolMatch[])[]
  readonly reading: SearchReading | null
  readonly follow: DirectoryControls['follow']
}

const HEADINGS: Readonly<Record<ConditionVerdict, string>> = {
  YES: 'Known to meet your conditions',
  UNKNOWN: 'Not known whether they meet your conditions',
  NO: 'Do not meet your conditions',
}

type Group = { readonly verdict: ConditionVerdict | null; readonly start: number; readonly group: readonly CardTool[] }

/** Runs of tools with the same verdict on the conditions, if they are in that order; else one group. */
function groupsOf(tools: readonly CardTool[], reading: SearchReading | null, inOrder: boolean): readonly Group[] {
  const verdictAt = (index: number) => (inOrder ? (reading?.verdicts[index] ?? null) : null)
  const starts = [...tools.keys()].filter((index) => index === 0 || verdictAt(index) !== verdictAt(index - 1))
  return starts.map((start, at) => ({ verdict: verdictAt(start), start, group: tools.slice(start, starts[at + 1]) }))
}

/** The tools of a search, with what it matched and how it was understood. */
export function MatchedTools({ address, tools, matches, reading, follow }: MatchedToolsProps) {
  return (
    <>
      {reading ? <SearchNotes address={address} reading={reading} follow={follow} /> : null}
      {groupsOf(tools, reading, address.sort === 'relevance' && reading?.compared.length === 0).map(
        ({ verdict, start, group }) => (
          <section key={start} className="mb-8 last:mb-0">
            {verdict === null ? null : <h2 className="mb-3 text-lg">{HEADINGS[verdict]}</h2>}
            <ToolGrid
              tools={group}
              columns={NARROW_GRID}
              marksOf={(index) => {
                const found = matches[start + index] ?? []
                return {
                  mark: (field, text) => <Highlighted text={text} field={field} matches={found} />,
                  reason: <MatchReason matches={found} />,
                }
              }}
            />
          </section>
        ),
      )}
    </>
  )
}
