import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { classNames } from '../../ui/class-names.ts'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { LEDGER_GROUPS } from './ledger-groups.ts'
import { MatchTotal, PointsCell } from './ledger-points.tsx'
import { MatchBar } from './match-bar.tsx'

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
      code
      points
      outOf
      because
      ...MatchBar_row
    }
  }
`)

/** The best match of an invented person, and how it adds up: the rows of the ledger in their groups. */
export function ExampleMatch({ match: masked }: { readonly match: FragmentType<typeof ExampleMatch_match> }) {
  const { person, matchPercent, tool, ledger } = readFragment(ExampleMatch_match, masked)
  // A need may count in another row.
  const rows = ledger.filter(({ outOf }) => outOf > 0)
  const groups = LEDGER_GROUPS.map((group) => ({
    ...group,
    rows: rows.filter(({ code }) => group.codes.includes(code)),
  })).filter((group) => group.rows.length > 0)
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
      <MatchBar rows={rows} className="mb-3 h-3.5" />
      <table className="w-full text-sm">
        <caption className="sr-only">What counts, with its points</caption>
        <tbody className="divide-y divide-line">
          {groups.map((group) => (
            <tr key={group.label}>
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                <span className="flex items-center gap-1.5 font-semibold">
                  <span aria-hidden="true" className={classNames('size-2.5 rounded-sm', group.color)} />
                  {group.label}
                </span>{' '}
                <span className="block text-soft text-xs">{group.rows.map(({ because }) => because).join(' · ')}</span>
              </th>
              <PointsCell rows={group.rows} />
            </tr>
          ))}
        </tbody>
        <MatchTotal rows={rows} />
      </table>
    </div>
  )
}
