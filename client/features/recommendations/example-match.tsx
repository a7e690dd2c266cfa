import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { MatchBar, MatchLegend } from './match-bar.tsx'
import { MatchLedger } from './match-ledger.tsx'

const ExampleMatch_match = graphql(`
  fragment ExampleMatch_match on ExampleMatch {
    person
    matchPercent
    tool {
      id
      slug
      name
      mark {
        path
        darkPath
      }
      categoryIcon {
        path
        tint
      }
    }
    ledger {
      outOf
      ...MatchBar_row
      ...MatchLedger_row
    }
  }
`)

/** The best match of an invented person, and how it adds up. */
export function ExampleMatch({ match: masked }: { readonly match: FragmentType<typeof ExampleMatch_match> }) {
  const { person, matchPercent, tool, ledger } = readFragment(ExampleMatch_match, masked)
  // A need may count in another row.
  const rows = ledger.filter(({ outOf }) => outOf > 0)
  return (
    <div className="rounded-lg border border-line bg-surface p-5 shadow-raised lg:p-6">
      <div className="mb-4 flex items-center gap-3">
        <ToolMark name={tool.name} mark={tool.mark} icon={tool.categoryIcon} />
        <div className="min-w-0">
          <h3 className="text-lg leading-snug">
            <Link to={`/tool/${tool.slug}`} className="hover:text-accent">
              {tool.name}
            </Link>
          </h3>
          <p className="text-soft text-xs">Example: {person}</p>
        </div>
        <p className="ml-auto whitespace-nowrap text-right tabular-nums">
          <b className="font-normal font-serif text-2xl">{matchPercent}</b>{' '}
          <span className="text-soft text-xs">of 100</span>
        </p>
      </div>
      <MatchBar rows={rows} className="mb-2 h-3.5" />
      <MatchLegend rows={rows} />
      <div className="mt-5">
        <MatchLedger rows={rows} name={tool.name} />
      </div>
    </div>
  )
}
