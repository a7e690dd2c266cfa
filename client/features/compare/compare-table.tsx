import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { NOT_KNOWN } from '../../../core/display/comparison-rows.ts'
import { BreakableName } from '../../ui/breakable-name.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { type CompareOptions, compareAddress } from './compare-address.ts'
import type { ComparedTool, Comparison, ComparisonCell, ComparisonRow } from './comparison.ts'
import { type ForYou, ForYouControl } from './for-you-control.tsx'

type TableProps = {
  readonly tools: readonly ComparedTool[]
  readonly comparison: Comparison
  readonly options: CompareOptions
  /** What the comparison is to the member; null for a visitor, and until it is known. */
  readonly forYou: ForYou | null
  readonly onForYou: () => void
  /** Whether it will soon be known what the rows weigh: until then they keep their place unseen. */
  readonly weighing: boolean
  /** For each removal, beside its link to the comparison without the tool. */
  readonly onRemove: (tool: ComparedTool) => void
}

// Its line is drawn inside it: the borders of a collapsed table stay behind when a cell sticks.
const STUB =
  'sticky left-0 z-10 w-24 bg-paper after:absolute after:inset-y-0 after:right-0 after:w-px after:bg-line p-3 text-left align-top sm:w-36'

type ShownRow = ComparisonRow & { readonly because: string | null }

/** Rows that the answers speak of go first, the weightiest on top, each with the answer. */
function weighed(rows: readonly ComparisonRow[], forYou: ForYou | null): readonly ShownRow[] {
  const weights = forYou?.status === 'ready' ? forYou.rows : []
  const first = weights.flatMap(({ label, because }) => {
    const row = rows.find((candidate) => candidate.label === label)
    return row ? [{ ...row, because }] : []
  })
  const others = rows.filter(({ label }) => !first.some((row) => row.label === label))
  return [...first, ...others.map((row) => ({ ...row, because: null }))]
}

/** Marks a row that the answers speak of; drawn inside, like the line of the column. */
const FOR_YOU = 'shadow-[inset_4px_0_0_var(--color-gold)]'

/** Tools in columns of one width: where the table is wider than the window, its region scrolls and not the page. */
export function CompareTable({ tools, comparison, options, forYou, onForYou, weighing, onRemove }: TableProps) {
  const isWeighed = options.forYou === true && forYou?.status === 'ready'
  const differing = comparison.rows.filter(({ differs }) => differs || !options.onlyDifferences)
  const rows = weighed(differing, isWeighed ? forYou : null)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be in reach of the keyboard
    <section aria-label="Comparison" tabIndex={0} className="mt-5 overflow-x-auto rounded-md border border-line">
      <table className="w-full table-fixed border-collapse text-sm" style={{ minWidth: `${6 + 11 * tools.length}rem` }}>
        <caption className="sr-only">{tools.map(({ name }) => name).join(', ')} side by side</caption>
        <thead>
          <tr className="border-line border-b">
            <td className={STUB}>
              <span className="block min-h-9">
                <ForYouControl forYou={forYou} on={options.forYou === true} onToggle={onForYou} />
              </span>
            </td>
            {tools.map((tool) => (
              <th key={tool.id} scope="col" className="p-3 text-left align-top font-normal">
                <span className="flex items-start gap-1.5">
                  <ToolMark name={tool.name} mark={tool.mark} size="sm" className="mr-1 max-lg:hidden" />
                  <span className="min-w-0 flex-1">
                    <Link
                      to={`/tool/${tool.slug}`}
                      state={{ toolId: tool.id }}
                      className="wrap-anywhere inline-block py-1 font-semibold font-serif leading-snug hover:text-accent lg:text-lg"
                    >
                      <BreakableName name={tool.name} />
                    </Link>
                  </span>
                  <Link
                    to={compareAddress(
                      tools.flatMap(({ slug }) => (slug === tool.slug ? [] : [slug])),
                      options,
                    )}
                    onClick={() => onRemove(tool)}
                    aria-label={`Remove ${tool.name} from the comparison`}
                    className="-mt-1 -mr-1 grid size-9 shrink-0 place-items-center rounded-md text-soft hover:text-accent print:hidden"
                  >
                    <X aria-hidden="true" className="size-4" />
                  </Link>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {/* Rows in another order are other rows: none of them moves. */}
        <tbody
          key={isWeighed ? 'weighed' : 'plain'}
          className={classNames('divide-y divide-line', weighing && 'invisible')}
        >
          {isWeighed ? (
            <tr>
              <th scope="row" className={`${STUB} font-semibold`}>
                Your match
              </th>
              {tools.map(({ id }) => (
                <td key={id} className="p-3 align-top tabular-nums">
                  {forYou.renderMatch(id)}
                </td>
              ))}
            </tr>
          ) : null}
          {rows.map(({ label, cells, because }) => (
            <tr key={label}>
              <th scope="row" className={classNames(STUB, 'font-semibold', because !== null && FOR_YOU)}>
                {label}
                {because === null ? null : <span className="mt-1 block font-normal text-soft text-xs">{because}</span>}
              </th>
              {cells.map((cell, index) => (
                <td key={tools[index]?.id} className="p-3 align-top tabular-nums">
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p className="p-4">Nothing that is known about these tools differs.</p> : null}
    </section>
  )
}

function Cell({ cell: { lines, source } }: { readonly cell: ComparisonCell }) {
  if (lines.length === 0) return <span className="text-soft">{NOT_KNOWN}</span>
  return (
    <>
      {lines.length === 1 ? (
        lines[0]
      ) : (
        <ul className="grid gap-1.5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {source === null ? null : <span className="mt-1 block text-soft text-xs">{source}</span>}
    </>
  )
}
