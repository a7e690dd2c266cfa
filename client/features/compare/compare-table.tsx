import { type CSSProperties, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { CompareOptions } from './compare-address.ts'
import type { ComparedTool, Comparison, ComparisonGroup, ComparisonRow } from './comparison.ts'
import type { ForYou } from './for-you-control.tsx'
import { GroupRows, type ShownRow, STUB } from './group-rows.tsx'
import { PriceGroup } from './price-group.tsx'
import { PrivacyLegend } from './privacy-cell.tsx'
import { type RenderHeart, TableHead } from './table-head.tsx'

type TableProps = {
  readonly tools: readonly ComparedTool[]
  readonly comparison: Comparison
  readonly options: CompareOptions
  /** The member's weights; null for visitors, and until they are known. */
  readonly forYou: ForYou | null
  /** Whether the weights are still loading: until then, the rows are hidden but keep their space. */
  readonly weighing: boolean
  /** Called when a tool is removed, in addition to following the link without it. */
  readonly onRemove: (tool: ComparedTool) => void
  /** The button that saves a tool, from another feature. */
  readonly renderHeart: RenderHeart
}

type ShownGroup = {
  readonly label: ComparisonGroup['label'] | 'Most relevant to you'
  readonly rows: readonly ShownRow[]
  readonly because: string | null
}

const plain = ({ label, rows }: ComparisonGroup): ShownGroup => ({
  label,
  rows: rows.map((row) => ({ ...row, because: null })),
  because: null,
})

/**
 * Rows that relate to the member's answers come first, in descending order of weight, each with its answer. A weight of
 * a whole group moves the group.
 */
function weighed(groups: readonly ComparisonGroup[], forYou: ForYou | null): readonly ShownGroup[] {
  const weights = forYou?.status === 'ready' ? forYou.rows : []
  if (weights.length === 0) return groups.map(plain)
  const all = groups.flatMap(({ rows }) => rows)
  const first = weights.flatMap(({ label, because }) => {
    const row = all.find((candidate) => candidate.label === label)
    return row ? [{ ...row, because }] : []
  })
  const isFirst = ({ label }: Pick<ComparisonRow, 'label'>) => first.some((row) => row.label === label)
  const ofGroups = weights.filter((weight) => !isFirst(weight))
  const others = groups.map((group) => ({
    ...plain({ ...group, rows: group.rows.filter((row) => !isFirst(row)) }),
    because: ofGroups.find(({ label }) => label === group.label)?.because ?? null,
  }))
  return [
    ...others.filter(({ label }) => label === null),
    { label: 'Most relevant to you' as const, rows: first, because: null },
    ...others.filter(({ because }) => because !== null),
    ...others.filter(({ label, because }) => label !== null && because === null),
  ].filter(({ rows }) => rows.length > 0)
}

/** Only rows in which the tools differ. */
const differing = ({ groups }: Comparison): readonly ComparisonGroup[] =>
  groups.flatMap(({ label, rows }) => {
    const kept = rows.filter(({ differs }) => differs)
    return kept.length > 0 ? [{ label, rows: kept }] : []
  })

/** Tools in columns of equal width. A phone shows the first tool and one other, below the label of each row. */
export function CompareTable(props: TableProps) {
  const { tools, comparison, options, forYou, weighing, onRemove, renderHeart } = props
  const isWeighed = options.forYou === true && forYou?.status === 'ready'
  const kept = options.onlyDifferences ? differing(comparison) : comparison.groups
  // If all rows differ, there is nothing to highlight.
  const marking = options.onlyDifferences !== true
  const groups = weighed(kept, isWeighed ? forYou : null)
  return (
    <section aria-label="Comparison" className="mt-4 rounded-md border border-line bg-surface">
      {tools.length > 2 ? <OtherTool key={tools.map(({ slug }) => slug).join(' ')} tools={tools} /> : null}
      <table
        className="compared w-full border-collapse text-sm"
        style={{ '--tools': Math.min(tools.length, 2) } as CSSProperties}
      >
        <caption className="sr-only">{tools.map(({ name }) => name).join(', ')} side by side</caption>
        <TableHead tools={tools} options={options} onRemove={onRemove} renderHeart={renderHeart} />
        {/* Rows in another order are other rows: none of them moves. */}
        {isWeighed ? (
          <tbody>
            <tr className="border-line border-t">
              <th scope="row" className={STUB}>
                Your match
              </th>
              {tools.map(({ id }, index) => (
                <td key={id} data-at={index} className="px-3 py-3 align-top tabular-nums">
                  {forYou.renderMatch(id)}
                </td>
              ))}
            </tr>
          </tbody>
        ) : null}
        {groups.map((group) => {
          const Rows = group.label === 'Price' ? PriceGroup : GroupRows
          return (
            <Rows
              key={`${group.label} ${isWeighed}`}
              label={group.label}
              because={group.because}
              rows={group.rows}
              tools={tools}
              isMarking={marking}
              aside={group.label === 'Privacy' ? <PrivacyLegend /> : null}
              className={classNames(weighing && 'invisible')}
            />
          )
        })}
      </table>
      {groups.every(({ label }) => label === null) ? (
        <p className="border-line border-t p-4">No known facts about these tools differ.</p>
      ) : null}
    </section>
  )
}

/** On a phone, which tool is shown beside the first one. It works without scripts. */
function OtherTool({ tools: [first, ...others] }: { readonly tools: readonly ComparedTool[] }) {
  const name = useId()
  return (
    <fieldset className="flex p-2 md:hidden print:hidden">
      <legend className="sr-only">Compare {first?.name} with</legend>
      {others.map((tool, index) => (
        <label
          key={tool.slug}
          className="wrap-anywhere grid min-h-11 min-w-0 flex-1 cursor-pointer place-items-center rounded-md px-1 text-center font-semibold text-soft text-sm has-checked:bg-gold-wash has-focus-visible:outline-2 has-checked:text-ink"
        >
          <input type="radio" name={name} value={index + 1} defaultChecked={index === 0} className="sr-only" />
          <span>
            <span className="font-normal">vs</span> {tool.name}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
