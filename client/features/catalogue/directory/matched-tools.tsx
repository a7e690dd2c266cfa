import type { CardTool } from '../cards/tool-card.tsx'
import { ToolGrid } from '../cards/tool-grid.tsx'
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

/** The tools of a search, with what it matched and how it was understood. */
export function MatchedTools({ address, tools, matches, reading, follow }: MatchedToolsProps) {
  return (
    <>
      {reading ? <SearchNotes address={address} reading={reading} follow={follow} /> : null}
      <ToolGrid
        tools={tools}
        beside
        marksOf={(index) => {
          const found = matches[index] ?? []
          return {
            mark: (field, text) => <Highlighted text={text} field={field} matches={found} />,
            reason: <MatchReason matches={found} />,
          }
        }}
      />
    </>
  )
}
